import type { EmbeddedFrame, FrameNews } from '../../core/embedded-frame.ts'
import type { AccountType, Namespace } from '../../core/namespaces.ts'

/** What the connectors of an embedded wallet share: its frame, and what it is called. */
export interface AuthWallet {
  readonly name: string
  /** The page for the frame. */
  readonly url: string
  /** The account type that the user or the dApp has chosen for a namespace. */
  preferredAccountType(namespace: Namespace): Promise<AccountType | undefined>
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
