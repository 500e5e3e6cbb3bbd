import { afterFrame, painted } from './frames.ts'
import { pointOf, seeModal } from './modal.ts'
import { boxOf, centreOf, isHit } from './sight.ts'
import { find } from './tree.ts'
import { installWallet } from './wallet.ts'

/** An opening: each figure is the milliseconds from the click to the end of the work on a frame. */
export interface Opening {
  /** The time of the click, since the navigation. */
  clickedAt: number
  /** The first frame that shows a wallet's name in a dialog, even at the start of a fade. */
  open: number
  /** The first frame in which a wallet is at least half opaque and a click would hit it. */
  clickable: number
}

/** What a page offers to the bench that watches it. */
export interface Bench {
  /** The requests to the wallet, in order. */
  calls: string[]
  /** Durations of tasks of more than 50 ms. */
  longTasks: number[]
  /** Resolves when the button is present and clickable, with the time since the navigation. */
  button: Promise<number>
  /** Waits for the next click and for the modal that it opens, which must then be still for `still` ms. */
  watchOpening(still: number): void
  opening?: Promise<Opening>
  /** Waits for the next click and for the address that it makes appear. */
  watchAddress(): void
  address?: Promise<number>
  /** Where to press the button, once it is clickable: a closing modal may still cover it. */
  buttonPoint(): Promise<[number, number]>
  /** Resolves when the list has closed. */
  closed(): Promise<unknown>
  walletPoint: typeof pointOf
}

declare global {
  interface Window {
    bench: Bench
  }
}

const usableButton = (): Element | undefined => {
  const button = find('[data-testid=connect]')
  const isUsable = button instanceof HTMLButtonElement && !button.disabled && boxOf(button) && isHit(button)
  return isUsable ? button : undefined
}

const addressOf = (): string | undefined => find('[data-testid=address]')?.textContent || undefined

/** The timestamp of the next click. */
const nextClick = (): Promise<number> =>
  new Promise((resolve) => {
    window.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
  })

async function opening(still: number): Promise<Opening> {
  const clickedAt = await nextClick()
  const { at: openAt } = await painted(seeModal)
  const clickable = seeModal()?.isClickable
    ? openAt
    : (await painted(() => (seeModal()?.isClickable ? true : undefined))).at
  await standsStill(still)
  return { clickedAt, open: openAt - clickedAt, clickable: clickable - clickedAt }
}

const standsStill = (still: number): Promise<void> =>
  new Promise((resolve) => {
    let last: string | undefined
    let since = 0
    const look = (now: number) => {
      const sight = seeModal()
      if (sight?.look !== last) {
        last = sight?.look
        since = now
      }
      if (now - since > still) resolve()
      else afterFrame(look)
    }
    afterFrame(look)
  })

const bench: Bench = {
  calls: [],
  longTasks: [],
  button: painted(usableButton).then(({ at }) => at),
  watchOpening(still) {
    bench.opening = opening(still)
  },
  watchAddress() {
    bench.address = nextClick().then(async (clickedAt) => (await painted(addressOf)).at - clickedAt)
  },
  async buttonPoint() {
    const button = usableButton() ?? (await painted(usableButton)).found
    return centreOf(button.getBoundingClientRect())
  },
  closed: () => painted(() => (seeModal() ? undefined : true)),
  walletPoint: pointOf,
}
window.bench = bench
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) bench.longTasks.push(duration)
}).observe({ type: 'longtask', buffered: true })
installWallet(bench.calls)
