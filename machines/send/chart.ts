import { failureOf } from '../../core/errors.ts'
import type { Holdings } from '../../core/token-balance.ts'
import type { ErrorEvent } from '../contract.ts'
import { senderOf } from '../shared/sender.ts'
import { last } from '../shared/whose.ts'
import { blank } from './context.ts'
import { filling } from './filling.ts'
import { form } from './form.ts'
import { reviewing } from './preview.ts'
import { scanning } from './scanning.ts'
import { refusedState, sending, sent, sentState, unidentifiedState } from './sending.ts'
import { sendSetup } from './setup.ts'

export type {
  CameraFact,
  KnownReceiver,
  ReceiverQuery,
  RecentReceiver,
  ScanFact,
  SendContext,
} from './context.ts'

const setTokens = { type: 'setTokens', params: ({ event }: { event: { output: Holdings } }) => event.output } as const
const failed = { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const timedOut = { type: 'setFailure', params: { code: 'service.timeout' } } as const

/** The account's tokens are unknown, so the dApp's arguments can't be applied [send-wish]. */
const unavailableAfter = <const Action>(keeps: Action) =>
  [
    {
      guard: 'hasWish',
      target: 'unavailable',
      actions: [keeps, { type: 'showSnackbar', params: { variant: 'error', code: 'wish.tokens' } }],
    },
    { target: 'unavailable', actions: keeps },
  ] as const

/** Sending: a token, an amount, a receiver, and the result. */
export const sendMachine = sendSetup.createMachine({
  id: 'send',
  description:
    'Sends a token of the active account: the user reviews the transfer with what the node says about it, and the wallet is asked once [send-steps] [send-review].',
  context: ({ input: { key, connection, wish, features } }) => ({
    ...blank,
    key,
    wish,
    isLed: false,
    namespace: connection.namespace,
    requested: [],
    shown: '',
    hasCamera: false,
    asked: null,
    elsewhere: [],
    onramp: features.onramp,
    sender: senderOf(connection),
    account: senderOf(connection),
  }),
  invoke: { id: 'watchAsked', src: 'watchAsked', onError: {} },
  initial: 'draft',
  states: {
    draft: {
      description: 'The wallet has not been asked yet. Another account or network starts a new form [send-reset].',
      entry: 'syncAsked',
      invoke: [
        { id: 'watchCamera', src: 'watchCamera', onError: {} },
        { id: 'watchTokens', src: 'watchTokens', onError: {} },
      ],
      on: {
        'camera.changed': { actions: { type: 'setCamera', params: ({ event }) => event.isThere } },
        'tokens.renewed': {
          description: 'The account’s holdings have changed meanwhile [send-fresh].',
          guard: { type: 'isOfSender', params: ({ event }) => event.sender },
          actions: { type: 'setRenewed', params: ({ event }) => event.tokens },
        },
        'transaction.sent': [sent, { actions: 'syncAsked' }],
        'transaction.refused': { actions: 'syncAsked' },
        'transaction.unidentified': { actions: 'syncAsked' },
        'transaction.ended': { actions: 'renewTokens' },
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'The account’s holdings are loading, for 30 s at most [flow-timeout].',
          meta: { view: 'WalletSend', status: 'send.loading' },
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'loadTokens',
            src: 'loadTokens',
            input: ({ context: { sender } }) => ({ sender }),
            onDone: [
              {
                description: 'The list may be incomplete: the user is told so [send-token].',
                guard: { type: 'isPartial', params: ({ event }) => event.output },
                target: 'filling',
                actions: [setTokens, { type: 'showSnackbar', params: { variant: 'error', code: 'send.partial' } }],
              },
              { target: 'filling', actions: setTokens },
            ],
            onError: unavailableAfter(failed),
          },
          after: { request: unavailableAfter(timedOut) },
        },
        filling,
        unavailable: {
          description: 'The account’s holdings did not load.',
          tags: 'failed',
          meta: { view: 'WalletSend', status: 'send.unavailable' },
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Decides whether a retry makes sense, and leaves at once.',
              always: [{ guard: 'isUnknownNetwork', target: 'unknownNetwork' }, { target: 'retryable' }],
            },
            unknownNetwork: {
              description:
                'The app does not know the network. Switching to another one starts the form [account-unknown-network].',
            },
            retryable: {
              description: 'The user may retry.',
              on: { 'tokens.retry': '#send.draft.loading' },
            },
          },
        },
        form: {
          description: 'The token, the amount and the receiver [send-steps].',
          meta: { view: 'WalletSend' },
          type: 'parallel',
          states: { ...form, last: { type: 'history', history: 'deep' } },
          on: { 'tokens.open': 'choosing' },
        },
        choosing: {
          description: 'The account’s tokens, with a search [send-token].',
          meta: { view: 'WalletSendSelectToken' },
          entry: { type: 'setSearch', params: '' },
          on: {
            'search.type': { actions: { type: 'setSearch', params: ({ event }) => event.text } },
            'token.choose': { target: 'form', actions: { type: 'setToken', params: ({ event }) => event.token } },
            'nav.back': 'form.last',
          },
        },
        scanning,
        reviewing,
      },
      always: [
        {
          description: 'Another account or network holds other tokens: the user is told so.',
          guard: 'isOtherThanWritten',
          target: '.loading',
          actions: ['reset', 'syncAsked', { type: 'showSnackbar', params: { variant: 'error', code: 'send.reset' } }],
        },
        {
          description: 'Nothing was filled in.',
          guard: 'isOtherSender',
          target: '.loading',
          actions: ['reset', 'syncAsked'],
        },
      ],
    },
    sending,
    refused: refusedState,
    unidentified: unidentifiedState,
    sent: sentState,
    finished: {
      description:
        'The user has seen that the transfer was sent. The kit goes back to where they came from [flow-apart].',
      type: 'final',
      output: 'sent',
    },
    disconnected: {
      description: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
      type: 'final',
      output: 'disconnected',
    },
  },
  on: {
    'asked.changed': {
      description: 'Another page has asked a wallet, or this page did before it was reloaded [send-one-prompt].',
      actions: [{ type: 'setElsewhere', params: ({ event }) => event.asked }, 'syncAsked'],
    },
    'wallet.accountChanged': { actions: 'syncAccount' },
    'wallet.activated': { actions: 'syncAccount' },
    'wallet.networkChanged': { actions: 'syncAccount' },
    'wallet.disconnected': [{ guard: last, target: '.disconnected' }, { actions: 'syncAccount' }],
  },
  output: ({ event }) => ({ status: event.output === 'sent' ? 'sent' : 'disconnected' }),
})
