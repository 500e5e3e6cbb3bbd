import type { Api } from './api/api.ts'
import type { ChainReader } from './api/blockchain/reader.ts'
import type { Embedded } from './embedded/embedded.ts'
import { accounts } from './evm/accounts.ts'
import { putMulticall } from './evm/multicall.ts'
import { SandboxNode } from './evm/node.ts'
import { deployToken, token } from './evm/token.ts'
import { type Listening, listen } from './net/listen.ts'
import type { SolanaPart } from './solana/start.ts'
import { walletServer } from './wallet/server.ts'
import { Wallets } from './wallet/wallets.ts'
import type { WalletConnectPart } from './wallet-connect.ts'
import type { Asked, Sandbox, SandboxOptions, World } from './world.ts'

export type { Api } from './api/api.ts'
export type { ApiFault, ApiFaultAnswer, ProjectSettings } from './api/server.ts'
export { type ListedWallet, madeUpWallets, strangeWallets } from './api/wallets.ts'
export type { Embedded, EmbeddedWorld } from './embedded/embedded.ts'
export type { EmbeddedFault, EmbeddedFaultAnswer } from './embedded/faults.ts'
export type { HeardMessage } from './embedded/frame/connection.ts'
export type { Mail } from './embedded/mail/mailbox.ts'
export { SessionHolder } from './embedded/session-holder.ts'
export { accounts, MNEMONIC } from './evm/accounts.ts'
export { deployWalletFactory, type WalletFactory } from './evm/contract-wallet.ts'
export { type EnsName, putNames } from './evm/names.ts'
export { giveNft, nftTransfer } from './evm/nft.ts'
export type { SandboxNode } from './evm/node.ts'
export { type PoolReserves, poolAbi, poolOf, putPool } from './evm/pool.ts'
export { deployTaxToken } from './evm/tax-token.ts'
export { giveTether } from './evm/tether.ts'
export { TOKEN_GRANT, token } from './evm/token.ts'
export type { Fault, FaultAnswer } from './net/faults.ts'
export type { NodeRequest } from './net/front.ts'
export type { PhoneBehaviour } from './phone/desk.ts'
export type { Approval, PhoneRequest } from './phone/errands.ts'
export type { Phone } from './phone/phone.ts'
export type { PhoneOptions } from './phone/phones.ts'
export type { PhoneSession } from './phone/sessions.ts'
export { REFUSALS, type RelayFault, type RelayFaultAnswer } from './relay/faults.ts'
export type { Relay } from './relay/relay.ts'
export type { SolanaNode } from './solana/node.ts'
export type { SolanaClusters, SolanaWorld } from './solana/start.ts'
export type { Behaviour, BehaviourRule } from './wallet/behaviour.ts'
export { garbage } from './wallet/garbage.ts'
export type { PendingRequest } from './wallet/prompts.ts'
export type { SandboxWallet } from './wallet/wallet.ts'
export type { NamespaceName, WalletOptions } from './wallet/wallets.ts'
export type { WalletConnectPart, WalletConnectWorld } from './wallet-connect.ts'
export type {
  ApiSandbox,
  EmbeddedSandbox,
  Sandbox,
  SandboxOptions,
  SolanaSandbox,
  WalletConnectSandbox,
  World,
} from './world.ts'

