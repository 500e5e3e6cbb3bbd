import type { Chain } from 'viem'
import type { Config } from 'wagmi'
import * as z from 'zod/mini'
import { PorticoError } from '../../core/errors.ts'
import { formed, lenient, parse } from '../../core/schema.ts'
import type { Movement, Receipt } from '../../machines/ports.ts'
import type { RequestInput } from '../lazy-adapter.ts'
import { changesOf, log, movesOf } from './moves.ts'
import { readReplacement } from './replacement.ts'
import { addressOf, nodeOf, quantityFrom } from './requests.ts'

const quantity = formed(66, /^0x[\da-f]+$/i)
const receipt = z.object({ status: quantity, logs: lenient(z.array(z.unknown())) })
const transaction = z.object({ nonce: quantity })

/** The status of a transaction. If another one has used its nonce, that has replaced it. */
export async function readReceipt(
  config: Config,
  chain: Chain,
  { hash, address, nonce, transaction: asked }: RequestInput<'receipt'>,
): Promise<Receipt> {
  const node = nodeOf(config, chain)
  const mined = await node('eth_getTransactionReceipt', [hash])
  if (mined !== null) {
    const said = parse(receipt, mined)
    if (!said) throw new PorticoError('rpc.malformed')
    if (BigInt(said.status) !== 1n) return { status: 'failed' }
    // Only the logs show what a contract call has done.
    return { status: 'confirmed', ...(asked.data !== undefined && { changes: changesIn(said.logs, address) }) }
  }
  const waiting = parse(transaction, await node('eth_getTransactionByHash', [hash]))
  if (waiting) return { status: 'pending', known: true, nonce: String(BigInt(waiting.nonce)) }
  if (nonce === undefined) return { status: 'pending', known: false }
  const next = quantityFrom(await node('eth_getTransactionCount', [addressOf(address), 'latest']))
  return next > BigInt(nonce)
    ? readReplacement(node, { address, nonce, transaction: asked })
    : { status: 'pending', known: false, nonce }
}

/** The changes of an account's token balances, from the logs. */
function changesIn(logs: readonly unknown[] = [], address: string): Movement[] {
  const moved = logs.flatMap((each) => {
    const said = parse(log, each)
    return said ? movesOf(said) : []
  })
  return changesOf(moved, address.toLowerCase()).filter(({ token }) => token !== undefined)
}
