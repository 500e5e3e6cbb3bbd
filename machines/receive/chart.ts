import { assign, sendTo, setup } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { Payee } from '../../core/payment-uri.ts'
import { clipboard, copyText } from '../shared/clipboard.ts'
import { isMine, last, mine } from '../shared/whose.ts'
import { notices, type SnackbarShow, type WalletFact } from '../system.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'

export type ReceiveOutput = { status: 'disconnected' }

export interface ReceiveContext {
  namespace: Namespace
  /** The shown account and its network; after its connection has ended, the last one. */
  payee: Payee
}

/** The first account of a connection; every connection has one. */
const payeeOf = ({ namespace, accounts, caipNetworkId }: Connection): Payee => ({
  namespace,
  address: accounts[0]?.address ?? '',
  caipNetworkId,
})

const receiveSetup = setup({
  types: {} as {
    context: ReceiveContext
    events: { type: 'address.copy' } | { type: 'networks.open' } | { type: 'nav.back' } | WalletFact
    input: { active: Namespace; connection: Connection }
    output: ReceiveOutput
    meta: { view: 'WalletReceive' | 'WalletCompatibleNetworks' }
    tags: 'copied'
  },
  actors: { copyText },
  guards: {
    isMine,
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.namespace === fact.namespace && fact.remaining === 0,
  },
  actions: {
    // The last address stays until the modal has left.
    sync: assign({
      payee({ context: { namespace, payee }, self }) {
        const connection = selectConnection(self, namespace)
        return connection ? payeeOf(connection) : payee
      },
    }),
    showSnackbar: sendTo(notices, (_, message: Omit<SnackbarShow, 'type'>) => ({ type: 'snackbar.show', ...message })),
  },
  delays: { request: constants.requestTimeout, feedback: lazyConstants.toastLife.success },
})

const follows = { guard: mine, actions: 'sync' } as const
const startsAgain = { ...follows, target: '.idle' } as const

const code = receiveSetup.createStateConfig({
  ...clipboard({
    on: { 'address.copy': 'copying' },
    input: ({ context }: { context: ReceiveContext }) => ({ text: context.payee.address }),
    copied: 'address.copied',
  }),
  description:
    'The full address, also as a code [receive-address]. It follows the account and its network; a copy’s confirmation ends when the account changes.',
  meta: { view: 'WalletReceive' },
  on: {
    'networks.open': '#receive.shown.networks',
    'wallet.accountChanged': startsAgain,
    'wallet.activated': startsAgain,
  },
})

/** Receiving: the active account's address, as text and as a QR code. */
export const receiveMachine = receiveSetup.createMachine({
  id: 'receive',
  description:
    'Shows the address of a namespace’s active account, and the networks that it works on [receive-address].',
  context: ({ input: { active, connection } }) => ({ namespace: active, payee: payeeOf(connection) }),
  initial: 'shown',
  states: {
    shown: {
      description: 'There is an account. It is followed until its namespace’s last connection ends.',
      initial: 'code',
      states: {
        code,
        networks: {
          description: 'The networks that the address works on; what is sent on others is lost [receive-address].',
          meta: { view: 'WalletCompatibleNetworks' },
          on: { 'nav.back': 'code' },
        },
      },
      on: {
        'wallet.accountChanged': follows,
        'wallet.activated': follows,
        'wallet.networkChanged': follows,
        'wallet.disconnected': [{ guard: last, target: 'disconnected' }, follows],
      },
    },
    disconnected: {
      description: 'The namespace’s last connection has ended [receive-address].',
      type: 'final',
      output: { status: 'disconnected' },
    },
  },
  output: { status: 'disconnected' },
})
