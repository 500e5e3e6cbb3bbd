import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** How long a command may show no sign of life: no output, and no other sign that its caller watches. */
const PATIENCE = 400_000

const held = new AsyncLocalStorage<Buffer[]>()

/**
 * Runs work whose commands' output is shown in one piece at the end, for work that runs concurrently with other work.
 */
export async function inOnePiece<Result>(work: () => Promise<Result>): Promise<Result> {
  const chunks: Buffer[] = []
  try {
    return await held.run(chunks, work)
  } finally {
    process.stdout.write(Buffer.concat(chunks))
  }
}

/** Adds text to the output of such work. */
export const show = (chunk: string | Buffer): void => {
  const chunks = held.getStore()
  if (chunks) chunks.push(Buffer.from(chunk))
  else process.stdout.write(chunk)
}

/** Runs a command at the root and shows its output. Resolves with its exit code, 1 if it got stuck. */
export const run = (command: string, ...args: string[]): Promise<number> => watched({}, command, ...args)

/** How to watch a command. */
export interface Watch {
  /** The time of another sign of life than output, in milliseconds since 1970. */
  lastSign?: () => number
  /** Additional environment variables. */
  variables?: Record<string, string>
  /** How long it may show no sign of life, in milliseconds. */
  patience?: number
}

/** The same, with other ways to watch it. */
export function watched(
  { lastSign = () => 0, variables = {}, patience = PATIENCE }: Watch,
  command: string,
  ...args: string[]
): Promise<number> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...variables }
    const child = spawn(command, args, { cwd: root, env, stdio: ['inherit', 'pipe', 'pipe'] })
    const note = AsyncLocalStorage.bind(show)
    let heard = Date.now()
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        heard = Date.now()
        note(chunk)
      })
    const watch = setInterval(
      () => {
        if (Date.now() - Math.max(heard, lastSign()) < patience) return
        const family = processesOf(child.pid)
        const lines = family.map(({ line }) => `${line}\n`).join('')
        note(
          `${command} is stuck: no sign of life for ${patience / 1_000} seconds, with these processes at work:\n${lines}`,
        )
        end(1)
        // Its children would continue to run, and keep its output open.
        for (const { pid } of family) kill(pid)
      },
      Math.min(1_000, patience / 2),
    )
    const end = (code: number) => {
      clearInterval(watch)
      resolve(code)
    }
    child.on('error', (error) => {
      note(`${command}: ${error.message}\n`)
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/** A process and all its descendants, each with its state, its age in seconds and its command. */
function processesOf(first: number | undefined): { pid: number; line: string }[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,stat=,etimes=,args=', '--cols', '160'], { encoding: 'utf8' })
  const all = stdout.split('\n').map((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number)
    return { pid, parent, line }
  })
  const familyOf = (parent: number): { pid: number; line: string }[] =>
    all.flatMap((each) =>
      each.parent === parent && each.pid !== undefined
        ? [{ pid: each.pid, line: each.line }, ...familyOf(each.pid)]
        : [],
    )
  const own = all.find(({ pid }) => pid === first)
  return first === undefined || !own ? [] : [{ pid: first, line: own.line }, ...familyOf(first)]
}

/** Kills a process, which may have ended meanwhile. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {}
}
