import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { inOnePiece, run, watched } from './shell.ts'

/** A program that starts another, and prints its process id; both then do nothing for half a minute. */
const silent = `
  const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30_000)'])
  console.log('started', pid)
  setTimeout(() => {}, 30_000)`

/** Does work, and reads what it displays. */
async function readShown(work: () => Promise<number>): Promise<{ code: number; shown: string }> {
  const { write } = process.stdout
  let shown = ''
  process.stdout.write = (chunk: string | Uint8Array) => {
    shown += Buffer.from(chunk).toString()
    return true
  }
  try {
    return { code: await inOnePiece(work), shown }
  } finally {
    process.stdout.write = write
  }
}

/** Whether a process runs; one that has ended may still be listed, as a zombie. */
const isAlive = (pid: number) => /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', `${pid}`]).stdout.toString())

it('shows a command’s output, and passes on its exit code', async () => {
  const { code, shown } = await readShown(() => run('node', '-e', 'console.log("well"); process.exit(3)'))
  expect([code, shown]).toEqual([3, 'well\n'])
})

it('kills a command that shows no sign of life, with everything that it started, and says so', async () => {
  const patience = 2_000
  const { code, shown } = await readShown(() => watched({ patience }, 'node', '-e', silent))
  expect(code).toBe(1)
  expect(shown).toContain('node is stuck: no sign of life for 2 seconds')
  const started = Number(shown.match(/started (\d+)/)?.[1])
  expect(shown).toMatch(new RegExp(`^\\s*${started} `, 'm'))
  await expect.poll(() => isAlive(started)).toBe(false)
})

it('lets a command run on that shows signs of life in another way', async () => {
  const work = 'setTimeout(() => {}, 1_500)'
  const { code } = await readShown(() => watched({ patience: 500, lastSign: Date.now }, 'node', '-e', work))
  expect(code).toBe(0)
})

it('says that a command does not exist', async () => {
  const { code, shown } = await readShown(() => run('no-such-command'))
  expect([code, shown]).toEqual([1, expect.stringContaining('ENOENT')])
})
