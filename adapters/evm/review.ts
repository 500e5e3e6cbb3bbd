import type { Chain } from 'viem'
import type { Config } from 'wagmi'
import * as z from 'zod/mini'
import { cleanSentence } from '../../core/clean-sentence.ts'
import { PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'
import { formed, lenient, parse, text } from '../../core/schema.ts'
import type { Movement, TransactionReview } from '../../machines/ports.ts'
import type { RequestInput } from '../lazy-adapter.ts'
import { changesOf, log, type Moved, movesOf, native } from './moves.ts'
import { addressOf, callOf, highestPrice, type Node, nodeOf, quantityFrom } from './requests.ts'

/** The gas to reserve when all of the currency is sent: wallets use higher prices than we do. */
const reservedGas = 65_000n

/** Reviews a transaction: the node estimates it and, if it can, simulates it (`eth_simulateV1`). */
export async function reviewTransaction(
  config: Config,
  chain: Chain,
  { address, transaction, first, revoke }: RequestInput<'review'>,
): Promise<TransactionReview> {
  const node = nodeOf(config, chain)
  const call = callOf(address, transaction)
  const before = [revoke, first].flatMap((each) => (each ? [callOf(address, each)] : []))
  const receiver = addressOf(transaction.to)
  const [cost, price, run, code, count, held, own] = await Promise.all([
    first ? undefined : estimateGas(node, call),
    highestPrice(node),
    simulate(node, [...before, call]),
    node('eth_getCode', [receiver, 'latest']),
    node('eth_getTransactionCount', [receiver, 'latest']),
    node('eth_getBalance', [receiver, 'latest']),
    node('eth_getBalance', [addressOf(address), 'latest']),
  ])
  const moved = run && 'moved' in run ? run.moved : undefined
  const token = transaction.token?.toLowerCase() ?? native
  const sum = (side: 'from' | 'to', of: string): Movement | undefined => {
    const all = moved?.filter((each) => each.token === token && each[side] === of.toLowerCase())
    // Some nodes omit transfers of the native currency and report only tokens.
    if (!all || (token === native && all.length === 0)) return undefined
    const amount = String(all.reduce((total, each) => total + each.amount, 0n))
    return { amount, ...(transaction.token !== undefined && { token: transaction.token }) }
  }
  const [sent, received] = [sum('from', address), sum('to', receiver)]
  const refused = run && 'problem' in run ? run : undefined
  const outcome: { gas?: bigint; problem?: string } = (cost && 'problem' in cost ? cost : refused) ?? cost ?? run ?? {}
  return {
    reserve: String(reservedGas * price),
    own: String(quantityFrom(own)),
    receiver: {
      isContract: hasCode(code),
      isUnused: quantityFrom(count) === 0n && quantityFrom(held) === 0n && !hasCode(code),
    },
    ...(outcome.gas !== undefined && { fee: String(outcome.gas * price) }),
    ...(outcome.problem !== undefined && { problem: outcome.problem }),
    ...(sent && { sent }),
    ...(received && { received }),
    ...(moved && transaction.data !== undefined && { changes: changesOf(moved, address.toLowerCase()) }),
  }
}

const hasCode = (code: unknown): boolean => typeof code === 'string' && code.length > 2

type Call = ReturnType<typeof callOf>

/** The error codes of a transaction that would fail. */
const wouldFail: ReadonlySet<unknown> = new Set([3, -32000, -32003])

/**
 * The error codes of `eth_simulateV1` for a call that can't run: funds, gas or nonce. Not -32000: nodes that lack the
 * method, or a part of it, use that.
 */
const isRefusal = (code: unknown): boolean =>
  code === 3 || code === -32003 || (typeof code === 'number' && code <= -38010 && code >= -38025)

async function estimateGas(node: Node, call: Call): Promise<{ gas: bigint } | { problem: string }> {
  try {
    return { gas: quantityFrom(await node('eth_estimateGas', [call])) }
  } catch (cause) {
    const reason = reasonOf(cause, (code) => wouldFail.has(code))
    if (reason === undefined) throw cause
    return { problem: problemOf(reason) }
  }
}

/** A node's reason without its prefix. */
const problemOf = (reason: string): string => cleanSentence(reason.replace(/^execution reverted:\s*(?=\S)/i, ''))

/** The node's reason why a transaction would fail; undefined if the node itself has failed. */
function reasonOf(cause: unknown, fails: (code: unknown) => boolean): string | undefined {
  for (let error = cause, depth = 0; error instanceof Error && depth < 8; error = error.cause, depth += 1) {
    if (error instanceof PorticoError) return undefined
    const details = member(error, 'details')
    if (fails(member(error, 'code'))) return typeof details === 'string' ? details : error.message
  }
  return undefined
}

const quantity = formed(66, /^0x[\da-f]+$/i)
const ran = z.object({
  status: text(3),
  logs: z.array(log),
  gasUsed: lenient(quantity),
  error: lenient(z.object({ message: text(4_096) })),
})
const blocks = z.array(z.object({ calls: z.array(ran) }))

type Run = { moved: Moved[]; gas: bigint } | { problem: string }

/** Simulates calls one after the other on the latest block; undefined if the node can't. */
async function simulate(node: Node, calls: readonly Call[]): Promise<Run | undefined> {
  const payload = { blockStateCalls: [{ calls }], traceTransfers: true, validation: false }
  let answer: unknown
  try {
    answer = await node('eth_simulateV1', [payload, 'latest'])
  } catch (cause) {
    const reason = reasonOf(cause, isRefusal)
    return reason === undefined ? undefined : { problem: problemOf(reason) }
  }
  const runs = parse(blocks, answer)?.[0]?.calls
  if (runs?.length !== calls.length) return undefined
  const failed = runs.find(({ status }) => Number(status) !== 1)
  if (failed) return { problem: problemOf(failed.error?.message ?? '') }
  const moved = runs.flatMap(({ logs }) => logs.flatMap(movesOf))
  // The gas used is less than what must be available during execution.
  return { moved, gas: (runs.reduce((total, { gasUsed = '0x0' }) => total + BigInt(gasUsed), 0n) * 6n) / 5n }
}
