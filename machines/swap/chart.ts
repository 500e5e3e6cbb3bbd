import { failureOf } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { SwapStart } from '../../core/swap.ts'
import { type ErrorEvent, promised } from '../contract.ts'
import { senderOf } from '../shared/sender.ts'
import { last } from '../shared/whose.ts'
import { approving, refusedState, revoking, sent, sentState, swapping, unidentifiedState } from './asking.ts'
import { blank } from './context.ts'
import { form } from './form.ts'
import { reviewing } from './preview.ts'
import { swapSetup } from './setup.ts'

export type { Side, SwapContext } from './context.ts'

const failed = { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const timedOut = { type: 'setFailure', params: { code: 'service.timeout' } } as const
type Started = { event: { output: SwapStart } }
const setStart = { type: 'setStart', params: ({ event }: Started) => event.output } as const

/** Swapping: one token for another at a quoted price, and the result. */
export const swapMachine = swapSetup.createMachine({
  id: 'swap',
  description:
    'Swaps one token of the active account for another: the user reviews the offer, approves the token if necessary, and signs [swap-steps] [swap-plan].',
  context: ({ input: { key, connection, wish, networkSwitch } }) => ({
    ...blank,
    ...{ key, wish, networkSwitch, namespace: connection.namespace },
    requested: [],
    shown: '',
    asked: null,
    elsewhere: [],
    approvals: [],
    slippage: lazyConstants.slippage.usual,
    sender: senderOf(connection),
    account: senderOf(connection),
  }),
  invoke: { id: 'watchAsked', src: 'watchAsked', onError: {} },
  initial: 'draft',
  states: {
    draft: {
      description: 'The wallet has not been asked yet. Another account or network starts a new form [swap-reset].',
      entry: 'syncAsked',
      invoke: [{ id: 'watchTokens', src: 'watchTokens', onError: {} }],
      on: {
        'tokens.renewed': {
          guard: { type: 'isOfSender', params: ({ event }) => event.sender },
          actions: { type: 'setRenewed', params: ({ event }) => event.tokens },
        },
        'transaction.sent': [sent, { actions: ['syncAsked', 'syncApprovals'] }],
        'transaction.refused': { actions: 'syncAsked' },
        'transaction.unidentified': { actions: 'syncAsked' },
        'transaction.ended': {
          description: 'The account’s balances of both tokens have changed [swap-end].',
          actions: 'renewTokens',
        },
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isOffered', target: 'loading' }, { target: 'unsupported' }] },
        loading: {
          description:
            'The tokens that can be swapped and the account’s balances are loading, for 30 s at most [flow-timeout].',
          meta: { view: 'Swap', status: 'swap.loading' },
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'startSwap',
            src: 'startSwap',
            input: ({ context: { sender, wish } }) => ({ sender, wish }),
            onDone: [
              {
                description: 'Some of the dApp’s values are invalid [swap-wish].',
                guard: { type: 'isTold', params: ({ event }: Started) => event.output.problem },
                target: 'form',
                actions: [
                  setStart,
                  {
                    type: 'showSnackbar',
                    params: ({ event }: Started) =>
                      ({ variant: 'error', code: promised(event.output.problem) }) as const,
                  },
                ],
              },
              { target: 'form', actions: setStart },
            ],
            onError: [
              {
                guard: { type: 'isUnserved', params: ({ event }: ErrorEvent) => failureOf(event.error).code },
                target: 'unsupported',
              },
              { target: 'unavailable', actions: failed },
            ],
          },
          after: { request: { target: 'unavailable', actions: timedOut } },
        },
        unsupported: {
          description: 'Nothing can be swapped on this network; another one may allow it [swap-offered].',
          meta: { view: 'Swap', status: 'swap.unsupported' },
          on: {
            'networks.open': {
              guard: 'mayLeaveNetwork',
              actions: [
                { type: 'track', params: { event: 'CLICK_SELECT_NETWORK_TO_SWAP' } },
                { type: 'goTo', params: 'Networks' },
              ],
            },
          },
        },
        unavailable: {
          description: 'The tokens that can be swapped did not load.',
          tags: 'failed',
          meta: { view: 'Swap', status: 'swap.unavailable' },
          on: { 'tokens.retry': 'loading' },
        },
        form: {
          description: 'Both tokens, the amount, and what it buys [swap-steps].',
          meta: { view: 'Swap' },
          type: 'parallel',
          states: { ...form, last: { type: 'history', history: 'deep' } },
          on: {
            'tokens.open': {
              target: 'choosing',
              actions: [
                { type: 'setSide', params: ({ event }) => event.side },
                { type: 'track', params: { event: 'CLICK_SELECT_TOKEN_TO_SWAP' } },
              ],
            },
          },
        },
        choosing: {
          description: 'The tokens that can be swapped, with a search [swap-tokens].',
          meta: { view: 'SwapSelectToken' },
          entry: { type: 'setSearch', params: '' },
          on: {
            'search.type': { actions: { type: 'setSearch', params: ({ event }) => event.text } },
            'token.choose': { target: 'form', actions: { type: 'setToken', params: ({ event }) => event.token } },
            'nav.back': 'form.last',
          },
        },
        reviewing,
      },
      always: [
        {
          description: 'Another account or network holds other tokens: the user is told so.',
          guard: 'isOtherThanChosen',
          target: '.deciding',
          actions: ['reset', 'syncAsked', { type: 'showSnackbar', params: { variant: 'error', code: 'swap.reset' } }],
        },
        {
          description: 'Nothing was chosen.',
          guard: 'isOtherSender',
          target: '.deciding',
          actions: ['reset', 'syncAsked'],
        },
      ],
    },
    revoking,
    approving,
    swapping,
    refused: refusedState,
    unidentified: unidentifiedState,
    sent: sentState,
    finished: {
      description: 'The user has seen that the swap was sent. The kit goes back to where they came from [flow-apart].',
      type: 'final',
      output: 'swapped',
    },
    disconnected: {
      description: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
      type: 'final',
      output: 'disconnected',
    },
  },
  on: {
    'asked.changed': {
      description: 'Another page has asked a wallet, or this page did before it was reloaded [swap-one-prompt].',
      actions: [{ type: 'setElsewhere', params: ({ event }) => event.asked }, 'syncAsked'],
    },
    'wallet.accountChanged': { actions: 'syncAccount' },
    'wallet.activated': { actions: 'syncAccount' },
    'wallet.networkChanged': { actions: 'syncAccount' },
    'wallet.disconnected': [{ guard: last, target: '.disconnected' }, { actions: 'syncAccount' }],
  },
  output: ({ event }) => ({ status: event.output === 'swapped' ? 'swapped' : 'disconnected' }),
})
