import { setTimeout as sleep } from 'node:timers/promises'
import type { PageName } from './pages.ts'
import type { Device, Visit } from './visit.ts'

/** The figures measured for a page: milliseconds, bytes or counts. */
export interface Figures {
  button: number
  blocking: number
  settledOpen: number
  secondOpen: number
  address: number
  calls: number
  hastyOpen: number
  hastyClickable: number
  slowOpen: number
  slowClickable: number
  phoneFromNavigation: number
  phoneFromClick: number
  kept: number
  keptOfMany: number
}

export type Figure = keyof Figures

/** One way of visiting a page. */
export interface Measure {
  name: string
  device: Device
  pages: readonly PageName[]
  /** The maximum number of runs, for a visit that takes long and hardly varies. */
  runs?: number
  take(visit: Visit): Promise<Partial<Figures>>
}

/** Openings before the measured ones: what is created once and cached is no leak. */
const FIRST_OPENINGS = 30

async function openAndClose(visit: Visit, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await visit.open({ hover: 0, still: 60 })
    await visit.dismiss()
  }
  await visit.quiet(600)
}

/** The heap growth per opening, in bytes. */
async function keptBy(visit: Visit, openings: number): Promise<number> {
  await visit.button()
  await visit.quiet(400)
  await openAndClose(visit, FIRST_OPENINGS)
  const before = await visit.heap()
  await openAndClose(visit, openings)
  return ((await visit.heap()) - before) / openings
}

/** The visits whose figures fill the table. */
export const measures: readonly Measure[] = [
  {
    name: 'page left to settle',
    device: {},
    pages: ['native', 'wagmi', 'portico', 'portico-project'],
    async take(visit) {
      const button = await visit.button()
      await visit.quiet()
      const first = await visit.open()
      await visit.quiet(150)
      await visit.dismiss()
      await visit.quiet(120)
      const second = await visit.open()
      const before = (await visit.calls()).length
      const address = await visit.connect()
      await visit.quiet(150)
      const calls = (await visit.calls()).length - before
      return { button, settledOpen: first.open, secondOpen: second.open, address, calls }
    },
  },
  {
    name: 'page left to settle, CPU ×4',
    device: { cpu: 4 },
    pages: ['wagmi', 'portico'],
    async take(visit) {
      await visit.button()
      await visit.quiet()
      return { blocking: await visit.blocking() }
    },
  },
  {
    name: 'pressed as soon as it can be',
    device: {},
    pages: ['native', 'wagmi', 'portico', 'portico-project'],
    async take(visit) {
      await visit.button()
      const { open, clickable } = await visit.open()
      return { hastyOpen: open, hastyClickable: clickable }
    },
  },
  {
    name: 'pressed as soon as it can be, CPU ×4',
    device: { cpu: 4 },
    pages: ['native', 'wagmi', 'portico', 'portico-project'],
    async take(visit) {
      await visit.button()
      const { open, clickable } = await visit.open()
      return { slowOpen: open, slowClickable: clickable }
    },
  },
  {
    name: 'slow phone, pressed at once',
    device: { cpu: 4, isSlowLine: true },
    pages: ['native', 'portico'],
    async take(visit) {
      await visit.button()
      const { clickedAt, open } = await visit.open({ hover: 0, still: 0 })
      return { phoneFromNavigation: clickedAt + open }
    },
  },
  {
    name: 'slow phone, pressed after 3 s',
    device: { cpu: 4, isSlowLine: true },
    pages: ['native', 'portico'],
    async take(visit) {
      await visit.button()
      await sleep(3_000)
      const { open } = await visit.open({ still: 0 })
      return { phoneFromClick: open }
    },
  },
  {
    name: 'opened and closed again and again',
    device: {},
    pages: ['native', 'portico'],
    runs: 1,
    take: async (visit) => ({ kept: await keptBy(visit, 20) }),
  },
  {
    name: 'opened and closed a thousand times',
    device: {},
    pages: ['portico'],
    runs: 1,
    take: async (visit) => ({ keptOfMany: await keptBy(visit, 1_000) }),
  },
]
