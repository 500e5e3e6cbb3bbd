export { SIWXMessenger, SIWXVerifier } from './bases.ts'
export { DefaultSIWX, type DefaultSIWXOptions } from './default-siwx.ts'
export { LocalStorage } from './local-storage.ts'
export { buildMessage, isSameAccount, makeNonce, parseMessage, validityOf } from './message.ts'
export { InformalMessenger, type MessengerOptions } from './messenger.ts'
export { ReownAuthentication, type ReownAuthenticationOptions } from './reown-authentication.ts'
export { ServerSIWX, type ServerSIWXOptions } from './server-siwx.ts'
export { AppKitSIWEClient, createSIWEConfig } from './siwe/client.ts'
export {
  formatMessage,
  getAddressFromMessage,
  getChainIdFromMessage,
  getDidAddress,
  getDidChainId,
  verifySignature,
} from './siwe/helpers.ts'
export { mapToSIWX } from './siwe/map.ts'
export type {
  SIWEConfig,
  SIWECreateMessageArgs,
  SIWEMessageParams,
  SIWESession,
  SIWEVerifyMessageArgs,
} from './siwe/types.ts'
export type {
  SIWXConfig,
  SIWXMessage,
  SIWXMessageData,
  SIWXMessageInput,
  SIWXRequest,
  SIWXRequestInput,
  SIWXSession,
  SIWXStorage,
} from './types.ts'
export { EIP155Verifier } from './verifiers/eip155.ts'
export { SolanaVerifier } from './verifiers/solana.ts'
