import type { Identity } from '../../core/identity.ts'
import { last, mine } from '../shared/whose.ts'
import { type AccountContext, accountSetup, addressIn } from './setup.ts'

const startsAgain = {
  guard: mine,
  target: '.asking',
  actions: ['syncConnection', 'clearIdentity'],
} as const

/** The region of the account's name and picture. */
export const identity = accountSetup.createStateConfig({
  description: 'The account’s name and picture; until they are known, its address is shown [account-identity].',
  initial: 'asking',
  states: {
    asking: {
      description: 'The identity is being looked up, for 30 s at most [flow-timeout].',
      invoke: {
        id: 'loadIdentity',
        src: 'loadIdentity',
        input: ({ context }: { context: AccountContext }) => ({
          address: addressIn(context),
          caipNetworkId: context.connection.caipNetworkId,
        }),
        onDone: {
          target: 'known',
          actions: { type: 'setIdentity', params: ({ event }: { event: { output: Identity } }) => event.output },
        },
        onError: 'nameless',
      },
      after: { lookup: 'nameless' },
    },
    known: { description: 'The name is shown, if the account has one.' },
    nameless: { description: 'The lookup failed: the address is shown, without a message.' },
  },
  on: {
    'wallet.named': {
      guard: mine,
      target: '.known',
      actions: { type: 'rename', params: ({ event }: { event: { name: string } }) => event.name },
    },
    'wallet.accountChanged': startsAgain,
    'wallet.activated': startsAgain,
    'wallet.networkChanged': startsAgain,
    'wallet.disconnected': [{ guard: last, target: '#account.disconnected' }, startsAgain],
  },
})
