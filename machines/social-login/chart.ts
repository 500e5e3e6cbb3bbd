import type { SocialProvider } from '../../core/features.ts'
import { loginOutput } from '../shared/embedded.ts'
import { farcaster } from './farcaster.ts'
import { provider } from './provider.ts'
import { begin, failsWith, socialLoginSetup } from './setup.ts'

export type { SocialLoginInput, SocialLoginOutput } from './setup.ts'
export type { WindowCommand, WindowFact } from './window.ts'

type Choice = { event: { provider: SocialProvider } }
const choose = { type: 'choose', params: ({ event }: Choice) => event.provider } as const

/** A social login to a wallet in a frame, which then connects like any other. */
export const socialLoginMachine = socialLoginSetup.createMachine({
  id: 'socialLogin',
  description:
    'Logs in to the embedded wallet with an account elsewhere, then connects it like any other wallet [social-order].',
  context: ({ input, self }) => begin(self, input),
  initial: 'login',
  states: {
    login: {
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Checks for a provider chosen before, and leaves at once.',
          always: [
            { guard: 'isMissing', target: '#socialLogin.left' },
            {
              description:
                'The user left the page to log in, and has returned without a login [social-telegram-return].',
              guard: { type: 'isRefusal', params: ({ context }) => context.answer },
              target: 'provider.failed',
              actions: failsWith({ code: 'social.refused' }),
            },
            {
              description: 'The user left the page to log in, and has returned with a login [social-telegram-return].',
              guard: 'isAnswered',
              target: 'provider.retrieving',
            },
            {
              guard: { type: 'isFarcaster', params: ({ context }) => context.choice?.provider },
              target: 'farcaster',
            },
            { guard: 'isChosen', target: 'provider' },
            { target: 'listing' },
          ],
        },
        listing: {
          description: 'All providers, with their names [social-order].',
          meta: { view: 'ConnectSocials' },
          on: {
            'social.choose': [
              {
                guard: { type: 'isFarcaster', params: ({ event }) => event.provider },
                target: 'farcaster',
                actions: choose,
              },
              { target: 'provider', actions: choose },
            ],
          },
        },
        provider,
        farcaster,
      },
      on: {
        'wallet.connected': 'connected',
        'wallet.removed': { guard: { type: 'isOurs', params: ({ event }) => event.namespace }, target: 'left' },
      },
    },
    connected: {
      description: 'This wallet or another one is connected. The kit decides what follows [nav-outcome].',
      type: 'final',
      output: { status: 'connected' },
    },
    left: {
      description: 'The user closed the window, or there is no embedded wallet: back to where they came from.',
      type: 'final',
      output: { status: 'left' },
    },
  },
  output: loginOutput,
})
