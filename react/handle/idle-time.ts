import type { Engine } from '../engine/engine.ts'
import { fetchFirstView } from './first-view.ts'
import { stillness } from './stillness.ts'

/** How long the user must be idle to count as not about to press the button, in milliseconds. */
const stillFor = 500

declare global {
  interface Navigator {
    /** The Network Information API, which only Chromium has. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** The user pays for data or has a slow connection: nothing is fetched for a click that may never come. */
const isSparing = ({ connection }: Navigator = navigator): boolean =>
  connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')

/**
 * Runs steps one by one in the page's idle time: after it has loaded, while it is visible, and each in its own idle
 * period, so that they never block the page. Does nothing on a slow or metered connection [lazy-idle].
 * @param signal cancels the steps that have not started.
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
  // If a fetch fails here, the first open tries again, and reports a second failure.
  run().catch(() => undefined)
}

/**
 * Prepares the first open in separate tasks: evaluates the fetched code, starts the engine, renders the closed modal,
 * and rehearses the open one [lazy-idle] [lazy-rehearsed].
 * @param signal cancels the tasks that have not started.
 */
export const preload = (load: () => Promise<Engine>, signal: AbortSignal): void =>
  inIdleTime(
    [
      () => import('../engine/engine.ts'),
      fetchFirstView,
      load,
      async () => (await load()).prefetch(),
      // If the user opens the modal now, a rehearsal would only slow that down.
      () => stillness(stillFor, signal),
      async () => {
        const { kit } = await load()
        // The serial is the key of the next route; it is 1 until something has been opened.
        const isFirst = kit.getSnapshot().context.serial === 1
        // Without idle callbacks, a timer can't tell whether it would block the page.
        if (isFirst && typeof requestIdleCallback === 'function')
          await (await import('../modal/warm-up.tsx')).warmUp(kit)
      },
    ],
    signal,
  )
