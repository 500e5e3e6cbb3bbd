import * as z from 'zod/mini'
import { formed, parse } from '../../core/schema.ts'
import { parseAddress } from './parse.ts'
import type { Node } from './requests.ts'

/** The calls that transfer a token or an NFT (ERC-20, ERC-721, ERC-1155), and which argument is the receiver. */
const receiverAt = new Map([
  ['0xa9059cbb', 0],
  ['0x23b872dd', 1],
  ['0x42842e0e', 1],
  ['0xb88d4fde', 1],
  ['0xf242432a', 1],
])

const selectorLength = 10
const wordLength = 64
const addressLength = 40

const sent = z.object({ from: formed(42, /^0x[\da-f]{40}$/i), input: formed(1_000_000, /^0x[\da-f]*$/i) })

/** The receiver of a token that an account has sent, from its call. Empty for any other call, or another account's. */
export async function readTokenReceivers(
  node: Node,
  { address, hash }: { address: string; hash: string },
): Promise<readonly string[]> {
  const said = parse(sent, await node('eth_getTransactionByHash', [hash]))
  if (said?.from.toLowerCase() !== address.toLowerCase()) return []
  const at = receiverAt.get(said.input.slice(0, selectorLength).toLowerCase())
  if (at === undefined) return []
  const start = selectorLength + at * wordLength
  const word = said.input.slice(start, start + wordLength)
  const receiver = word.length === wordLength ? parseAddress(`0x${word.slice(-addressLength)}`) : undefined
  return receiver === undefined ? [] : [receiver]
}
