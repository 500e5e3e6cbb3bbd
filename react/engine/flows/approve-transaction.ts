import { fromPromise } from 'xstate'
import { approveTransactionMachine } from '../../../machines/approve-transaction/chart.ts'
import { framePlace, frameSlot } from '../../../ui/frame-place.tsx'
import { defineFlow } from '../define-flow.ts'
import { embeddedFrameOf } from '../embedded-wallet-of.ts'

/** Shows the embedded wallet's frame while a call waits for the user's approval; leaving rejects the call. */
export default defineFlow('approveTransaction', (deps) =>
  approveTransactionMachine.provide({
    actors: {
      showFrame: fromPromise<void>(async ({ signal }) => {
        const frame = await embeddedFrameOf(deps)
        const { promise: over, resolve } = Promise.withResolvers<void>()
        const unwatch = frame.watchCalls((news) => {
          if (news === 'settled') resolve()
        })
        signal.addEventListener('abort', () => frame.abortCalls(), { once: true })
        try {
          if (frame.waiting === 0) return
          const hide = frame.show(await framePlace(signal), frameSlot)
          try {
            await over
          } finally {
            hide()
          }
        } finally {
          unwatch()
        }
      }),
    },
  }),
)
