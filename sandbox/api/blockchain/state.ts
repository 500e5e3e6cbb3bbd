import type { OnRamp } from '../../on-ramp/on-ramp.ts'
import { Cosigner, type ToldSession } from './cosigner.ts'
import type { ChainReader } from './reader.ts'

/** What the service reads, and what else it knows. */
export interface BlockchainOptions {
  readers: readonly ChainReader[]
  /** Who sells what is bought. */
  onRamp: OnRamp
  state: BlockchainState
}

/** A name, and whose it is: addresses by the numbers of their coins. */
export interface NamedAccount {
  name: string
  addresses: Record<string, { address: string; created: number }>
  avatar?: string
}

/** What the service knows besides the chains. A test may change it. */
export interface BlockchainState {
  /** What a whole unit costs in US dollars, by symbol. */
  prices: Record<string, number>
  /** Tokens, by address, whose transfers are told as spam. */
  spam: string[]
  /** How many transactions a page of a history has. */
  pageSize: number
  /** How accounts are called, by address. */
  identities: Record<string, { name: string | null; avatar: string | null }>
  names: NamedAccount[]
  /** What accounts let apps do, by CAIP-10 address, in the API's own words. */
  sessions: Record<string, ToldSession[]>
  /** The second key of the sessions that were begun here. */
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
