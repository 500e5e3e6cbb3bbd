import * as z from 'zod/mini'
import { formed, listOf, parse, text } from '../../core/schema.ts'
import type { Movement } from '../../machines/ports.ts'
import { transferTopic } from './erc20.ts'

/** Under this address nodes log what moves of the network's own currency (`traceTransfers`). */
export const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** How much moved from one address to another, all in small letters. */
export interface Moved {
  token: string
  from: string
  to: string
  amount: bigint
}

const word = formed(66, /^0x[\da-f]{64}$/i)

/** What an account has more or less of after all of that. */
export function changesOf(moved: readonly Moved[], account: string): Movement[] {
  const totals = new Map<string, bigint>()
  const add = (token: string, amount: bigint) => totals.set(token, (totals.get(token) ?? 0n) + amount)
  for (const { token, from, to, amount } of moved) {
    if (from === account) add(token, -amount)
    if (to === account) add(token, amount)
  }
  return [...totals].map(([token, amount]) => ({ ...(token !== native && { token }), amount: String(amount) }))
}

/** What a contract has logged. */
export const log = z.object({ address: formed(42, /^0x[\da-f]{40}$/i), topics: listOf(text(66), 4), data: text(4_096) })
/** What a log says that has moved: one transfer, or nothing. */
export function movesOf({ address, topics, data }: z.output<typeof log>): Moved[] {
  const [topic, from, to] = topics
  const isTransfer = topic === transferTopic && topics.length === 3
  if (!isTransfer || from === undefined || to === undefined || parse(word, data) === undefined) return []
  return [{ token: address.toLowerCase(), from: tail(from), to: tail(to), amount: BigInt(data) }]
}

/** The address at the end of a word. */
const tail = (topic: string): string => `0x${topic.slice(-40).toLowerCase()}`
