import { failureOf } from '../../core/errors.ts'
import { type ErrorEvent, promised } from '../contract.ts'
import { buySetup } from './setup.ts'

const view = 'BuyInProgress'
type Sent = { event: { id: string } }
type Ended = { event: { id: string; outcome: string } }

/** Back to the form. If the account has changed meanwhile, it starts an empty one. */
const toForm = '#buy.draft.form'

const arrived = {
  guard: { type: 'isMine', params: ({ event }: Sent) => event.id },
  target: '#buy.purchases',
} as const

/** The user pays in the provider's window; the chart waits here [onramp-watch]. */
export const paying = buySetup.createStateConfig({
  description: 'The user pays in the provider’s window, while the kit asks for the purchase’s status [onramp-watch].',
  initial: 'opening',
  states: {
    opening: {
      description: 'The click opens the window [onramp-window].',
      meta: { view, status: 'onramp.opening', ring: 'asking' },
      entry: 'clearFailure',
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context: { links, provider } }) => ({ url: promised(links[promised(provider)]) }),
        onDone: [
          {
            description: 'The window was opened again for the same purchase.',
            guard: 'isFollowed',
            target: 'watched',
          },
          { target: 'watched', actions: [{ type: 'setBegun', params: ({ event }) => event.output }, 'follow'] },
        ],
        onError: {
          target: 'blocked',
          actions: { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) },
        },
      },
      after: { request: { target: 'blocked', actions: { type: 'setFailure', params: { code: 'onramp.blocked' } } } },
    },
    watched: {
      description: 'The user waits here for up to 180 s [onramp-watch].',
      invoke: { id: 'watchPage', src: 'watchPage', onError: '.closed' },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The provider’s window is open.',
          meta: { view, status: 'onramp.waiting', ring: 'asking' },
          on: { 'page.closed': 'closed' },
        },
        closed: {
          description:
            'The window is closed, or its page has cut the link to this one, which looks the same: a payment still arrives [onramp-window].',
          meta: { view, status: 'onramp.closed', ring: 'waiting' },
          on: { 'provider.retry': toForm },
        },
      },
      on: { 'page.open': 'opening' },
      after: { patience: 'late' },
    },
    late: {
      description:
        'Nothing has arrived within 180 s. The purchase is still followed, and the user is told when it arrives [onramp-watch].',
      tags: 'failed',
      meta: { view, status: 'onramp.late', ring: 'timedOut' },
      on: { 'purchases.open': { target: '#buy.purchases', actions: 'forgetBegun' }, 'provider.retry': toForm },
    },
    failed: {
      description: 'The provider has cancelled the purchase.',
      tags: 'failed',
      meta: { view, status: 'onramp.failed', ring: 'failed' },
      on: { 'provider.retry': toForm },
    },
    blocked: {
      description: 'The browser blocks the window until the user allows it [onramp-window].',
      tags: 'failed',
      meta: { view, status: 'onramp.popup', ring: 'prevented' },
      on: {
        'provider.retry': [
          {
            description: 'The page would sell to the account that the user has left [onramp-reset].',
            guard: 'isOtherBuyer',
            target: toForm,
          },
          { target: 'opening' },
        ],
      },
    },
  },
  on: {
    'transaction.sent': arrived,
    'transaction.ended': [
      { guard: { type: 'isMineFailed', params: ({ event }: Ended) => event }, target: '.failed' },
      arrived,
    ],
    'nav.back': toForm,
  },
})
