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
  description:
    'What the account is called, and its picture; until that is known, it goes by its address [account-identity].',
  initial: 'asking',
  states: {
    asking: {
      description: 'It is looked up, for 30 s at most [flow-timeout].',
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
    known: { description: 'It goes by its name, where it has one.' },
    nameless: { description: 'Its name could not be had: it goes by its address, and no message says so.' },
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
