import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** No stage of the tests takes a third as long on a quiet machine; what does is stuck. */
const PATIENCE = 900_000

/** Runs a command at the root with its output shown; resolves with its exit code, 1 where it got stuck. */
export function run(command: string, ...args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' })
    const stuck = setTimeout(() => {
      console.error(`${command} is stuck after ${PATIENCE / 60_000} minutes, with these processes at work:`)
      spawnSync('ps', ['-eo', 'pid,ppid,stat,etimes,args', '--forest', '--cols', '160'], { stdio: 'inherit' })
      child.kill('SIGKILL')
    }, PATIENCE)
    const end = (code: number) => {
      clearTimeout(stuck)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      end(1)
    })
    child.on('exit', (code) => end(code ?? 1))
  })
}
