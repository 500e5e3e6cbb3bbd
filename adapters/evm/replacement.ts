import * as z from 'zod/mini'
import { formed, lenient, listOf, parse } from '../../core/schema.ts'
import type { Receipt, TransactionRequest } from '../../machines/ports.ts'
import { toHex } from './chains.ts'
import { callOf, type Node, quantityFrom } from './requests.ts'

/** The replaced transaction and its account. */
interface Replaced {
  hash: string
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

/** The transaction with which an account has used a nonce; undefined if the node does not reach back far enough. */
async function findMined(node: Node, address: string, nonce: bigint): Promise<Mined | undefined> {
  try {
    const at = await blockOf(node, address, nonce)
    return parse(block, await node('eth_getBlockByNumber', [toHex(at), true]))?.transactions.find(
      (each) => isSame(each.from, address) && BigInt(each.nonce) === nonce,
    )
  } catch {
    return undefined
  }
}

/** The hashes of transactions whose nonce was once found in no block. */
const unexplained = new Set<string>()

/**
 * What has replaced a transaction whose nonce is used: the same with a higher fee, a cancellation, or another
 * transaction [send-replaced]. One URL may lead to several nodes, some of which are behind: a transaction that has used
 * its nonce itself is pending until its receipt is there, and one whose nonce is found in no block counts as replaced
 * only the second time.
 */
export async function readReplacement(node: Node, replaced: Replaced): Promise<Receipt> {
  const { hash: own, address, nonce } = replaced
  const found = await findMined(node, address, BigInt(nonce))
  if (!found && unexplained.has(own)) return { status: 'replaced' }
  if (!found) unexplained.add(own)
  if (!found || isSame(found.hash, own)) return { status: 'pending', known: true, nonce }

  const { hash } = found
  if (isNothing(found)) return { status: 'cancelled', hash }
  if (!isRepeat(found, replaced)) return { status: 'replaced', hash }
  const receipt = parse(z.object({ status: quantity }), await node('eth_getTransactionReceipt', [hash]))
  if (!receipt) return { status: 'pending', known: true, nonce }
  return { status: BigInt(receipt.status) === 0n ? 'failed' : 'spedUp', hash }
}
