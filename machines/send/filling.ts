import type { CaipNetworkId } from '../../core/caip.ts'
import { failureOf } from '../../core/errors.ts'
import { type ErrorEvent, promised } from '../contract.ts'
import type { Wish } from '../ports.ts'
import { sendSetup } from './setup.ts'

type Read = { event: { output: Wish } }
const wishOf = ({ event }: Read): Wish => event.output
const elsewhereOf = ({ event }: Read): CaipNetworkId => promised(event.output.elsewhere)
const refused = [
  'dropWish',
  {
    type: 'showSnackbar',
    params: ({ event }: ErrorEvent) => ({ variant: 'error', ...failureOf(event.error) }) as const,
  },
] as const

/** Fills the form with the dApp's arguments, if there are any [send-wish]. */
export const filling = sendSetup.createStateConfig({
  description: 'The form is filled in with what the dApp wants to send [send-wish].',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasWish', target: 'reading' }, { target: '#send.draft.form' }] },
    reading: {
      description:
        'The dApp’s values are read, for 30 s at most; the user is told about invalid ones [send-wish] [flow-timeout].',
      meta: { view: 'WalletSend', status: 'send.loading' },
      tags: 'busy',
      invoke: {
        id: 'readWish',
        src: 'readWish',
        input: ({ context: { wish, sender, tokens } }) => ({ wish: wish ?? '', sender, tokens }),
        onDone: [
          {
            description: 'The values are for another network: the wallet is first asked to switch, once.',
            guard: { type: 'isElsewhere', params: wishOf },
            target: '#send.draft.form',
            actions: ['setLed', { type: 'askForNetwork', params: elsewhereOf }],
          },
          { target: '#send.draft.form', actions: { type: 'fillIn', params: wishOf } },
        ],
        onError: { target: '#send.draft.form', actions: refused },
      },
      after: { request: { target: '#send.draft.form', actions: 'dropWish' } },
    },
  },
})
