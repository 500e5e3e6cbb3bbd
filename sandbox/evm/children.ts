import type { ChildProcess } from 'node:child_process'

const children = new Set<ChildProcess>()
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Ensures that a child process does not outlive this one, however this one ends (except by SIGKILL). */
export function adopt(child: ChildProcess): void {
  if (children.size === 0) watch()
  children.add(child)
  child.once('exit', () => {
    children.delete(child)
    if (children.size === 0) unwatch()
  })
}

function watch(): void {
  process.on('exit', killAll)
  for (const signal of SIGNALS) process.on(signal, onSignal)
}

function unwatch(): void {
  process.off('exit', killAll)
  for (const signal of SIGNALS) process.off(signal, onSignal)
}

function killAll(): void {
  for (const child of children) child.kill('SIGKILL')
}

/** A listener disables a signal's default, which ends the process: so end it here, unless there is another listener. */
function onSignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return
  killAll()
  unwatch()
  process.kill(process.pid, signal)
}
