import { ending, fails, failsWith, mine, refused, socialLoginSetup, succeeded } from './setup.ts'

const view = 'ConnectingFarcaster'
const listing = '#socialLogin.login.listing'

/** A Farcaster login, by a code or a link to the phone that has the app. */
export const farcaster = socialLoginSetup.createStateConfig({
  description: 'A Farcaster login, on the user’s phone. Leaving it leaves nothing behind [social-farcaster].',
  initial: 'loading',
  states: {
    loading: {
      description: 'The code is requested from the service, for 120 s at most [embedded-patience].',
      meta: { view, status: 'farcaster.loading', ring: 'asking' },
      tags: 'code',
      entry: ['clearFailure', { type: 'track', params: 'SOCIAL_LOGIN_STARTED' }],
      invoke: {
        id: 'farcasterUri',
        src: 'farcasterUri',
        onDone: { target: 'waiting', actions: { type: 'setUri', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: fails },
      },
      after: { patience: { target: 'failed', actions: failsWith({ code: 'frame.timeout' }) } },
    },
    waiting: {
      description:
        'The user scans the code or opens it on a phone, and approves there, within 5 min [flow-prompt-timeout].',
      meta: { view, status: 'farcaster.waiting', ring: 'asking' },
      tags: 'code',
      invoke: {
        id: 'connectFarcaster',
        src: 'connectFarcaster',
        onDone: 'connecting',
        onError: { target: 'failed', actions: fails },
      },
      after: { prompt: { target: 'timedOut', actions: failsWith({ code: 'social.timeout' }) } },
      exit: 'clearUri',
    },
    connecting: {
      description:
        'The user is logged in, and the wallet chart connects the wallet [wallet-source]. A user who leaves meanwhile is logged out again [embedded-half-done].',
      meta: { view, status: 'social.connecting', ring: 'asking' },
      entry: [{ type: 'track', params: 'SOCIAL_LOGIN_REQUEST_USER_DATA' }, 'requestConnection'],
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
    timedOut: {
      description:
        'The user did not approve within 5 min: nothing is wrong, and the login can start again with a new code.',
      meta: { view, ring: 'timedOut' },
      tags: 'failed',
      on: { 'social.retry': 'loading' },
    },
    succeeded: succeeded(view),
    ending: ending(view),
    failed: {
      description: 'The view shows the error; the login can start again with a new code [flow-next-step].',
      meta: { view, ring: 'failed' },
      tags: 'failed',
      on: { 'social.retry': 'loading' },
    },
  },
  on: { 'nav.back': { guard: 'isListed', target: listing } },
})
