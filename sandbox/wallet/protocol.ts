/**
 * What travels between a page's wallet script and the wallet server. Types only: the script is sent to pages as plain
 * text and can import nothing.
 */

/** What a request ends with. `value` may be absent: that is how `undefined` travels. */
export type Outcome =
  | { type: 'result'; value?: unknown }
  /** A proper EIP-1193 error. */
  | { type: 'error'; code: number; message: string; data?: unknown }
  /** Something else that is thrown as it is: a string, `undefined`, an object without a message. */
  | { type: 'throw'; value?: unknown }

/** From the page to the wallet. */
export interface PageMessage {
  type: 'request'
  id: number
  method: string
  params?: unknown
}

/** From the wallet to the page. */
export type WalletMessage =
  | { type: 'outcome'; id: number; outcome: Outcome }
  | { type: 'event'; event: string; args: unknown[] }
  /** The user is asked now, and no approval window is open: open one. */
  | { type: 'asking' }

/** What a wallet tells about itself, and where its script finds it. */
export interface InpageConfig {
  name: string
  icon: string
  /** How often it announces itself. One is right. */
  copies: number
  /** What it announces by EIP-6963, each copy under a uuid of its own. */
  eip155?: {
    rdns: string
    /** Whether it also takes `window.ethereum`, as wallets did before EIP-6963. */
    legacy: boolean
  }
  /** What it registers by the Wallet Standard. */
  solana?: { chains: string[] }
  socketUrl: string
  approvalUrl: string
}

/** One line of an approval: what it is called, and what the dApp sent. */
export interface Row {
  label: string
  value: string
}

/** What the approval page shows. All of it is text. */
export interface Approval {
  id: string
  origin: string
  title: string
  rows: Row[]
  /** The accounts that may be chosen, when the request is to connect. */
  choices: { address: string; chosen: boolean }[]
}

/** From the wallet to its approval page. `null` when nothing is left to decide. */
export interface ApprovalView {
  wallet: string
  approval: Approval | null
}

/** From the approval page to the wallet. */
export type ApprovalMessage =
  | { type: 'approve'; id: string; accounts: string[] }
  | { type: 'reject'; id: string }
  /** The window heard that nothing is left and could not close itself: it stays, and takes what follows. */
  | { type: 'staying' }
