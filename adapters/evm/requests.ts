import { isHex } from 'viem'
import type { Config } from 'wagmi'
import { estimateFeesPerGas, estimateGas, getBalance, getGasPrice, sendTransaction, signMessage } from 'wagmi/actions'
import { type CaipNetworkId, parseCaipNetworkId } from '../../core/caip.ts'
import { PorticoError } from '../../core/errors.ts'
import type { NativeBalance, TransactionRequest, WalletAdapter } from '../../machines/ports.ts'
import { parseAddress, parseChainId } from './parse.ts'
import type { WagmiConnector } from './report.ts'

type Input<Method extends 'signMessage' | 'sendTransaction' | 'estimate' | 'balance'> = Parameters<
  WalletAdapter[Method]
>[0]

/** EIP-191 (`personal_sign`). */
export const sign = (
  config: Config,
  connector: WagmiConnector,
  { address, message }: Input<'signMessage'>,
): Promise<string> => signMessage(config, { connector, account: addressOf(address), message })

/** The wallet chooses type, gas and fees. */
export const send = (
  config: Config,
  connector: WagmiConnector,
  { address, caipNetworkId, transaction }: Input<'sendTransaction'>,
): Promise<string> =>
  sendTransaction(config, {
    connector,
    account: addressOf(address),
    chainId: chainIdOf(caipNetworkId),
    ...readTransaction(transaction),
  })

/** Gas times the highest price that would be paid for it. */
export async function estimateFee(config: Config, { address, caipNetworkId, transaction }: Input<'estimate'>) {
  const { id: chainId } = chainOf(config, caipNetworkId)
  const [gas, price] = await Promise.all([
    estimateGas(config, { account: addressOf(address), chainId, ...readTransaction(transaction) }),
    gasPrice(config, chainId),
  ])
  return String(gas * price)
}

export async function readBalance(
  config: Config,
  { address, caipNetworkId }: Input<'balance'>,
): Promise<NativeBalance> {
  const { id: chainId } = chainOf(config, caipNetworkId)
  const { value, decimals, symbol } = await getBalance(config, { address: addressOf(address), chainId })
  return { value: String(value), decimals, symbol }
}

/** @throws `network.unsupported` where it is no EVM chain. */
export function chainIdOf(caipNetworkId: CaipNetworkId): number {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  const chainId = parseChainId(reference)
  if (namespace !== 'eip155' || chainId === undefined) throw new PorticoError('network.unsupported')
  return chainId
}

/** @throws `chain.notConfigured` where the dApp did not name it. */
export function chainOf(config: Config, caipNetworkId: CaipNetworkId) {
  const chainId = chainIdOf(caipNetworkId)
  const chain = config.chains.find(({ id }) => id === chainId)
  if (!chain) throw new PorticoError('chain.notConfigured')
  return chain
}

function addressOf(value: string) {
  const address = parseAddress(value)
  if (!address) throw new PorticoError('caip.address')
  return address
}

function readTransaction({ to, value, data }: TransactionRequest) {
  if ((data !== undefined && !isHex(data)) || (value !== undefined && !/^\d+$/.test(value)))
    throw new PorticoError('transaction.malformed')
  return {
    to: addressOf(to),
    ...(value !== undefined && { value: BigInt(value) }),
    ...(data !== undefined && { data }),
  }
}

/** Chains older than EIP-1559 have one price only. */
async function gasPrice(config: Config, chainId: number): Promise<bigint> {
  try {
    return (await estimateFeesPerGas(config, { chainId })).maxFeePerGas
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'Eip1559FeesNotSupportedError') return getGasPrice(config, { chainId })
    throw cause
  }
}
