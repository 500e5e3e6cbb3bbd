import { cpus, loadavg } from 'node:os'

/** The duration of a fixed loop, in ms: a constant duration shows that the machine's speed was constant. */
function loop(): number {
  const begun = performance.now()
  for (let index = 0, value = 1; index < 5e7; index++) value = (value * 1_103_515_245 + 12_345) | 0
  return Math.round(performance.now() - begun)
}

/** The machine and the time of a run, and the load of the machine meanwhile. */
export class Machine {
  readonly #chromium: string
  readonly #loops = [loop()]
  readonly #load = loadavg()

  constructor(chromium: string) {
    this.#chromium = chromium
  }

  /** Samples the machine's speed and load between rounds. */
  note(): void {
    this.#loops.push(loop())
  }

  /** Everything in one line. */
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
