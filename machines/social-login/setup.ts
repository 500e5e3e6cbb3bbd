import { type AnyActorRef, assign, type EventObject, sendTo, setup } from 'xstate'
import { constants } from '../../core/constants.ts'
import { errorMessageOf, type Failure, failureOf } from '../../core/errors.ts'
import type { SocialProvider } from '../../core/features.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { Namespace } from '../../core/namespaces.ts'
import { providerName } from '../../core/social-providers.ts'
import { channel, type ErrorEvent, port, promised, type ViewMeta } from '../contract.ts'
import {
  beginLogin,
  type ConnectorFact,
  connectEmbedded,
  embeddedWallet,
  isEmbedded,
  type LoginContext,
  type LoginInput,
  type LoginOutput,
} from '../shared/embedded.ts'
import { type Track, tracker, type WalletFact } from '../system.ts'
import type { WindowCommand, WindowFact } from './window.ts'

export type SocialLoginOutput = LoginOutput

export interface SocialLoginInput extends LoginInput {
  /** The provider, if chosen before the flow started. */
  social?: SocialProvider | undefined
  /** The provider's answer, if the login left the page. */
  answer?: string | undefined
  mobile: boolean
}

/** The chosen provider. */
export interface Chosen {
  provider: SocialProvider
  name: string
}

export interface SocialLoginContext extends LoginContext {
  choice: Chosen | null
  /** Whether it was chosen here, from the list of all providers. */
  isListed: boolean
  mobile: boolean
  /** The provider's answer from before the flow started. */
  answer: string | null
  /** The URL in Farcaster's code. */
  uri: string | null
  failure: Failure | null
}

const chosen = (provider: SocialProvider): Chosen => ({ provider, name: providerName(provider) })

/** The chart's initial context. */
export const begin = (
  self: AnyActorRef,
  { social, answer, mobile, ...input }: SocialLoginInput,
): SocialLoginContext => ({
  ...beginLogin(self, input),
  ...{
    choice: social ? chosen(social) : null,
    isListed: social === undefined,
    mobile,
    answer: answer ?? null,
    uri: null,
    failure: null,
  },
})

type Status =
  | 'social.opening'
  | 'social.awaiting'
  | 'social.retrieving'
  | 'social.connecting'
  | 'farcaster.loading'
  | 'farcaster.waiting'
  | 'connecting.connected'

type Told = 'SOCIAL_LOGIN_STARTED' | 'SOCIAL_LOGIN_REQUEST_USER_DATA' | 'SOCIAL_LOGIN_SUCCESS' | 'SOCIAL_LOGIN_CANCELED'

/** The setup of the social login chart. */
export const socialLoginSetup = setup({
  types: {} as {
    context: SocialLoginContext
    input: SocialLoginInput
    events:
      | { type: 'social.choose'; provider: SocialProvider }
      | { type: 'social.retry' }
      | { type: 'nav.back' }
      | WindowFact
      | WalletFact
    output: SocialLoginOutput
    meta: ViewMeta<'ConnectSocials' | 'ConnectingSocial' | 'ConnectingFarcaster', Status>
    tags: 'code' | 'failed'
  },
  actors: {
    watchWindow: channel<WindowCommand, { provider: SocialProvider }>(),
    socialUri: port<string, { provider: SocialProvider }>('socialUri'),
    connectSocial: port<void, { provider: SocialProvider; uri: string }>('connectSocial'),
    farcasterUri: port<string>('farcasterUri'),
    connectFarcaster: port<void>('connectFarcaster'),
    watchLogin: channel<EventObject>(),
    endLogin: port<void>('endLogin'),
  },
  guards: {
    isMissing: ({ context }) => context.connector === null,
    isFarcaster: (_, provider: SocialProvider | undefined) => provider === 'farcaster',
    isChosen: ({ context }) => context.choice !== null,
    isListed: ({ context }) => context.isListed,
    isAnswered: ({ context }) => context.answer !== null,
    isRefusal: (_, uri: string | null) => uri !== null && /[?&]error=/.test(uri),
    isMine: ({ context }, fact: ConnectorFact) => isEmbedded(context, fact),
    isOurs: ({ context: { connector } }, namespace: Namespace) => connector?.namespace === namespace,
  },
  actions: {
    choose: assign({ choice: (_, provider: SocialProvider) => chosen(provider) }),
    setUri: assign({ uri: (_, uri: string) => uri }),
    clearUri: assign({ uri: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    lead: sendTo('watchWindow', (_, uri: string): WindowCommand => ({ type: 'window.lead', uri })),
    requestConnection: sendTo(
      ({ context, system }) => embeddedWallet(context, system),
      ({ context }) => connectEmbedded(context),
    ),
    abandon: sendTo(({ context, system }) => embeddedWallet(context, system), { type: 'wallet.abandon' }),
    track: sendTo(
      tracker,
      ({ context }, event: Told): Track => ({
        ...{ type: 'track', event, properties: { provider: promised(context.choice).provider } },
      }),
    ),
    trackFailure: sendTo(tracker, ({ context }, failure: Failure): Track => {
      const properties = { provider: promised(context.choice).provider, message: errorMessageOf(failure) }
      return { type: 'track', event: 'SOCIAL_LOGIN_ERROR', properties }
    }),
  },
  delays: {
    patience: lazyConstants.loginBackstop,
    request: constants.requestTimeout,
    social: lazyConstants.socialPatience,
    prompt: constants.promptTimeout,
    success: constants.successDelay,
  },
})

const failureIn = ({ event }: ErrorEvent): Failure => failureOf(event.error)

/** Keeps a service's failure. */
export const fails = [
  { type: 'setFailure', params: failureIn },
  { type: 'trackFailure', params: failureIn },
] as const

/** Ends a login with a failure. */
export const failsWith = (failure: Failure) =>
  [
    { type: 'setFailure', params: failure },
    { type: 'trackFailure', params: failure },
  ] as const

type Refusal = { event: Extract<WalletFact, { type: 'wallet.refused' }> }
const refusalIn = ({ event }: Refusal) => event.failure

/** The wallet could not connect after all. */
export const refused = [
  { type: 'setFailure', params: refusalIn },
  { type: 'trackFailure', params: refusalIn },
] as const

/** The wallet could not connect, so the login ends too. */
export const ending = (view: 'ConnectingSocial' | 'ConnectingFarcaster') =>
  socialLoginSetup.createStateConfig({
    description:
      'The wallet could not connect, so the login ends too, within 30 s, and can start again [embedded-half-done] [flow-timeout].',
    meta: { view, status: 'social.connecting', ring: 'asking' },
    invoke: { id: 'endLogin', src: 'endLogin', onDone: 'failed', onError: 'failed' },
    after: { request: 'failed' },
  })

/** A fact about the embedded wallet. */
export const mine = { type: 'isMine', params: ({ event }: { event: ConnectorFact }) => event } as const

/** The result is shown, as for any other wallet. */
export const succeeded = (view: 'ConnectingSocial' | 'ConnectingFarcaster') =>
  socialLoginSetup.createStateConfig({
    description:
      'The wallet is connected. The view says so for 0.9 s; the user may close the modal at once [connect-success].',
    meta: { view, status: 'connecting.connected', ring: 'success' },
    after: { success: '#socialLogin.connected' },
    on: {
      'wallet.disconnected': { guard: mine, target: '#socialLogin.left' },
      'nav.back': '#socialLogin.connected',
    },
  })
