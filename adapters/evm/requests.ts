import type { Chain } from 'viem'
import type { Config } from 'wagmi'
import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../core/caip.ts'
import { type ErrorCode, PorticoError } from '../../core/errors.ts'
import { formed, made, parse } from '../../core/schema.ts'
import type { NativeBalance, TransactionRequest } from '../../machines/ports.ts'
import type { RequestInput } from '../lazy-adapter.ts'
import { specificCode } from '../wallet-error.ts'
import { chainKnown } from './ask-chain.ts'
import { chainIdOf, toHex } from './chains.ts'
import { transferData } from './erc20.ts'
import { parseAddress } from './parse.ts'
import { isProvider } from './provider.ts'
import type { WagmiConnector } from './report.ts'

/** Hex data or a quantity, in the format of JSON-RPC. */
const hex = formed(256 * 1024, /^0x[\da-f]*$/i)

/** Hex data; undefined if invalid. */
export const parseHex = (value: unknown) => parse(hex, value)

// Plain JSON-RPC calls: viem's actions would add a fifth to the size of the open modal, and the wallet fills in type,
// gas and fees anyway.

/**
 * EIP-191 (`personal_sign`).
 * @throws `wallet.badAnswer` if the answer is not a signature.
 */
export async function sign(
  connector: WagmiConnector,
  { address, message }: RequestInput<'signMessage'>,
): Promise<string> {
  const data = `0x${Array.from(new TextEncoder().encode(message), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  return parsed(hex, await askWallet(connector, 'personal_sign', [data, addressOf(address)]), 'wallet.badAnswer')
}

/**
 * Resolves with the hash.
 * @throws `chain.mismatch` if the wallet is on another chain than the transaction, `wallet.badHash` if it returns no
 * hash or has lost its own node: it may still have sent the transaction.
 */
export async function send(
  config: Config,
  connector: WagmiConnector,
  { address, caipNetworkId, transaction }: RequestInput<'sendTransaction'>,
): Promise<string> {
  const call = callOf(address, transaction)
  const chainId = assertChain(config, connector, caipNetworkId)
  const answer = await askToSend(connector, 'eth_sendTransaction', [{ ...call, chainId: toHex(chainId) }])
  return parsed(hash, answer, 'wallet.badHash')
}

/** The gas times the highest price to pay: today's base fee plus a fifth, and the tip. */
export async function estimateFee(config: Config, chain: Chain, { address, transaction }: RequestInput<'estimate'>) {
  const node = nodeOf(config, chain)
  const [gas, price] = await Promise.all([node('eth_estimateGas', [callOf(address, transaction)]), highestPrice(node)])
  return String(quantityFrom(gas) * price)
}

export async function readBalance(
  config: Config,
  chain: Chain,
  { address }: RequestInput<'balance'>,
): Promise<NativeBalance> {
  const { decimals, symbol } = chain.nativeCurrency
  const value = await nodeOf(config, chain)('eth_getBalance', [addressOf(address), 'latest'])
  return { value: String(quantityFrom(value)), decimals, symbol }
}

/** Calls a network's node. */
export type Node = (method: string, params: unknown[]) => Promise<unknown>

/** The network's node, through its transports [node-order]. */
export function nodeOf(config: Config, { id: chainId }: Chain): Node {
  const client: unknown = config.getClient({ chainId })
  if (!isProvider(client)) throw new PorticoError('rpc.failed')
  return (method, params) => client.request({ method, params })
}

/** Chains without EIP-1559 have a single price. */
export async function highestPrice(node: Node): Promise<bigint> {
  const { baseFeePerGas } = parsed(block, await node('eth_getBlockByNumber', ['latest', false]))
  if (baseFeePerGas === undefined) return quantityFrom(await node('eth_gasPrice', []))
  const tip = await node('eth_maxPriorityFeePerGas', [])
  return (baseFeePerGas * 6n) / 5n + quantityFrom(tip)
}

/** The chain of a request. @throws `chain.mismatch` if the wallet is on another one. */
export function assertChain(config: Config, connector: WagmiConnector, caipNetworkId: CaipNetworkId): number {
  const chainId = chainIdOf(caipNetworkId)
  if (chainKnown(config, connector) !== chainId) throw new PorticoError('chain.mismatch')
  return chainId
}

/** @throws `wallet.notInstalled`, and the wallet's errors. */
export async function askWallet(connector: WagmiConnector, method: string, params: unknown[]): Promise<unknown> {
  const provider = await connector.getProvider()
  if (!isProvider(provider)) throw new PorticoError('wallet.notInstalled')
  return provider.request({ method, params })
}

/**
 * Asks a wallet for what moves money. A wallet that lost its own node meanwhile may have sent it before [send-undecided].
 * @throws `wallet.badHash` for that, and what `askWallet` throws.
 */
export async function askToSend(connector: WagmiConnector, method: string, params: unknown[]): Promise<unknown> {
  try {
    return await askWallet(connector, method, params)
  } catch (cause) {
    const code = specificCode(cause)
    if (code === 'rpc.failed' || code === 'network.offline')
      throw new PorticoError('wallet.badHash', undefined, { cause })
    throw cause
  }
}

const quantity = made(formed(66, /^0x[\da-f]+$/i), (digits: string) => BigInt(digits))
const hash = formed(66, /^0x[\da-f]{64}$/i)
const block = z.object({ baseFeePerGas: z.optional(quantity) })

function parsed<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
  code: ErrorCode = 'rpc.malformed',
): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(answer)
  if (!success) throw new PorticoError(code, undefined, { cause: error })
  return data
}

export const quantityFrom = (answer: unknown): bigint => parsed(quantity, answer)

/** @throws `caip.address` for an invalid address. */
export function addressOf(value: string) {
  const address = parseAddress(value)
  if (!address) throw new PorticoError('caip.address')
  return address
}

export function callOf(from: string, { to, value, data, token }: TransactionRequest) {
  if (token !== undefined) {
    if (value === undefined || !/^\d+$/.test(value) || data !== undefined)
      throw new PorticoError('transaction.malformed')
    return { from: addressOf(from), to: addressOf(token), data: transferData(addressOf(to), BigInt(value)) }
  }
  if ((data !== undefined && parseHex(data) === undefined) || (value !== undefined && !/^\d+$/.test(value)))
    throw new PorticoError('transaction.malformed')
  return {
    from: addressOf(from),
    to: addressOf(to),
    ...(value !== undefined && { value: toHex(BigInt(value)) }),
    ...(data !== undefined && { data }),
  }
}
