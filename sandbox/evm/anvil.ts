import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ACCOUNT_COUNT, MNEMONIC } from './accounts.ts'
import { anvilBinary } from './binary.ts'
import { adopt } from './children.ts'

/** An anvil process, which keeps its port and its state when it is stopped and started again. */
export class Anvil {
  readonly #chainId: number
  #folder: string | undefined
  #child: ChildProcess | undefined
  #port = 0

  constructor(chainId: number) {
    this.#chainId = chainId
  }

  /** Its direct address, without a proxy. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Resolves when it answers. The first start chooses the port, later starts use it again. */
  async start(): Promise<void> {
    if (this.#child) return
    this.#folder ??= await mkdtemp(join(tmpdir(), 'portico-sandbox-'))
    const args = {
      '--host': '127.0.0.1',
      '--port': this.#port,
      '--chain-id': this.#chainId,
      '--mnemonic': MNEMONIC,
      '--accounts': ACCOUNT_COUNT,
      '--state': join(this.#folder, 'state.json'),
    }
    const child = spawn(anvilBinary(), Object.entries(args).flat().map(String), { stdio: ['ignore', 'pipe', 'pipe'] })
    adopt(child)
    this.#child = child
    this.#port = await listeningPort(child, this.#chainId)
  }

  /** Freezes it: connections are accepted, but not answered. */
  pause(): void {
    const pid = this.#child?.pid
    if (pid === undefined) return
    this.#child?.kill('SIGSTOP')
    // The signal reaches each thread at a different time, and a running thread would still answer.
    while (runs(pid)) {}
  }

  resume(): void {
    this.#child?.kill('SIGCONT')
  }

  /** Ends the process. Its state is written to disk first. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  /** Ends the process and forgets the state. */
  async destroy(): Promise<void> {
    await this.#end('SIGKILL')
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true })
    this.#folder = undefined
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (!child) return
    this.#child = undefined
    child.kill('SIGCONT')
    child.kill(signal)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}

/** Whether a thread of a process runs in spite of SIGSTOP; known on Linux only. */
function runs(pid: number): boolean {
  const tasks = `/proc/${pid}/task`
  if (!existsSync(tasks)) return false
  const stateOf = (task: string) => readFileSync(join(tasks, task, 'stat'), 'utf8').replace(/^.*\) /s, '')[0]
  return readdirSync(tasks).some((task) => stateOf(task) !== 'T')
}

function listeningPort(child: ChildProcess, chainId: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let complaints = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      complaints += chunk
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      reject(new Error(`anvil for chain ${chainId} ended (${signal ?? code}) before it listened. ${complaints}`.trim()))
    })
    if (!child.stdout) return reject(new Error('anvil has no output to read its port from.'))
    // Its log must be read until it ends: a full pipe would block it.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const port = /^Listening on .*:(\d+)$/.exec(line)?.[1]
      if (port) resolve(Number(port))
    })
  })
}
