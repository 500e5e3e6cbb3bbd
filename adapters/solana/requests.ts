import { base58 } from '@scure/base'
import { PublicKey } from '@solana/web3.js'
import { PorticoError } from '../../core/errors.ts'
import type { Network } from '../../core/network.ts'
import type { NativeBalance } from '../../machines/ports.ts'
import type { RequestInput } from '../lazy-adapter.ts'
import { chainIn } from './clusters.ts'
import { asking, type ConnectionSettings, nodeOf } from './node.ts'
import { addressOf, unitsOf } from './parse.ts'
import { prepare } from './transaction.ts'
import type { SolanaWallet } from './wallet.ts'

/** A network of the dApp, and the settings for calling its nodes. */
export interface NodeOptions {
  network: Network
  settings: ConnectionSettings
  signal: AbortSignal
}

/** The connection to a network's nodes. */
export const connect = ({ network: { rpcUrls }, settings, signal }: NodeOptions) => nodeOf(rpcUrls, settings, signal)

/** Resolves with the signature in base58. */
export async function sign(wallet: SolanaWallet, { address, message }: RequestInput<'signMessage'>): Promise<string> {
  return base58.encode(await wallet.signMessage(addressOf(address), new TextEncoder().encode(message)))
}

/**
 * Resolves with the signature in base58, which identifies the transaction.
 * @throws `wallet.chainUnknown` if the wallet reports that it does not have the network.
 */
export async function send(
  wallet: SolanaWallet,
  { address, transaction }: RequestInput<'sendTransaction'>,
  options: NodeOptions,
) {
  const chain = chainIn(wallet.chainsOf(address), options.network.caipNetworkId)
  if (chain === undefined) throw new PorticoError('wallet.chainUnknown')
  const prepared = await asking(() => prepare(connect(options), address, transaction, wallet.isLegacy))
  // The prompt may outlive the request: what the user signs late is still sent.
  const connection = connect({ ...options, signal: new AbortController().signal })
  return wallet.send({ address, chain, transaction: prepared.serialize(), connection })
}

export function estimateFee({ address, transaction }: RequestInput<'estimate'>, options: NodeOptions): Promise<string> {
  return asking(async () => {
    const connection = connect(options)
    const { message } = await prepare(connection, address, transaction, false)
    const { value } = await connection.getFeeForMessage(message)
    if (value === null) throw new PorticoError('transaction.malformed')
    return String(unitsOf(value))
  })
}

export function readBalance({ address }: RequestInput<'balance'>, options: NodeOptions): Promise<NativeBalance> {
  return asking(async () => {
    // Not `getBalance`, which converts every failure to a sentence.
    const { value } = await connect(options).getBalanceAndContext(new PublicKey(addressOf(address)))
    const { decimals, symbol } = options.network.nativeCurrency
    return { value: String(unitsOf(value)), decimals, symbol }
  })
}
