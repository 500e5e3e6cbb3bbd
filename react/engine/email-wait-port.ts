import { fromCallback } from 'xstate'
import type { WaitReport } from '../../machines/shared/cooldown.ts'
import { watchClock } from '../../services/clock.ts'
import type { EngineDeps } from './define-flow.ts'
import { embeddedFrameOf } from './embedded-wallet-of.ts'

/**
 * Reports how long the user has to wait for the next email, whenever the page wakes: while it sleeps, its timers count
 * nothing [embedded-resend].
 */
export const emailWaitPort = (deps: EngineDeps) =>
  fromCallback<WaitReport>(({ sendBack }) =>
    watchClock(
      () =>
        void embeddedFrameOf(deps)
          .then((frame) => sendBack({ type: 'wait.reread', seconds: frame.nextEmailIn } satisfies WaitReport))
          .catch(() => undefined),
    ),
  )
