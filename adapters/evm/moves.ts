import * as z from 'zod/mini'
import { formed, listOf, parse, text } from '../../core/schema.ts'
import type { Movement } from '../../machines/ports.ts'
import { transferTopic } from './erc20.ts'

/** The address under which nodes log transfers of the native currency (`traceTransfers`). */
export const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** A transferred amount and its addresses, in lower case. */
export interface Moved {
  token: string
  from: string
  to: string
  amount: bigint
}

const word = formed(66, /^0x[\da-f]{64}$/i)

/** The balance changes of an account after these transfers. */
export function changesOf(moved: readonly Moved[], account: string): Movement[] {
  const totals = new Map<string, bigint>()
  const add = (token: string, amount: bigint) => totals.set(token, (totals.get(token) ?? 0n) + amount)
  for (const { token, from, to, amount } of moved) {
    if (from === account) add(token, -amount)
    if (to === account) add(token, amount)
  }
  return [...totals].map(([token, amount]) => ({ ...(token !== native && { token }), amount: String(amount) }))
}

/** A contract's log entry. */
export const log = z.object({ address: formed(42, /^0x[\da-f]{40}$/i), topics: listOf(text(66), 4), data: text(4_096) })
/** The transfer in a log entry: one or none. */
export function movesOf({ address, topics, data }: z.output<typeof log>): Moved[] {
  const [topic, from, to] = topics
  const isTransfer = topic === transferTopic && topics.length === 3
  if (!isTransfer || from === undefined || to === undefined || parse(word, data) === undefined) return []
  return [{ token: address.toLowerCase(), from: tail(from), to: tail(to), amount: BigInt(data) }]
}

/** The address at the end of a word. */
const tail = (topic: string): string => `0x${topic.slice(-40).toLowerCase()}`
