import { PublicKey, VersionedMessage, VersionedTransaction } from '@solana/web3.js'
import { invalidParams } from '../wallet/errors.ts'
import { fromBase58 } from './base58.ts'

/** The options at the end of a call, before they are parsed. */
export type Options = { [name: string]: unknown }

/** The options at this index of a call's parameters. */
export function optionsAt(params: readonly unknown[], index: number): Options {
  const given = params[index] ?? {}
  if (typeof given !== 'object') throw invalidParams('Invalid params: expected an object with options.')
  return { ...given }
}

/** Parses an address. */
export function addressOf(value: unknown): PublicKey {
  try {
    if (typeof value === 'string') return new PublicKey(value)
  } catch {}
  throw invalidParams(`Invalid param: Invalid address ${JSON.stringify(value)}`)
}

/** Parses a list with a maximum length. */
export function listOf(value: unknown, most: number): unknown[] {
  if (!Array.isArray(value)) throw invalidParams('Invalid params: expected a list.')
  if (value.length > most) throw invalidParams(`Too many inputs provided; max ${most}`)
  return value
}

export function textOf(value: unknown): string {
  if (typeof value !== 'string') throw invalidParams(`Invalid params: expected a text, not ${JSON.stringify(value)}.`)
  return value
}

/** Parses a non-negative integer. */
export function countOf(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw invalidParams(`Invalid params: expected a whole number, not ${JSON.stringify(value)}.`)
}

/** Parses a serialized transaction. Without an encoding it is base58, for compatibility. */
export function transactionOf(value: unknown, encoding: unknown = 'base58'): VersionedTransaction {
  const text = textOf(value)
  const bytes = encoding === 'base64' ? Buffer.from(text, 'base64') : fromBase58(text)
  try {
    if (bytes) return VersionedTransaction.deserialize(bytes)
  } catch {}
  throw invalidParams('failed to deserialize solana_transaction::versioned::VersionedTransaction')
}

/** Parses a serialized message in base64. */
export function messageOf(value: unknown): VersionedMessage {
  try {
    return VersionedMessage.deserialize(Buffer.from(textOf(value), 'base64'))
  } catch {
    throw invalidParams('failed to deserialize solana_message::VersionedMessage')
  }
}
