import { base58 } from '@scure/base'
import * as z from 'zod/mini'
import { PorticoError } from '../../core/errors.ts'
import { formed, lenient, listOf, parse } from '../../core/schema.ts'

/** Of 32 bytes in base58. */
const isAddress = (value: string): boolean =>
  /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value) && base58.decode(value).length === 32

const address = z.string().check(z.refine(isAddress))

const solanaChain = formed(71, /^solana:[\w-]+$/)

/** The most accounts and chains that count, and the characters of the longest signature in base58. */
const longest = { accounts: 1_000, chains: 100, signature: 88 }

const account = z.object({ address: z.unknown(), chains: lenient(z.array(z.unknown())) })

const accounts = z.array(account).check(z.refine((list) => list.length <= longest.accounts))

/** An address; undefined where it is none. */
export const parseAddress = (value: unknown): string | undefined => parse(address, value)

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
  const here = parse(accounts, value)?.filter(({ chains }) => !chains?.length || parseChains(chains))
  const good = here?.map(({ address }) => parseAddress(address)).filter((each) => each !== undefined)
  return good && good.length === here?.length ? [...new Set(good)] : undefined
}

/** The chains of Solana among those that a wallet names; undefined where it names none. */
export function parseChains(value: unknown): string[] | undefined {
  const chains = parse(listOf(solanaChain, longest.chains), value)
  return chains?.length ? chains : undefined
}

/**
 * Bytes that a wallet answered with.
 * @throws `wallet.badAnswer` where they are none, or not so many.
 */
export function bytesFrom(answer: unknown, length?: number): Uint8Array {
  if (!(answer instanceof Uint8Array) || (length !== undefined && answer.length !== length))
    throw new PorticoError('wallet.badAnswer')
  return answer
}

/** The length of an Ed25519 signature. */
export const signatureLength = 64

/**
 * The signature by which a wallet names the transaction that it sent, in base58. Wallets tell it so, or as its bytes.
 * @throws `wallet.badHash` where it names none: it may have sent the transaction even so.
 */
export function signatureOf(answer: unknown): string {
  try {
    const bytes = typeof answer === 'string' && answer.length <= longest.signature ? base58.decode(answer) : answer
    return base58.encode(bytesFrom(bytes, signatureLength))
  } catch (cause) {
    throw new PorticoError('wallet.badHash', undefined, { cause })
  }
}
