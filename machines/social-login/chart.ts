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
    'Logging in to the embedded wallet with an account elsewhere; it is then connected like any other wallet [social-order].',
  context: ({ input, self }) => begin(self, input),
  initial: 'login',
  states: {
    login: {
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Was a provider chosen before? It is left at once.',
          always: [
            { guard: 'isMissing', target: '#socialLogin.left' },
            {
              description: 'The page was left for the login, and has come back without one [social-telegram-return].',
              guard: { type: 'isRefusal', params: ({ context }) => context.answer },
              target: 'provider.failed',
              actions: failsWith({ code: 'social.refused' }),
            },
            {
              description: 'The page was left for the login, and has come back with it [social-telegram-return].',
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
          description: 'All providers, each with its name [social-order].',
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
      description: 'The wallet is connected, or another one meanwhile. The kit decides what follows [nav-outcome].',
      type: 'final',
      output: { status: 'connected' },
    },
    left: {
      description: 'The user has closed the window, or there is no embedded wallet: back to where they came from.',
      type: 'final',
      output: { status: 'left' },
    },
  },
  output: loginOutput,
})
