import type { CaipNetworkId } from '../../core/caip.ts'
import type { EmbeddedFrame, FrameNews, FrameSignIn } from '../../core/embedded-frame.ts'
import type { AccountType, Namespace } from '../../core/namespaces.ts'

/** What signs a user in to the dApp with the login itself [embedded-one-step]. */
export interface LoginSignIn {
  /** What the frame is to sign. */
  readonly message: FrameSignIn
  /** Keeps what it has signed, for an account. Where that is no good nothing is kept: the user is asked, as by any wallet. */
  admit(signed: SignedLogin): Promise<void>
}

/** What a frame has signed with a login, and for which account. */
export interface SignedLogin {
  address: string
  isSmartAccount: boolean
  message?: string
  signature?: string
}

/** What the connectors of an embedded wallet share: its frame, and what it is called. */
export interface AuthWallet {
  readonly name: string
  /** The page for the frame. */
  readonly url: string
  /** The account type that the user or the dApp has chosen for a namespace. */
  preferredAccountType(namespace: Namespace): Promise<AccountType | undefined>
  /** How a login on a network signs its user in; undefined where the user is asked afterwards, as by any wallet. */
  signIn?(caipNetworkId: CaipNetworkId): Promise<LoginSignIn | undefined>
  /** Its code is fetched by the first call, the frame created by the first request. */
  frame(): Promise<EmbeddedFrame>
  /** Calls back with what becomes of calls and of the wallet. Returns the function that stops it. */
  watch(heard: (news: FrameNews) => void): () => void
}

/** The connector of an embedded wallet, in every namespace. */
export const authId = 'ID_AUTH'

/** Whether an embedded wallet was used in this browser: read without its code, on every page that offers one. */
export function wasUsed(): boolean {
  try {
    return localStorage.getItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY') === 'true'
  } catch {
    return false
  }
}
