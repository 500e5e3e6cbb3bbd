import { base58 } from '@scure/base'
import * as z from 'zod/mini'
import { PorticoError } from '../../core/errors.ts'
import { formed, lenient, listOf, parse } from '../../core/schema.ts'

/** 32 bytes in base58. */
const isAddress = (value: string): boolean =>
  /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value) && base58.decode(value).length === 32

const address = z.string().check(z.refine(isAddress))

const solanaChain = formed(71, /^solana:[\w-]+$/)

/** The maximum number of accounts and chains, and the maximum length of a signature in base58. */
const longest = { accounts: 1_000, chains: 100, signature: 88 }

const account = z.object({ address: z.unknown(), chains: lenient(z.array(z.unknown())) })

const accounts = z.array(account).check(z.refine((list) => list.length <= longest.accounts))

/** An address; undefined if invalid. */
export const parseAddress = (value: unknown): string | undefined => parse(address, value)

/** @throws `caip.address` for an invalid address. */
export function addressOf(value: string): string {
  const address = parseAddress(value)
  if (address === undefined) throw new PorticoError('caip.address')
  return address
}

/**
 * The addresses of a wallet's Solana accounts, without duplicates; undefined if any is malformed, or it is not a list.
 * Wallets for several chains list the accounts of all of them.
 */
export function parseAccounts(value: unknown): string[] | undefined {
  const here = parse(accounts, value)?.filter(({ chains }) => !chains?.length || parseChains(chains))
  const good = here?.map(({ address }) => parseAddress(address)).filter((each) => each !== undefined)
  return good && good.length === here?.length ? [...new Set(good)] : undefined
}

/** The Solana chains among those of a wallet; undefined if it names none. */
export function parseChains(value: unknown): string[] | undefined {
  const chains = parse(listOf(solanaChain, longest.chains), value)
  return chains?.length ? chains : undefined
}

/**
 * The bytes of a wallet's answer.
 * @throws `wallet.badAnswer` if they are invalid, or of another length.
 */
export function bytesFrom(answer: unknown, length?: number): Uint8Array {
  if (!(answer instanceof Uint8Array) || (length !== undefined && answer.length !== length))
    throw new PorticoError('wallet.badAnswer')
  return answer
}

/** Amounts of lamports and tokens are 64-bit. */
export const mostUnits = 2n ** 64n - 1n

/**
 * An amount from a node, in the smallest unit.
 * @throws `rpc.malformed` if it is none.
 */
export function unitsOf(value: number): number {
  if (!Number.isInteger(value) || value < 0 || BigInt(value) > mostUnits) throw new PorticoError('rpc.malformed')
  return value
}

/** The length of an Ed25519 signature. */
export const signatureLength = 64

/**
 * The signature of a sent transaction, in base58. Wallets return it so, or as bytes.
 * @throws `wallet.badHash` if there is none: the wallet may still have sent the transaction.
 */
export function signatureOf(answer: unknown): string {
  try {
    const bytes = typeof answer === 'string' && answer.length <= longest.signature ? base58.decode(answer) : answer
    return base58.encode(bytesFrom(bytes, signatureLength))
  } catch (cause) {
    throw new PorticoError('wallet.badHash', undefined, { cause })
  }
}
