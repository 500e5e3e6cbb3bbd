import * as z from 'zod/mini'
import type { AccountType } from '../../core/connector.ts'
import type { EmailChangeStep, FrameUser, LoginStep } from '../../core/embedded-frame.ts'
import type { SocialProvider } from '../../core/features.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { isNamespace, type Namespace } from '../../core/namespaces.ts'
import { defined, flag, formed, lenient, listOf, made, text, word } from '../../core/schema.ts'
import { longestToken } from './frame-storage.ts'
import { fitsMethod } from './rpc-params.ts'

/** The maximum length of values without a schema, in characters: a call's parameters and its answer. */
const longest = 1024 * 1024

/** The maximum length of a signed message and of its signature, in characters: a smart account's can be long. */
const longestSigned = 65_536

/** Any JSON value up to a maximum length. */
const bounded = z.custom<unknown>((value) => value === undefined || JSON.stringify(value).length <= longest)

const chainId = z.custom<string | number>((id) =>
  typeof id === 'number' ? Number.isSafeInteger(id) && id > 0 : typeof id === 'string' && /^[-\w:]{1,100}$/.test(id),
)
const accountType = z.custom<AccountType>((type) => type === 'eoa' || type === 'smartAccount')

/** Less strict than the reference's form; the frame makes the final check. */
export const email = formed(320, /^[^\s@]+@[^\s@]+\.[^\s@]+$/u)
const code = formed(6, /^\d{6}$/)

/** The providers with a login window: all but Farcaster. */
const windowed = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const

/** Never `javascript:` and the like: our window navigates there. */
const page = formed(5_000, /^https?:\/\//)

/** A login token, only for the frame: the service's own, or a JWT, which can be long. */
const token = formed(longestToken, /^\S+$/)
const provider = z.custom<SocialProvider>((name) => windowed.some((each) => each === name))

/** The frame's next step in our terms; an unknown step is invalid. */
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
/** The sign-in message of a login (CAIP-122), in the frame's fields. */
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

/** The payload of each request, and the frame's answer on success [embedded-messages]. */
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

/** One-way messages. */
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

/** The general form of the frame's messages, before it is known which request they answer. */
export const frameMessage = z.object({
  type: formed(100, /^@w3m-frame\/[A-Z_]+$/),
  id: z.optional(word),
  payload: z.optional(z.unknown()),
})

/** An error. Its code is not part of the protocol, but kept for callers that know wallet error codes. */
export const frameError = z.object({
  message: lenient(text(2_000)),
  code: lenient(z.custom<number>(Number.isSafeInteger)),
})

export const sessionUpdate = z.object({ token: lenient(token) })

/** The timeout of requests that wait for the user, in milliseconds [embedded-patience]. */
export const patience = lazyConstants.loginPatience
export const patient: ReadonlySet<MessageName> = new Set([
  ...(['CONNECT_EMAIL', 'CONNECT_DEVICE', 'CONNECT_OTP'] as const),
  ...(['GET_SOCIAL_REDIRECT_URI', 'CONNECT_SOCIAL', 'GET_FARCASTER_URI'] as const),
  ...(['UPDATE_EMAIL', 'UPDATE_EMAIL_PRIMARY_OTP', 'UPDATE_EMAIL_SECONDARY_OTP', 'GET_USER'] as const),
])
