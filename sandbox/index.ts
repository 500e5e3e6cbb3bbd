import type { Address } from 'viem'
import { accounts } from './evm/accounts.ts'
import { SandboxNode } from './evm/node.ts'
import { deployToken, token } from './evm/token.ts'
import { type Listening, listen } from './net/listen.ts'
import type { SolanaPart, SolanaWorld } from './solana/start.ts'
import { walletServer } from './wallet/server.ts'
import type { SandboxWallet } from './wallet/wallet.ts'
import { type WalletOptions, Wallets } from './wallet/wallets.ts'
import type { WalletConnectPart, WalletConnectWorld } from './wallet-connect.ts'

export { accounts, MNEMONIC } from './evm/accounts.ts'
export type { SandboxNode } from './evm/node.ts'
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

/** How to start a sandbox. */
export interface SandboxOptions {
  /** Preferred ports. One that is taken is replaced by another, and `log` says so. Default: any free ones. */
  ports?: {
    one?: number
    two?: number
    wallet?: number
    solOne?: number
    solTwo?: number
    relay?: number
    phone?: number
  }
  /** Whether there is a Solana too. Default: no, and then none of its code is loaded. */
  solana?: boolean
  /** Whether there are a WalletConnect relay and phones too. Default: no, and then none of their code is loaded. */
  walletConnect?: boolean
  /** Hears what a person at a terminal should know. Default: nobody. */
  log?: (line: string) => void
}

/** The addresses of a running sandbox, as `/sandbox.json` on the wallet server gives them too. */
export interface World {
  chains: { chainId: number; name: string; rpcUrl: string; nativeCurrency: SandboxNode['nativeCurrency'] }[]
  token: { address: Address; name: string; symbol: string; decimals: number }
  accounts: Address[]
  walletUrl: string
  walletScript: string
  /** Only if Solana was asked for. */
  solana?: SolanaWorld
  /** Only if it was asked for. */
  walletConnect?: WalletConnectWorld
}

/** A whole world on loopback. */
export interface Sandbox extends AsyncDisposable {
  /** Chain 31337, "Portico One". */
  readonly one: SandboxNode
  /** Chain 31338, "Portico Two". */
  readonly two: SandboxNode
  /** The origin of the wallets: their script, and the page on which their user approves. */
  readonly walletUrl: string
  /** Two clusters of Solana, if they were asked for. */
  readonly solana: SolanaPart['clusters'] | undefined
  /** A WalletConnect relay and phones, if they were asked for. */
  readonly walletConnect: WalletConnectPart | undefined
  readonly world: World
  /** Makes a wallet, or finds the one that the same options have made. */
  createWallet(options?: WalletOptions): SandboxWallet
  /** A wallet that was made before, by `createWallet` or by a page that asked for `/wallet.js?id=`. */
  wallet(id: string): SandboxWallet
  /** Ends all of it. Safe to call twice. */
  stop(): Promise<void>
}

/** A sandbox that was started with `solana: true`. */
export interface SolanaSandbox extends Sandbox {
  readonly solana: SolanaPart['clusters']
}

/** A sandbox that was started with `walletConnect: true`. */
export interface WalletConnectSandbox extends Sandbox {
  readonly walletConnect: WalletConnectPart
}

/** Starts the chains, with the token on them, and the wallet server. */
export function startSandbox(
  options: SandboxOptions & { solana: true; walletConnect: true },
): Promise<SolanaSandbox & WalletConnectSandbox>
export function startSandbox(options: SandboxOptions & { walletConnect: true }): Promise<WalletConnectSandbox>
export function startSandbox(options: SandboxOptions & { solana: true }): Promise<SolanaSandbox>
export function startSandbox(options?: SandboxOptions): Promise<Sandbox>
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
  const [one, two, part] = await allOrThrow([
    start(31337, 'Portico One', ports.one),
    start(31338, 'Portico Two', ports.two),
    startSolana(),
  ])

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
  }

  const running = started.move()
  const stop = () => running.disposeAsync()
  return {
    one,
    two,
    solana: part?.clusters,
    walletConnect,
    walletUrl: server.url,
    world,
    createWallet: (options = {}) => wallets.create(options),
    wallet: (id) => wallets.get(id),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** `Promise.all` that waits for all of them before it throws, so that none starts something after the clean-up. */
async function allOrThrow<T extends readonly Promise<unknown>[]>(tasks: readonly [...T]) {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}
