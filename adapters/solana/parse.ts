import bs58 from 'bs58'
import { PorticoError } from '../../core/errors.ts'
import { isText } from '../../core/outside.ts'

/** An address of 32 bytes in base58; undefined where it is none. */
export function parseAddress(value: unknown): string | undefined {
  const isLikely = isText(value) && /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value)
  return isLikely && bs58.decode(value).length === 32 ? value : undefined
}

/** @throws `caip.address` where it is none. */
export function addressOf(value: string): string {
  const address = parseAddress(value)
  if (address === undefined) throw new PorticoError('caip.address')
  return address
}

/**
 * The addresses of a wallet's accounts on Solana, each once; undefined where one is malformed, or it is no list. Wallets
 * for several chains list the accounts of all of them.
 */
export function parseAccounts(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const accounts: unknown[] = value
  const addresses = accounts
    .filter((account) => !isElsewhere(account))
    .map((account) => parseAddress(addressIn(account)))
  const good = addresses.filter((address) => address !== undefined)
  return good.length === addresses.length ? [...new Set(good)] : undefined
}

const addressIn = (account: unknown): unknown =>
  typeof account === 'object' && account !== null && 'address' in account ? account.address : undefined

/** Whether an account names chains, and none of Solana. */
const isElsewhere = (account: unknown): boolean =>
  typeof account === 'object' &&
  account !== null &&
  'chains' in account &&
  Array.isArray(account.chains) &&
  account.chains.length > 0 &&
  !account.chains.some(isSolanaChain)

/** The chains of Solana among those that a wallet names; undefined where it names none. */
export function parseChains(value: unknown): string[] | undefined {
  const chains = Array.isArray(value) ? value.filter(isSolanaChain) : []
  return chains.length > 0 ? chains : undefined
}

const isSolanaChain = (value: unknown): value is string => isText(value) && /^solana:[\w-]{1,64}$/.test(value)

/**
 * Bytes that a wallet answered with.
 * @throws `rpc.malformed` where they are none, or not so many.
 */
export function bytesFrom(answer: unknown, length?: number): Uint8Array {
  if (!(answer instanceof Uint8Array) || (length !== undefined && answer.length !== length))
    throw new PorticoError('rpc.malformed')
  return answer
}

/** The length of an Ed25519 signature. */
export const signatureLength = 64
