import type { ErrorCode, Failure } from '../../core/errors.ts'
import { last, mine } from './whose.ts'

interface Refused {
  event: { failure: Failure }
}

/**
 * The region of a chart whose user can disconnect the account's wallet; `ended` is the state that ends the flow. The
 * chart brings the guards `isMine` and `isLast`, the actions `disconnect`, `showSnackbar` and `syncConnection`, and the
 * tag `leaving`.
 */
export const leaving = <const Ended extends string>(ended: Ended) =>
  ({
    description: 'The user can disconnect the wallet [wallet-disconnect].',
    initial: 'staying',
    states: {
      staying: { on: { 'account.disconnect': { target: 'leaving', actions: 'disconnect' } } },
      leaving: {
        description: 'The wallet is being disconnected; the wallet chart gives up after 3 s [wallet-disconnect-cap].',
        tags: 'leaving',
        on: {
          'wallet.disconnectFailed': {
            guard: mine,
            target: 'staying',
            actions: {
              type: 'showSnackbar',
              params: ({ event }: Refused): { variant: 'error'; code: ErrorCode } => ({
                variant: 'error',
                code: event.failure.code,
              }),
            },
          },
          'wallet.disconnected': [
            { guard: last, target: ended },
            { guard: mine, target: 'staying', actions: 'syncConnection' },
          ],
        },
      },
    },
  }) as const
