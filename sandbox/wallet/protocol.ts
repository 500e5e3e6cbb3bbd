/**
 * The messages between a page's wallet script and the wallet server. Types only: the script is sent to pages as plain
 * text and can import nothing.
 */

/** A request's outcome. Without `value`, it is `undefined`. */
export type Outcome =
  | { type: 'result'; value?: unknown }
  /** A proper EIP-1193 error. */
  | { type: 'error'; code: number; message: string; data?: unknown }
  /** Any other thrown value: a string, `undefined`, an object without a message. */
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

/** A wallet's description of itself, and the addresses for its script. */
export interface InpageConfig {
  name: string
  icon: string
  /** How often it announces itself. Normally once. */
  copies: number
  /** Its EIP-6963 announcement, each copy with its own uuid. */
  eip155?: {
    rdns: string
    /** Whether it also takes `window.ethereum`, as wallets did before EIP-6963. */
    legacy: boolean
  }
  /** Its registration by the Wallet Standard. */
  solana?: { chains: string[] }
  socketUrl: string
  approvalUrl: string
}

/** One line of an approval: a label, and what the dApp sent. */
export interface Row {
  label: string
  value: string
}

/** What the approval page shows, as plain text. */
export interface Approval {
  id: string
  origin: string
  title: string
  rows: Row[]
  /** The accounts to choose from, for a request to connect. */
  choices: { address: string; chosen: boolean }[]
}

/** From the wallet to its approval page. `null` if no request waits. */
export interface ApprovalView {
  wallet: string
  approval: Approval | null
}

/** From the approval page to the wallet. */
export type ApprovalMessage =
  | { type: 'approve'; id: string; accounts: string[] }
  | { type: 'reject'; id: string }
  /** The window could not close itself after the last request: it stays open for later ones. */
  | { type: 'staying' }
