import type { Chain } from 'viem'
import type { Config } from 'wagmi'
import * as z from 'zod/mini'
import { PorticoError } from '../../core/errors.ts'
import { formed, lenient, parse } from '../../core/schema.ts'
import { within } from '../../core/within.ts'
import type { Movement, Receipt } from '../../machines/ports.ts'
import type { RequestInput } from '../lazy-adapter.ts'
import { changesOf, log, movesOf } from './moves.ts'
import { readReplacement } from './replacement.ts'
import { findLive, type WagmiConnection } from './report.ts'
import { addressOf, askWallet, nodeOf, quantityFrom } from './requests.ts'

const quantity = formed(66, /^0x[\da-f]+$/i)
const receipt = z.object({ status: quantity, logs: lenient(z.array(z.unknown())) })
const transaction = z.object({ hash: formed(66, /^0x[\da-f]{64}$/i), nonce: quantity })
/** How long to wait for the wallet's node, in ms. */
const patience = 5_000

/**
 * The status of a transaction. If another one has used its nonce, that has replaced it. If the network's node does not
 * know it, the wallet's own may: it is the only one that knows a transaction in a private mempool [send-replaced].
 */
export async function readReceipt(
  config: Config,
  chain: Chain,
  { connectorId, hash, address, nonce, transaction: asked }: RequestInput<'receipt'>,
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
  if (!waiting && nonce !== undefined) {
    const next = quantityFrom(await node('eth_getTransactionCount', [addressOf(address), 'latest']))
    if (next > BigInt(nonce)) return readReplacement(node, { hash, address, nonce, transaction: asked })
  }
  const live = waiting ? undefined : findLive(config, connectorId)
  // On another chain, the wallet asks another node, which can't know: the transaction is not given up.
  if (live && live.chainId !== chain.id)
    return { status: 'pending', known: true, ...(nonce !== undefined && { nonce }) }
  const known = waiting ?? (live && parse(transaction, await askNodeOf(live, hash)))
  if (known?.hash.toLowerCase() === hash.toLowerCase())
    return { status: 'pending', known: true, nonce: String(BigInt(known.nonce)) }
  return { status: 'pending', known: false, ...(nonce !== undefined && { nonce }) }
}

/** What the wallet's own node knows of a transaction; undefined if the wallet does not answer. */
const askNodeOf = ({ connector }: WagmiConnection, hash: string): Promise<unknown> =>
  within(patience, askWallet(connector, 'eth_getTransactionByHash', [hash])).catch(() => undefined)

/** The changes of an account's token balances, from the logs. */
function changesIn(logs: readonly unknown[] = [], address: string): Movement[] {
  const moved = logs.flatMap((each) => {
    const said = parse(log, each)
    return said ? movesOf(said) : []
  })
  return changesOf(moved, address.toLowerCase()).filter(({ token }) => token !== undefined)
}
