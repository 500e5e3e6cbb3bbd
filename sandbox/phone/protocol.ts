import type { Row } from '../wallet/protocol.ts'

/** A request that waits for the user, as the phone's page shows it, as plain text. */
export interface PhoneApproval {
  id: string
  /** The dApp's own name. */
  name: string
  url: string
  title: string
  rows: Row[]
  /** The accounts to choose from, for a connection. */
  choices: { address: string; chosen: boolean }[]
  /** The chains to choose from. */
  chains: { id: string; chosen: boolean }[]
}

/** From the phone to its page. */
export interface PhoneView {
  phone: string
  approval: PhoneApproval | null
  sessions: { topic: string; name: string; url: string; accounts: string[] }[]
  accounts: { index: number; addresses: string[] }[]
  chains: string[]
  /** The error of the user's last action. */
  notice: string | null
}

/** From the page to the phone. */
export type PhoneMessage =
  | { type: 'pair'; uri: string }
  | { type: 'approve'; id: string; accounts: string[]; chains: string[] }
  | { type: 'reject'; id: string }
  | { type: 'switchAccount'; index: number }
  | { type: 'switchChain'; topic: string; chain: string }
  | { type: 'disconnect'; topic: string }
