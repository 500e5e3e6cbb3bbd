import * as z from 'zod/mini'
import type { AccountType } from '../../core/connector.ts'
import type { EmailChangeStep, FrameUser, LoginStep } from '../../core/embedded-frame.ts'
import type { SocialProvider } from '../../core/features.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { isNamespace, type Namespace } from '../../core/namespaces.ts'
import { defined, flag, formed, lenient, listOf, made, text, word } from '../../core/schema.ts'
import { longestToken } from './frame-storage.ts'
import { fitsMethod } from './rpc-params.ts'

/** In characters, of what has no schema of its own: the parameters of a call, and its answer. */
const longest = 1024 * 1024

/** In characters, of what a login signs, and of the signature: a smart account's can be long. */
const longestSigned = 65_536

/** Anything that can be written as JSON, up to a length. */
const bounded = z.custom<unknown>((value) => value === undefined || JSON.stringify(value).length <= longest)

const chainId = z.custom<string | number>((id) =>
  typeof id === 'number' ? Number.isSafeInteger(id) && id > 0 : typeof id === 'string' && /^[-\w:]{1,100}$/.test(id),
)
const accountType = z.custom<AccountType>((type) => type === 'eoa' || type === 'smartAccount')

/** The reference's own form is stricter in detail; the frame has the last word. */
export const email = formed(320, /^[^\s@]+@[^\s@]+\.[^\s@]+$/u)
const code = formed(6, /^\d{6}$/)

/** The providers that are logged in to in a window: all but Farcaster. */
const windowed = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const

/** Never `javascript:` or the like: a window of ours is led there. */
const page = formed(5_000, /^https?:\/\//)

/** Of a login, for the frame alone: a service's own word, or a JWT, whose signature and claims make it long. */
const token = formed(longestToken, /^\S+$/)
const provider = z.custom<SocialProvider>((name) => windowed.some((each) => each === name))

/** What the frame says comes next, in words of ours: of a step that is not known, nothing is made. */
const stepOf = <Step extends string>(steps: Readonly<Record<string, Step>>, first: Step) =>
  made(
    z.object({ action: z.custom<string>((action) => typeof action === 'string' && Object.hasOwn(steps, action)) }),
    ({ action }: { action: string }): Step => steps[action] ?? first,
  )
const loginStep = stepOf<LoginStep>({ VERIFY_DEVICE: 'device', VERIFY_OTP: 'code', CONNECT: 'connected' }, 'code')
const emailChangeStep = stepOf<EmailChangeStep>(
  { VERIFY_PRIMARY_OTP: 'primary', VERIFY_SECONDARY_OTP: 'secondary' },
  'primary',
)

const said = text(5_000)
/** What a login is to sign (CAIP-122), in the fields that the frame knows. */
const siwxMessage = z.object({
  serializedMessage: text(longestSigned),
  accountAddress: word,
  chainId: word,
  domain: said,
  uri: said,
  version: word,
  nonce: word,
  statement: z.optional(said),
  issuedAt: z.optional(word),
  expirationTime: z.optional(word),
  notBefore: z.optional(word),
  requestId: z.optional(said),
  resources: z.optional(
    z.custom<readonly string[]>(
      (list) => Array.isArray(list) && list.length <= 50 && list.every((each) => said.safeParse(each).success),
    ),
  ),
})

const account = z.object({ address: word, type: accountType })
const user = made(
  z.object({
    address: word,
    chainId,
    email: lenient(email),
    userName: lenient(word),
    accounts: lenient(listOf(account, 20)),
    preferredAccountType: lenient(accountType),
    smartAccountDeployed: lenient(flag),
    message: lenient(text(longestSigned)),
    signature: lenient(text(longestSigned)),
  }),
  (said): FrameUser => defined(said),
)

const variables = z.custom<Readonly<Record<string, string | number>>>(
  (value) => typeof value === 'object' && value !== null && JSON.stringify(value).length <= 10_000,
)
const nothing = z.unknown()

/** What the dApp says with each request, and what the frame answers when it succeeds [embedded-messages]. */
export const messages = {
  CONNECT_EMAIL: { asks: z.object({ email }), answers: loginStep },
  CONNECT_DEVICE: { asks: nothing, answers: nothing },
  CONNECT_OTP: { asks: z.object({ otp: code }), answers: nothing },
  GET_SOCIAL_REDIRECT_URI: { asks: z.object({ provider }), answers: z.object({ uri: page }) },
  CONNECT_SOCIAL: { asks: z.object({ uri: page }), answers: user },
  GET_FARCASTER_URI: { asks: nothing, answers: z.object({ url: page }) },
  CONNECT_FARCASTER: { asks: nothing, answers: z.object({ userName: word }) },
  IS_CONNECTED: { asks: z.object({ token: z.optional(token) }), answers: z.object({ isConnected: flag }) },
  GET_USER: {
    asks: z.object({
      chainId: z.optional(chainId),
      preferredAccountType: z.optional(accountType),
      siwxMessage: z.optional(siwxMessage),
    }),
    answers: user,
  },
  SWITCH_NETWORK: {
    asks: z.object({ chainId, rpcUrl: z.optional(text(2_000)) }),
    answers: z.object({ chainId }),
  },
  SET_PREFERRED_ACCOUNT: {
    asks: z.object({ type: accountType }),
    answers: z.object({ type: accountType, address: word }),
  },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    asks: nothing,
    answers: z.object({ smartAccountEnabledNetworks: listOf(z.custom<number>(Number.isSafeInteger), 1_000) }),
  },
  RPC_REQUEST: {
    asks: z
      .object({
        method: word,
        params: bounded,
        chainNamespace: z.custom<Namespace>((name) => typeof name === 'string' && isNamespace(name)),
        chainId,
        rpcUrl: z.optional(text(2_000)),
      })
      .check(z.refine(fitsMethod)),
    answers: bounded,
  },
  UPDATE_EMAIL: { asks: z.object({ email }), answers: emailChangeStep },
  UPDATE_EMAIL_PRIMARY_OTP: { asks: z.object({ otp: code }), answers: nothing },
  UPDATE_EMAIL_SECONDARY_OTP: { asks: z.object({ otp: code }), answers: z.object({ newEmail: email }) },
  SIGN_OUT: { asks: nothing, answers: nothing },
  RELOAD: { asks: nothing, answers: nothing },
} as const