/** Starts the chains with the token, and the wallet server. */
export function startSandbox<O extends SandboxOptions>(options?: O): Promise<Asked<O>>
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { ports = {}, log = () => {} } = options
  await using started = new AsyncDisposableStack()

  const start = async (chainId: number, name: string, port = 0) => {
    const node = await SandboxNode.start({ chainId, name, port, log })
    started.defer(() => node.destroy())
    await deployToken(node)
    return node
  }
  const startSolana = async (): Promise<SolanaPart | undefined> => {
    if (!options.solana) return undefined
    const { SolanaPart } = await import('./solana/start.ts')
    const part = await SolanaPart.start({ one: ports.solOne ?? 0, two: ports.solTwo ?? 0 }, log)
    started.defer(() => part.destroy())
    return part
  }
  const startFirst = async () => {
    const node = await start(31337, 'Portico One', ports.one)
    // One chain has it and the other has not, as in reality.
    await putMulticall(node)
    return node
  }
  const [one, two, part] = await allOrThrow([startFirst(), start(31338, 'Portico Two', ports.two), startSolana()])

  const startWalletConnect = async (): Promise<WalletConnectPart | undefined> => {
    if (!options.walletConnect) return undefined
    const { WalletConnectPart } = await import('./wallet-connect.ts')
    const around = { log, nodes: [one, two], solana: part }
    const made = await WalletConnectPart.start({
      ...around,
      ports: { relay: ports.relay ?? 0, phone: ports.phone ?? 0 },
    })
    started.defer(() => made.destroy())
    return made
  }
  const walletConnect = await startWalletConnect()

  const startApi = async (): Promise<Api | undefined> => {
    if (!options.api) return undefined
    const { Api } = await import('./api/api.ts')
    const { ownWallets } = await import('./api/wallets.ts')
    const all = [
      ...[one, two].map(({ chainId }) => `eip155:${chainId}`),
      ...(part?.world.clusters ?? []).map(({ id }) => id),
    ]
    const own = ownWallets(all, walletConnect?.world.phoneUrl)
    const readers = await readersOf([one, two], part)
    // One chain has a pool and the other has not.
    const { putPool } = await import('./evm/pool.ts')
    await putPool(one)
    const { OnRamp } = await import('./on-ramp/on-ramp.ts')
    const onRamp = await OnRamp.start({ node: one, log })
    const made = await Api.start({ port: ports.api ?? 0, log, chains: all, own, readers, onRamp })
    started.defer(() => made.destroy())
    return made
  }
  const api = await startApi()

  const startEmbedded = async (): Promise<Embedded | undefined> => {
    if (!options.embedded) return undefined
    const { Embedded } = await import('./embedded/embedded.ts')
    const made = await Embedded.start({
      ...{ log, nodes: [one, two], solana: part },
      ports: { embedded: ports.embedded ?? 0, mailbox: ports.mailbox ?? 0 },
    })
    started.defer(() => made.destroy())
    return made
  }
  const embedded = await startEmbedded()

  const chains = [one, two].map(({ chainId, name, directUrl }) => ({ chainId, name, rpcUrl: directUrl }))
  const wallets = new Wallets(chains, () => server.url, part?.makeWallet)
  const app = walletServer(wallets, () => world)
  const server: Listening = await listen(app, { name: 'Wallets', port: ports.wallet ?? 0, log })
  started.defer(() => server.close())

  const world: World = {
    chains: [one, two].map(({ chainId, name, url, nativeCurrency }) => ({
      chainId,
      name,
      rpcUrl: url,
      nativeCurrency,
    })),
    token: { address: token.address, name: token.name, symbol: token.symbol, decimals: token.decimals },
    accounts: accounts.map(({ address }) => address),
    walletUrl: server.url,
    walletScript: `${server.url}/wallet.js`,
    ...(part ? { solana: part.world } : {}),
    ...(walletConnect ? { walletConnect: walletConnect.world } : {}),
    ...(api ? { api: { url: api.url } } : {}),
    ...(embedded ? { embedded: embedded.world } : {}),
  }

  const running = started.move()
  const stop = () => running.disposeAsync()
  const faulty = [one, two, ...Object.values(part?.clusters ?? {}), walletConnect?.relay, api, embedded]
  return {
    one,
    two,
    solana: part?.clusters,
    walletConnect,
    api,
    embedded,
    walletUrl: server.url,
    world,
    createWallet: (options = {}) => wallets.create(options),
    wallet: (id) => wallets.get(id),
    clear() {
      for (const each of faulty) each?.clear()
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** The blockchain API's readers; without a Solana, none of its code is loaded. */
async function readersOf(nodes: readonly SandboxNode[], part: SolanaPart | undefined): Promise<ChainReader[]> {
  const { evmReader } = await import('./api/blockchain/evm-reader.ts')
  const evm = nodes.map(evmReader)
  if (!part) return evm
  const { solanaReader } = await import('./api/blockchain/solana-reader.ts')
  return [...evm, ...[part.clusters.one, part.clusters.two].map(solanaReader)]
}

/** `Promise.all` that waits for all promises before it throws, so that none starts anything after the clean-up. */
async function allOrThrow<T extends readonly Promise<unknown>[]>(tasks: readonly [...T]) {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}
