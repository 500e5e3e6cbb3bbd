import { promised } from '../contract.ts'
import { ending, fails, failsWith, mine, refused, socialLoginSetup, succeeded } from './setup.ts'

const view = 'ConnectingSocial'
const failed = '#socialLogin.login.provider.failed'
const listing = '#socialLogin.login.listing'

type Answer = { event: { uri: string } }
const isRefusal = { type: 'isRefusal', params: ({ event }: Answer) => event.uri } as const

/** The popup is open; it closes when this state is left. */
const asking = socialLoginSetup.createStateConfig({
  description:
    'The click opened the window [social-window]. The user logs in there; only messages of that window count [social-origin].',
  entry: ['clearFailure', { type: 'track', params: 'SOCIAL_LOGIN_STARTED' }],
  invoke: {
    id: 'watchWindow',
    src: 'watchWindow',
    input: ({ context }) => ({ provider: promised(context.choice).provider }),
    onError: { target: failed, actions: fails },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The service is asked for the window’s address, for 120 s at most [embedded-patience].',
      meta: { view, status: 'social.opening', ring: 'asking' },
      invoke: {
        id: 'socialUri',
        src: 'socialUri',
        input: ({ context }) => ({ provider: promised(context.choice).provider }),
        onDone: { target: 'awaiting', actions: { type: 'lead', params: ({ event }) => event.output } },
        onError: { target: failed, actions: fails },
      },
      after: { patience: { target: failed, actions: failsWith({ code: 'frame.timeout' }) } },
    },
    awaiting: {
      description: 'The window shows the provider, where the user logs in.',
      meta: { view, status: 'social.awaiting', ring: 'asking' },
      after: { social: { target: 'timedOut', actions: failsWith({ code: 'social.timeout' }) } },
    },
    timedOut: {
      description:
        'The user has not logged in within 45 s. They can start again; a late answer still counts [social-patience].',
      meta: { view, ring: 'timedOut' },
      tags: 'failed',
      on: { 'social.retry': '#socialLogin.login.provider.asking' },
    },
  },
  on: {
    'window.answered': [
      { guard: isRefusal, target: 'failed', actions: failsWith({ code: 'social.refused' }) },
      { target: 'retrieving' },
    ],
    'window.strange': { target: 'failed', actions: failsWith({ code: 'social.origin' }) },
    'window.blocked': { target: 'blocked', actions: failsWith({ code: 'social.blocked' }) },
    'window.closed': [
      { guard: 'isListed', target: listing, actions: { type: 'track', params: 'SOCIAL_LOGIN_CANCELED' } },
      { target: '#socialLogin.left', actions: { type: 'track', params: 'SOCIAL_LOGIN_CANCELED' } },
    ],
  },
})

/** A login at a provider, in a popup. */
export const provider = socialLoginSetup.createStateConfig({
  description:
    'A login with one provider. Back returns to the choice of providers and closes the window [social-window].',
  initial: 'asking',
  states: {
    asking,
    retrieving: {
      description: 'The provider has answered: the service identifies the user, within 120 s [embedded-patience].',
      meta: { view, status: 'social.retrieving', ring: 'asking' },
      entry: ['clearFailure', { type: 'track', params: 'SOCIAL_LOGIN_REQUEST_USER_DATA' }],
      invoke: {
        id: 'connectSocial',
        src: 'connectSocial',
        input: ({ context, event }) => ({
          provider: promised(context.choice).provider,
          uri: event.type === 'window.answered' ? event.uri : (context.answer ?? ''),
        }),
        onDone: 'connecting',
        onError: { target: 'failed', actions: fails },
      },
      after: { patience: { target: 'failed', actions: failsWith({ code: 'frame.timeout' }) } },
    },
    connecting: {
      description:
        'The user is logged in, and the wallet chart connects the wallet [wallet-source]. A user who leaves meanwhile is logged out again [embedded-half-done].',
      meta: { view, status: 'social.connecting', ring: 'asking' },
      entry: 'requestConnection',
      invoke: { id: 'watchLogin', src: 'watchLogin', onError: {} },
      on: {
        'wallet.connected': {
          guard: mine,
          target: 'succeeded',
          actions: { type: 'track', params: 'SOCIAL_LOGIN_SUCCESS' },
        },
        'wallet.refused': { guard: mine, target: 'ending', actions: refused },
        'nav.back': { guard: 'isListed', target: listing, actions: 'abandon' },
      },
    },
    succeeded: succeeded(view),
    ending: ending(view),
    blocked: {
      description: 'The browser blocks the window until the user allows it [flow-next-step].',
      meta: { view, ring: 'prevented' },
      tags: 'failed',
      on: { 'social.retry': 'asking' },
    },
    failed: {
      description: 'The view shows the error; the login can start again in a new window [flow-next-step].',
      meta: { view, ring: 'failed' },
      tags: 'failed',
      on: { 'social.retry': 'asking' },
    },
  },
  on: { 'nav.back': { guard: 'isListed', target: listing } },
})
