import type { Chain } from 'viem'
import type { Config } from 'wagmi'
import * as z from 'zod/mini'
import { cleanSentence } from '../../core/clean-sentence.ts'
import { PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'
import { formed, listOf, parse, text } from '../../core/schema.ts'
import type { Movement, TransactionReview } from '../../machines/ports.ts'
import type { RequestInput } from '../lazy-adapter.ts'
import { transferTopic } from './erc20.ts'
import { addressOf, callOf, highestPrice, type Node, nodeOf, quantityFrom } from './requests.ts'

/** The gas that stays behind where all of the currency is sent: wallets reckon with higher prices than we do. */
const reservedGas = 65_000n

/** Under this address nodes log what moves of the network's own currency (`traceTransfers`). */
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** What a transaction would cost and do: the node estimates it, and runs it where it can (`eth_simulateV1`). */
export async function reviewTransaction(
  config: Config,
  chain: Chain,
  { address, transaction }: RequestInput<'review'>,
): Promise<TransactionReview> {
  const node = nodeOf(config, chain)
  const call = callOf(address, transaction)
  const receiver = addressOf(transaction.to)
  const [gas, price, moved, code, count] = await Promise.all([
    estimateGas(node, call),
    highestPrice(node),
    simulate(node, call),
    node('eth_getCode', [receiver, 'latest']),
    node('eth_getTransactionCount', [receiver, 'latest']),
  ])
  const token = transaction.token?.toLowerCase() ?? native
  const isToken = ({ token: moving }: Moved) => moving === token
  const sum = (side: 'from' | 'to', of: string): Movement | undefined => {
    const all = moved?.filter((each) => isToken(each) && each[side] === of.toLowerCase())
    if (!all) return undefined
    const amount = String(all.reduce((total, each) => total + each.amount, 0n))
    return { amount, ...(transaction.token !== undefined && { token: transaction.token }) }
  }
  const [sent, received] = [sum('from', address), sum('to', receiver)]
  return {
    reserve: String(reservedGas * price),
    receiver: { isContract: hasCode(code), isUnused: quantityFrom(count) === 0n && !hasCode(code) },
    ...('gas' in gas ? { fee: String(gas.gas * price) } : { problem: gas.problem }),
    ...(sent && { sent }),
    ...(received && { received }),
  }
}

const hasCode = (code: unknown): boolean => typeof code === 'string' && code.length > 2

type Call = ReturnType<typeof callOf>

/** What nodes answer with where a transaction would fail. */
const wouldFail: ReadonlySet<unknown> = new Set([3, -32000, -32003])

async function estimateGas(node: Node, call: Call): Promise<{ gas: bigint } | { problem: string }> {
  try {
    return { gas: quantityFrom(await node('eth_estimateGas', [call])) }
  } catch (cause) {
    const reason = reasonOf(cause)
    if (reason === undefined) throw cause
    return { problem: cleanSentence(reason.replace(/^execution reverted:\s*(?=\S)/i, '')) }
  }
}

/** The node's words for why a transaction would fail; undefined where it is the node that failed. */
function reasonOf(cause: unknown): string | undefined {
  for (let error = cause, depth = 0; error instanceof Error && depth < 8; error = error.cause, depth += 1) {
    if (error instanceof PorticoError) return undefined
    const details = member(error, 'details')
    if (wouldFail.has(member(error, 'code'))) return typeof details === 'string' ? details : error.message
  }
  return undefined
}

/** How much moved from one address to another, all in small letters. */
interface Moved {
  token: string
  from: string
  to: string
  amount: bigint
}

const word = formed(66, /^0x[\da-f]{64}$/i)
const log = z.object({ address: formed(42, /^0x[\da-f]{40}$/i), topics: listOf(text(66), 4), data: text(4_096) })
const blocks = z.array(z.object({ calls: z.array(z.object({ status: text(3), logs: z.array(log) })) }))

/** What moves where the transaction is run on top of the latest block; undefined where the node cannot say. */
async function simulate(node: Node, call: Call): Promise<Moved[] | undefined> {
  const payload = { blockStateCalls: [{ calls: [call] }], traceTransfers: true, validation: false }
  const answer = await node('eth_simulateV1', [payload, 'latest']).catch(() => undefined)
  const run = parse(blocks, answer)?.[0]?.calls[0]
  if (!run || Number(run.status) !== 1) return undefined
  return run.logs.flatMap(({ address, topics, data }): Moved[] => {
    const [topic, from, to] = topics
    const isTransfer = topic === transferTopic && topics.length === 3
    if (!isTransfer || from === undefined || to === undefined || parse(word, data) === undefined) return []
    return [{ token: address.toLowerCase(), from: tail(from), to: tail(to), amount: BigInt(data) }]
  })
}

/** The address at the end of a word. */
const tail = (topic: string): string => `0x${topic.slice(-40).toLowerCase()}`
