import type { Hex } from 'viem'
import { cleanName } from '../../core/sanitize.ts'
import { shorten } from '../../core/shorten.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import type { RequestInput } from '../lazy-adapter.ts'
import { aggregateData, type Call, callData, readAggregate, readNumber, readText } from './abi.ts'
import { parseAddress } from './parse.ts'
import { addressOf, type Node, parseHex } from './requests.ts'

/** The address of Multicall3, on all chains that have it. */
const multicall = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** How many tokens to query in one call, so that the answer stays within a node's limits. */
const atOnce = 100

/** The result of a call; undefined if the contract reverted, or there is none. */
type Result = string | undefined

/**
 * An account's token balances (ERC-20): with one call if the chain has Multicall3, else one per value. Leaves out
 * addresses that are not tokens and, without `unheld`, zero balances.
 */
export async function readTokens(
  node: Node,
  { address, caipNetworkId, tokens, unheld }: RequestInput<'tokens'>,
): Promise<TokenBalance[]> {
  const owner = addressOf(address)
  const wanted = [...new Set(tokens.flatMap((token) => parseAddress(token) ?? []))]
  const read = async (some: readonly Hex[]) => {
    const calls = some.flatMap((token) => callsFor(token, owner))
    const results = await callAll(node, calls)
    return some.flatMap((token, index) => {
      const facts = factsOf(token, results.slice(index * 4))
      return facts && (unheld || facts.amount !== '0') ? [{ caipNetworkId, address: token, ...facts }] : []
    })
  }
  const parts: Hex[][] = []
  for (let first = 0; first < wanted.length; first += atOnce) parts.push(wanted.slice(first, first + atOnce))
  return (await Promise.all(parts.map(read))).flat()
}

/** `balanceOf`, `decimals`, `symbol` and `name`, in the order in which `factsOf` reads them. */
const callsFor = (target: Hex, owner: Hex): Call[] =>
  [callData('0x70a08231', owner), callData('0x313ce567'), callData('0x95d89b41'), callData('0x06fdde03')].map(
    (data) => ({ target, data }),
  )

function factsOf(token: Hex, [balance = '', precision = '', symbolText = '', nameText = '']: readonly Result[]) {
  const amount = readNumber(balance)
  const decimals = readNumber(precision)
  if (amount === undefined || decimals === undefined || decimals > 255n) return undefined
  const symbol = cleanName(readText(symbolText)) || shorten(token)
  return { name: cleanName(readText(nameText)) || symbol, symbol, decimals: Number(decimals), amount: String(amount) }
}

const call = async (node: Node, { target: to, data }: Call) =>
  parseHex(await node('eth_call', [{ to, data }, 'latest']))

async function callAll(node: Node, calls: readonly Call[]): Promise<Result[]> {
  if (calls.length === 0) return []
  const answer = await call(node, { target: multicall, data: aggregateData(calls) })
  return readAggregate(answer ?? '', calls.length) ?? callEach(node, calls)
}

/** A failed call does not affect the others; only if all of them fail is it the node's failure. */
async function callEach(node: Node, calls: readonly Call[]): Promise<Result[]> {
  const answers = await Promise.allSettled(calls.map((each) => call(node, each)))
  const [first] = answers
  if (first?.status === 'rejected' && answers.every(({ status }) => status === 'rejected')) throw first.reason
  return answers.map((each) => (each.status === 'fulfilled' ? each.value : undefined))
}
