import * as z from 'zod'
import { PROVIDERS } from '../providers/names.ts'
import type { FrameMessage } from './protocol.ts'

const text = (most: number) => z.string().max(most)
const chainId = z.union([text(100), z.number().int().positive()])
const accountType = z.enum(['eoa', 'smartAccount'])
const rpcUrl = text(2000)
const email = z.email('Invalid email').max(320, 'Invalid email')
const otp = text(20)
const variables = z.record(text(100), z.union([text(2000), z.number()]))

/** The CAIP-122 message that a dApp wants signed during the login. */
export const SiwxMessage = z.object({
  serializedMessage: text(5000).optional(),
  accountAddress: text(200),
  chainId: text(100),
  notBefore: text(100).optional(),
  domain: text(300),
  uri: text(2000),
  version: text(20),
  nonce: text(200),
  statement: text(2000).nullish(),
  resources: z.array(text(2000)).max(50).optional(),
  requestId: text(200).optional(),
  issuedAt: text(100).optional(),
  expirationTime: text(100).optional(),
})
export type SiwxMessage = z.infer<typeof SiwxMessage>

const about = {
  chainId: chainId.optional(),
  preferredAccountType: accountType.optional(),
  siwxMessage: SiwxMessage.optional(),
  rpcUrl: rpcUrl.optional(),
}

const Metadata = z.object({ name: text(1000), description: text(5000), url: text(2000), icons: z.array(text(5000)) })

/** The payload of each message from a dApp. */
export const Payloads = {
  SWITCH_NETWORK: z.object({ chainId, rpcUrl: rpcUrl.optional() }),
  CONNECT_EMAIL: z.object({ email }),
  CONNECT_OTP: z.object({ otp }),
  UPDATE_EMAIL: z.object({ email }),
  UPDATE_EMAIL_PRIMARY_OTP: z.object({ otp }),
  UPDATE_EMAIL_SECONDARY_OTP: z.object({ otp }),
  GET_SOCIAL_REDIRECT_URI: z.object({ provider: z.enum(PROVIDERS) }),
  CONNECT_SOCIAL: z.object({ ...about, uri: text(5000) }),
  GET_USER: z.object({ ...about, socialUri: text(5000).optional() }).optional(),
  IS_CONNECTED: z.object({ token: text(8192).optional() }).optional(),
  SET_PREFERRED_ACCOUNT: z.object({ type: accountType }),
  SYNC_THEME: z.object({
    themeMode: z.enum(['light', 'dark']).optional(),
    themeVariables: variables.optional(),
    w3mThemeVariables: z.record(text(100), text(2000)).optional(),
  }),
  SYNC_DAPP_DATA: z.object({
    metadata: Metadata.optional(),
    sdkVersion: text(200).optional(),
    sdkType: text(100).optional(),
    projectId: text(200),
  }),
  RPC_REQUEST: z.object({
    method: text(100),
    params: z.unknown().optional(),
    chainId: chainId.optional(),
    chainNamespace: z.enum(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos']).optional(),
    rpcUrl: rpcUrl.optional(),
  }),
} as const

/** A request for an operation on a chain. */
export type RpcRequest = z.infer<typeof Payloads.RPC_REQUEST>

/** A message of the protocol whose payload has not been validated. */
export const AppMessage = z.object({
  type: text(100)
    .startsWith('@w3m-app/')
    .transform((type) => type.slice('@w3m-app/'.length)),
  id: text(200).optional(),
  payload: z.unknown().optional(),
})

/** A message from the frame's own script. */
export const FrameMessageSchema = z.discriminatedUnion('type', [
  z.object({
    ...{ type: z.literal('hello'), device: text(100), origin: text(500), token: text(8192).nullable() },
    chainId: text(100),
  }),
  z.object({ type: z.literal('heard'), message: z.unknown().optional() }),
  z.object({ type: z.literal('approve'), id: text(100) }),
  z.object({ type: z.literal('reject'), id: text(100) }),
]) satisfies z.ZodType<FrameMessage>
