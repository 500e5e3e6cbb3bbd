import type { Address } from 'viem'
import type { Api } from './api/api.ts'
import type { Embedded, EmbeddedWorld } from './embedded/embedded.ts'
import type { SandboxNode } from './evm/node.ts'
import type { SolanaPart, SolanaWorld } from './solana/start.ts'
import type { SandboxWallet } from './wallet/wallet.ts'
import type { WalletOptions } from './wallet/wallets.ts'
import type { WalletConnectPart, WalletConnectWorld } from './wallet-connect.ts'

/** The options of a sandbox. */
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
  /** Whether to start Solana too. Default: no, and then none of its code is loaded. */
  solana?: boolean
  /** Whether to start a WalletConnect relay and phones too. Default: no, and then none of their code is loaded. */
  walletConnect?: boolean
  /** Whether to start a wallet directory with a project's settings too. Default: no. */
  api?: boolean
  /** Whether to start an embedded wallet with its mailbox too. Default: no, and then none of its code is loaded. */
  embedded?: boolean
  /** Receives messages for the user at a terminal. Default: no listener. */
  log?: (line: string) => void
}

/** The addresses of a running sandbox, as in `/sandbox.json` on the wallet server. */
export interface World {
  chains: { chainId: number; name: string; rpcUrl: string; nativeCurrency: SandboxNode['nativeCurrency'] }[]
  token: { address: Address; name: string; symbol: string; decimals: number }
  accounts: Address[]
  walletUrl: string
  walletScript: string
  /** Only if Solana was requested. */
  solana?: SolanaWorld
  /** Only if WalletConnect was requested. */
  walletConnect?: WalletConnectWorld
  /** Only if it was requested: the wallet directory, and a project's settings. */
  api?: { url: string }
  /** Only if it was requested: the embedded wallet's service, and its mailbox. */
  embedded?: EmbeddedWorld
}

/** A complete set of chains, wallets and services on loopback. */
export interface Sandbox extends AsyncDisposable {
  /** Chain 31337, "Portico One". */
  readonly one: SandboxNode
  /** Chain 31338, "Portico Two". */
  readonly two: SandboxNode
  /** The wallets' origin: their script, and the page on which their user approves. */
  readonly walletUrl: string
  /** Two Solana clusters, if they were requested. */
  readonly solana: SolanaPart['clusters'] | undefined
  /** A WalletConnect relay and phones, if they were requested. */
  readonly walletConnect: WalletConnectPart | undefined
  /** A wallet directory with a project's settings, if it was requested. */
  readonly api: Api | undefined
  /** An embedded wallet with its mailbox, if it was requested. */
  readonly embedded: Embedded | undefined
  readonly world: World
  /** Creates a wallet, or returns the one created with the same options. */
  createWallet(options?: WalletOptions): SandboxWallet
  /** An existing wallet, created by `createWallet` or by a page that requested `/wallet.js?id=`. */
  wallet(id: string): SandboxWallet
  /** Ends the faults of all nodes and services. Wallets keep their behaviours. */
  clear(): void
  /** Ends everything. Safe to call twice. */
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

/** The type of a sandbox started with these options. */
export type Asked<O extends SandboxOptions> = Sandbox &
  (O extends { solana: true } ? SolanaSandbox : unknown) &
  (O extends { walletConnect: true } ? WalletConnectSandbox : unknown) &
  (O extends { api: true } ? ApiSandbox : unknown) &
  (O extends { embedded: true } ? EmbeddedSandbox : unknown)
