import type { CaipNetworkId } from '../../core/caip.ts'
import type { EmbeddedFrame, FrameNews, FrameSignIn } from '../../core/embedded-frame.ts'
import type { AccountType, Namespace } from '../../core/namespaces.ts'

/** Signs a user in to the dApp as part of the login [embedded-one-step]. */
export interface LoginSignIn {
  /** The message for the frame to sign. */
  readonly message: FrameSignIn
  /**
   * Stores the session of the signed message. If it is invalid nothing is stored, and the user is asked afterwards, as
   * with any wallet. If the user leaves the login meanwhile, the signal aborts, and the session ends.
   */
  admit(signed: SignedLogin, signal: AbortSignal): Promise<void>
}

/** The message and signature of a login, and their account. */
export interface SignedLogin {
  address: string
  isSmartAccount: boolean
  message?: string
  signature?: string
}

/** What the connectors of an embedded wallet share. */
export interface AuthWallet {
  readonly name: string
  /** The URL of the frame's page. */
  readonly url: string
  /** The account type that the user or the dApp has chosen for a namespace. */
  preferredAccountType(namespace: Namespace): Promise<AccountType | undefined>
  /**
   * Prepares signing in as part of a login on a network; undefined if the user is asked afterwards, as with any wallet.
   */
  signIn?(caipNetworkId: CaipNetworkId): Promise<LoginSignIn | undefined>
  /** The first call loads its code, and the first request creates the frame. */
  frame(): Promise<EmbeddedFrame>
  /** Calls back with news of calls and of the wallet. Returns the function that stops it. */
  watch(heard: (news: FrameNews) => void): () => void
}

/** The connector id of an embedded wallet, in every namespace. */
export const authId = 'ID_AUTH'

/** Whether an embedded wallet was used in this browser: checked without its code, on every page that offers one. */
export function wasUsed(): boolean {
  try {
    return localStorage.getItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY') === 'true'
  } catch {
    return false
  }
}
