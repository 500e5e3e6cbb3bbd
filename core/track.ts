import type { CaipNetworkId } from './caip.ts'
import type { SocialProvider } from './features.ts'
import type { AccountType } from './namespaces.ts'

/** The platform on which a wallet is about to be reached [connect-platforms]. */
export type Platform = 'browser' | 'mobile' | 'desktop' | 'web' | 'qrcode' | 'unsupported'

/** The events for the dApp and, only if enabled, for the analytics service [api-events]. */
export type TrackEvent =
  /** The kit runs for the first time on this page. */
  | { event: 'INITIALIZE'; properties: { networks: readonly CaipNetworkId[] } }
  | { event: 'MODAL_OPEN'; properties: { connected: boolean } }
  | { event: 'MODAL_CLOSE'; properties: { connected: boolean } }
  | { event: 'CLICK_WALLET_HELP' }
  | { event: 'CLICK_GET_WALLET' }
  | { event: 'SELECT_WALLET'; properties: { name: string; platform: Platform } }
  | { event: 'CLICK_ALL_WALLETS' }
  | { event: 'SEARCH_WALLET'; properties: { badge: 'certified' | ''; search: string } }
  | { event: 'CONNECT_PROXY_ERROR'; properties: { message: string; uri: string; mobile_link: string; name: string } }
  | { event: 'CONNECT_SUCCESS'; properties: { method: 'browser' | 'email' | 'mobile' | 'qrcode'; name: string } }
  | { event: 'CONNECT_ERROR'; properties: { message: string } }
  | { event: 'CLICK_NETWORKS' }
  | { event: 'CLICK_NETWORK_HELP' }
  | { event: 'CLICK_TRANSACTIONS'; properties: { isSmartAccount: boolean } }
  | { event: 'ERROR_FETCH_TRANSACTIONS' | 'LOAD_MORE_TRANSACTIONS'; properties: HistoryProperties }
  | { event: 'SWITCH_NETWORK'; properties: { network: CaipNetworkId } }
  | { event: 'DISCONNECT_SUCCESS'; properties: { namespace: string } }
  | { event: 'DISCONNECT_ERROR'; properties: { message: string } }
  | { event: 'CLICK_SIGN_SIWX_MESSAGE' | 'CLICK_CANCEL_SIWX' | 'SIWX_AUTH_SUCCESS'; properties: SignInProperties }
  | { event: 'SIWX_AUTH_ERROR'; properties: SignInProperties & { message: string } }
  | {
      event:
        | 'SOCIAL_LOGIN_STARTED'
        | 'SOCIAL_LOGIN_REQUEST_USER_DATA'
        | 'SOCIAL_LOGIN_SUCCESS'
        | 'SOCIAL_LOGIN_CANCELED'
      properties: { provider: SocialProvider }
    }
  | { event: 'SOCIAL_LOGIN_ERROR'; properties: { provider: SocialProvider; message: string } }
  | { event: 'EMAIL_LOGIN_SELECTED' | 'EMAIL_SUBMITTED' | 'DEVICE_REGISTERED_FOR_EMAIL' | 'EMAIL_EDIT' }
  | { event: 'EMAIL_VERIFICATION_CODE_SENT' | 'EMAIL_VERIFICATION_CODE_PASS' | 'EMAIL_UPGRADE_FROM_MODAL' }
  | { event: 'EMAIL_VERIFICATION_CODE_FAIL'; properties: { message: string } }
  | { event: 'SET_PREFERRED_ACCOUNT_TYPE'; properties: { accountType: AccountType; network: CaipNetworkId } }
  | { event: 'OPEN_SEND'; properties: SignInProperties }
  | { event: 'OPEN_ENS_FLOW'; properties: { isSmartAccount: boolean } }
  | { event: 'REGISTER_NAME_INITIATED' | 'REGISTER_NAME_SUCCESS'; properties: NameProperties }
  | { event: 'REGISTER_NAME_ERROR'; properties: NameProperties & { error: string } }
  | { event: 'SEND_INITIATED'; properties: SendProperties }
  | { event: 'SEND_SUCCESS'; properties: SendProperties & { hash: string } }
  | { event: 'SEND_REJECTED' | 'SEND_ERROR'; properties: SendProperties & { message: string } }
  | { event: 'SELECT_BUY_CRYPTO' | 'SELECT_WHAT_IS_A_BUY'; properties: { isSmartAccount: boolean } }
  | { event: 'SELECT_BUY_PROVIDER'; properties: { provider: string; isSmartAccount: boolean } }
  | { event: 'OPEN_SWAP'; properties: SignInProperties }
  | { event: 'CLICK_CONVERT' | 'CLICK_SELECT_TOKEN_TO_SWAP' | 'CLICK_SELECT_NETWORK_TO_SWAP' }
  | { event: 'INITIATE_SWAP' | 'SWAP_SUCCESS'; properties: SwapProperties }
  | { event: 'SWAP_ERROR' | 'SWAP_APPROVAL_ERROR'; properties: SwapProperties & { message: string } }

interface HistoryProperties {
  address: string
  projectId: string | undefined
  cursor: string | undefined
  isSmartAccount: boolean
}

interface SignInProperties {
  network: CaipNetworkId
  isSmartAccount: boolean
}

interface NameProperties {
  isSmartAccount: boolean
  ensName: string
}

export interface SwapProperties extends SignInProperties {
  /** The symbols of both tokens, and their amounts as plain decimals. */
  swapFromToken: string
  swapToToken: string
  swapFromAmount: string
  swapToAmount: string
}

interface SendProperties extends SignInProperties {
  token: string
  /** A plain decimal. */
  amount: string
}
