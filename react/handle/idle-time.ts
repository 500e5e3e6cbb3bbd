import type { Engine } from '../engine/engine.ts'
import { fetchFirstView } from './first-view.ts'
import { stillness } from './stillness.ts'

/** How long a user leaves the page alone who is not about to press the button, in milliseconds. */
const stillFor = 500

declare global {
  interface Navigator {
    /** The Network Information API, which only Chromium has. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** The user pays for what is fetched, or waits long for it: nothing is fetched for a click that may never come. */
const isSparing = ({ connection }: Navigator = navigator): boolean =>
  connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')

/**
 * Runs steps one by one in the page's idle time: once it has loaded, while it is seen, and each in an idle period of its
 * own, so that together they never hold the page up. Not at all on a line that is slow or dear [lazy-idle].
 * @param signal calls off what has not begun.
 */
export function inIdleTime(steps: readonly (() => unknown)[], signal: AbortSignal): void {
  const until = (target: EventTarget, type: string, isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      if (isSo()) resolve()
      else target.addEventListener(type, () => isSo() && resolve(), { signal })
    })
  const idle = () =>
    new Promise<unknown>((resolve) =>
      // Safari has no idle callbacks.
      typeof requestIdleCallback === 'function' ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
    )
  const run = async () => {
    await until(window, 'load', () => document.readyState === 'complete')
    for (const step of steps) {
      await until(document, 'visibilitychange', () => document.visibilityState === 'visible')
      await idle()
      if (signal.aborted || isSparing()) return
      await step()
    }
  }
  // What could not be fetched is fetched by the first open, which says so if it fails again.
  run().catch(() => undefined)
}

/**
 * Makes the first open ready, by one task each: what is fetched is evaluated, the engine started, the closed modal drawn,
 * and the open one rehearsed [lazy-idle] [lazy-rehearsed].
 * @param signal calls off what has not begun.
 */
export const preload = (load: () => Promise<Engine>, signal: AbortSignal): void =>
  inIdleTime(
    [
      () => import('../engine/engine.ts'),
      fetchFirstView,
      load,
      async () => (await load()).prefetch(),
      // An open that comes now is quicker without a rehearsal in front of it.
      () => stillness(stillFor, signal),
      async () => {
        const { kit } = await load()
        // What is opened next has this key; the first has 1.
        const isFirst = kit.getSnapshot().context.serial === 1
        // A timer in place of idle time can't know whether it is in the page's way.
        if (isFirst && typeof requestIdleCallback === 'function')
          await (await import('../modal/warm-up.tsx')).warmUp(kit)
      },
    ],
    signal,
  )
