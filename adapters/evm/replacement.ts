import * as z from 'zod/mini'
import { formed, lenient, listOf, parse } from '../../core/schema.ts'
import type { Receipt, TransactionRequest } from '../../machines/ports.ts'
import { toHex } from './chains.ts'
import { callOf, type Node, quantityFrom } from './requests.ts'

/** The replaced transaction and its account. */
interface Replaced {
  address: string
  nonce: string
  transaction: TransactionRequest
}

/** How far back non-archive nodes know an account's nonce, in blocks. */
const kept = 128n

const quantity = formed(66, /^0x[\da-f]+$/i)
const account = formed(42, /^0x[\da-f]{40}$/i)
const mined = z.object({
  hash: formed(66, /^0x[\da-f]{64}$/i),
  from: account,
  to: lenient(account),
  nonce: quantity,
  value: quantity,
  input: formed(1_000_000, /^0x[\da-f]*$/i),
})
type Mined = z.output<typeof mined>
const block = z.object({ transactions: listOf(mined, 100_000) })

const isSame = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase()

/** The block in which an account has used a nonce, by binary search over the node's recent blocks. */
async function blockOf(node: Node, address: string, nonce: bigint): Promise<bigint> {
  let last = quantityFrom(await node('eth_blockNumber', []))
  let first = last > kept ? last - kept : 0n
  while (first < last) {
    const middle = (first + last) / 2n
    const used = quantityFrom(await node('eth_getTransactionCount', [address, toHex(middle)]))
    if (used > nonce) last = middle
    else first = middle + 1n
  }
  return last
}

/** Whether a transaction does what was requested. */
function isRepeat(found: Mined, { address, transaction }: Replaced): boolean {
  const { to, value, data } = { value: '0x0', data: '0x', ...callOf(address, transaction) }
  return isSame(found.to, to) && BigInt(found.value) === BigInt(value) && isSame(found.input, data)
}

/** Wallets cancel a transaction by sending nothing to the account itself. */
const isNothing = ({ from, to, value }: Mined): boolean => isSame(from, to) && BigInt(value) === 0n

/**
 * What has replaced a transaction whose nonce is used: the same with a higher fee, a cancellation, or another
 * transaction [send-replaced]. Unknown if the node does not reach back far enough.
 */
export async function readReplacement(node: Node, replaced: Replaced): Promise<Receipt> {
  const { address } = replaced
  const nonce = BigInt(replaced.nonce)
  try {
    const at = await blockOf(node, address, nonce)
    const found = parse(block, await node('eth_getBlockByNumber', [toHex(at), true]))?.transactions.find(
      (each) => isSame(each.from, address) && BigInt(each.nonce) === nonce,
    )
    if (!found) return { status: 'replaced' }
    const { hash } = found
    if (isNothing(found)) return { status: 'cancelled', hash }
    if (!isRepeat(found, replaced)) return { status: 'replaced', hash }
    const receipt = parse(z.object({ status: quantity }), await node('eth_getTransactionReceipt', [hash]))
    return { status: receipt && BigInt(receipt.status) === 0n ? 'failed' : 'spedUp', hash }
  } catch {
    return { status: 'replaced' }
  }
}
