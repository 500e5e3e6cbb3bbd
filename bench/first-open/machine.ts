import { cpus, loadavg } from 'node:os'

/** How long a fixed loop takes, in ms: the same all through says that the machine was the same all through. */
function loop(): number {
  const begun = performance.now()
  for (let index = 0, value = 1; index < 5e7; index++) value = (value * 1_103_515_245 + 12_345) | 0
  return Math.round(performance.now() - begun)
}

/** Where and when a bench runs, and what else the machine does meanwhile. */
export class Machine {
  readonly #chromium: string
  readonly #loops = [loop()]
  readonly #load = loadavg()

  constructor(chromium: string) {
    this.#chromium = chromium
  }

  /** Looks at the machine between rounds. */
  note(): void {
    this.#loops.push(loop())
  }

  /** All of it in one line. */
  line(runs: number): string {
    const [from, to] = [Math.min(...this.#loops), Math.max(...this.#loops)]
    const load = [this.#load, loadavg()].map(([minute = 0]) => minute.toFixed(1))
    const cores = cpus()
    return [
      new Date().toISOString().slice(0, 10),
      `Chromium ${this.#chromium}`,
      `Node ${process.versions.node}`,
      `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}`,
      `medians of ${runs} interleaved rounds`,
      `load ${load.join(' → ')}`,
      `a fixed loop took ${from}–${to} ms between rounds.`,
    ].join(', ')
  }
}
