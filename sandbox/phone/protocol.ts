import type { Row } from '../wallet/protocol.ts'

/** What waits for the user of a phone, as its page shows it. All of it is text. */
export interface PhoneApproval {
  id: string
  /** The dApp, as it calls itself. */
  name: string
  url: string
  title: string
  rows: Row[]
  /** The accounts that may be chosen, when a dApp wants to be connected. */
  choices: { address: string; chosen: boolean }[]
  /** And the chains. */
  chains: { id: string; chosen: boolean }[]
}

/** From the phone to its page. */
export interface PhoneView {
  phone: string
  approval: PhoneApproval | null
  sessions: { topic: string; name: string; url: string; accounts: string[] }[]
  accounts: { index: number; addresses: string[] }[]
  chains: string[]
  /** What went wrong with the last thing that the user did. */
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