export type MessageName = keyof typeof messages
export type Asked<Name extends MessageName> = z.core.input<(typeof messages)[Name]['asks']>
export type Answered<Name extends MessageName> = z.output<(typeof messages)[Name]['answers']>

/** What is told, and not answered for. */
export const notices = {
  SYNC_DAPP_DATA: z.object({
    metadata: z.optional(
      z.object({ name: text(1_000), description: text(5_000), url: text(2_000), icons: listOf(text(5_000), 10) }),
    ),
    sdkVersion: z.optional(text(200)),
    sdkType: z.optional(text(100)),
    projectId: text(200),
  }),
  SYNC_THEME: z.object({
    themeMode: z.custom<'light' | 'dark'>((mode) => mode === 'light' || mode === 'dark'),
    themeVariables: variables,
    w3mThemeVariables: variables,
  }),
  RPC_ABORT: nothing,
} as const

export type NoticeName = keyof typeof notices
export type Noticed<Name extends NoticeName> = z.core.input<(typeof notices)[Name]>

/** What any message of the frame looks like, before one knows whom it answers. */
export const frameMessage = z.object({
  type: formed(100, /^@w3m-frame\/[A-Z_]+$/),
  id: z.optional(word),
  payload: z.optional(z.unknown()),
})

/** What an error says. A code is not of the protocol: who knows what a wallet's codes mean finds it too. */
export const frameError = z.object({
  message: lenient(text(2_000)),
  code: lenient(z.custom<number>(Number.isSafeInteger)),
})

export const sessionUpdate = z.object({ token: lenient(token) })

/** The requests that a person may take long for are given up after this, in milliseconds [embedded-patience]. */
export const patience = lazyConstants.loginPatience
export const patient: ReadonlySet<MessageName> = new Set([
  ...(['CONNECT_EMAIL', 'CONNECT_DEVICE', 'CONNECT_OTP'] as const),
  ...(['GET_SOCIAL_REDIRECT_URI', 'CONNECT_SOCIAL', 'GET_FARCASTER_URI'] as const),
  ...(['UPDATE_EMAIL', 'UPDATE_EMAIL_PRIMARY_OTP', 'UPDATE_EMAIL_SECONDARY_OTP', 'GET_USER'] as const),
])
