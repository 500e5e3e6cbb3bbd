import type { OnRamp } from '../../on-ramp/on-ramp.ts'
import { Cosigner, type ToldSession } from './cosigner.ts'
import type { ChainReader } from './reader.ts'

/** The service's chains, and its further state. */
export interface BlockchainOptions {
  readers: readonly ChainReader[]
  /** The on-ramp that sells tokens. */
  onRamp: OnRamp
  state: BlockchainState
}

/** A name and its owner's addresses, by coin type. */
export interface NamedAccount {
  name: string
  addresses: Record<string, { address: string; created: number }>
  avatar?: string
}

/** What the service knows in addition to the chains. A test may change it. */
export interface BlockchainState {
  /** The price of a whole unit in US dollars, by symbol. */
  prices: Record<string, number>
  /** Addresses of tokens whose transfers are marked as spam. */
  spam: string[]
  /** The number of transactions on a page of a history. */
  pageSize: number
  /** The accounts' names, by address. */
  identities: Record<string, { name: string | null; avatar: string | null }>
  names: NamedAccount[]
  /** The accounts' smart sessions, by CAIP-10 address, in the API's format. */
  sessions: Record<string, ToldSession[]>
  /** The second key of the sessions that were created here. */
  readonly cosigner: Cosigner
}

export const blockchainState = (): BlockchainState => ({
  prices: { ETH: 3_000, SOL: 150, SUSD: 1 },
  spam: [],
  pageSize: 50,
  identities: {},
  names: [],
  sessions: {},
  cosigner: new Cosigner(),
})
