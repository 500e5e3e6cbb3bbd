import type { Address } from 'viem'
import type { Api } from './api/api.ts'
import type { Embedded, EmbeddedWorld } from './embedded/embedded.ts'
import type { SandboxNode } from './evm/node.ts'
import type { SolanaPart, SolanaWorld } from './solana/start.ts'
import type { SandboxWallet } from './wallet/wallet.ts'
import type { WalletOptions } from './wallet/wallets.ts'
import type { WalletConnectPart, WalletConnectWorld } from './wallet-connect.ts'

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
    api?: number
    embedded?: number
    mailbox?: number
  }
  /** Whether there is a Solana too. Default: no, and then none of its code is loaded. */
  solana?: boolean
  /** Whether there are a WalletConnect relay and phones too. Default: no, and then none of their code is loaded. */
  walletConnect?: boolean
  /** Whether there is a directory of wallets with the settings of a project too. Default: no. */
  api?: boolean
  /** Whether there is an embedded wallet with its mailbox too. Default: no, and then none of its code is loaded. */
  embedded?: boolean
  /** Hears what a person at a terminal should know. Default: no listener. */
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
  /** Only if it was asked for: the directory of wallets, and the settings of a project. */
  api?: { url: string }
  /** Only if it was asked for: the embedded wallet's service, and the mail that it sends. */
  embedded?: EmbeddedWorld
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
  /** A directory of wallets with the settings of a project, if it was asked for. */
  readonly api: Api | undefined
  /** An embedded wallet with its mailbox, if it was asked for. */
  readonly embedded: Embedded | undefined
  readonly world: World
  /** Makes a wallet, or finds the one that the same options have made. */
  createWallet(options?: WalletOptions): SandboxWallet
  /** A wallet that was made before, by `createWallet` or by a page that asked for `/wallet.js?id=`. */
  wallet(id: string): SandboxWallet
  /** Ends the faults of all nodes and services. A wallet keeps its behaviour. */
  clear(): void
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

/** A sandbox that was started with `api: true`. */
export interface ApiSandbox extends Sandbox {
  readonly api: Api
}

/** A sandbox that was started with `embedded: true`. */
export interface EmbeddedSandbox extends Sandbox {
  readonly embedded: Embedded
}

/** What a sandbox has for sure that was started like this. */
export type Asked<O extends SandboxOptions> = Sandbox &
  (O extends { solana: true } ? SolanaSandbox : unknown) &
  (O extends { walletConnect: true } ? WalletConnectSandbox : unknown) &
  (O extends { api: true } ? ApiSandbox : unknown) &
  (O extends { embedded: true } ? EmbeddedSandbox : unknown)
