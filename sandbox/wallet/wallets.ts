import { createHash } from 'node:crypto'
import { account } from '../evm/accounts.ts'
import { Chains, type WalletChain } from './chains.ts'
import { WalletCore } from './core.ts'
import { EvmNamespace } from './evm-namespace.ts'
import { Lock } from './lock.ts'
import type { Notify } from './namespace.ts'
import type { SolanaNamespace } from './solana/namespace.ts'
import { SandboxWallet } from './wallet.ts'

const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3662e3"/><path d="M9 22V10h7a4 4 0 0 1 0 8h-4" fill="none" stroke="#fff" stroke-width="3"/></svg>',
)}`

const NAMESPACES = ['eip155', 'solana'] as const

/** A namespace, by its CAIP-2 name. */
export type NamespaceName = (typeof NAMESPACES)[number]

export const isNamespaceName = (name: string): name is NamespaceName => NAMESPACES.some((known) => known === name)

/** Creates the Solana side of a wallet. */
export type MakeSolana = (accounts: readonly number[], lock: Lock, notify: Notify) => SolanaNamespace

/** The options of a new wallet. Its announcement may be invalid (see `garbage.ts`). */
export interface WalletOptions {
  /** Its id in addresses. Default: derived from the other options, so that the same options return the same wallet. */
  id?: string
  name?: string
  rdns?: string
  icon?: string
  /** Its namespaces, under one name: `['eip155']`, `['solana']` or both. Default: EVM alone. */
  namespaces?: NamespaceName[]
  /** The sandbox's accounts in it, by index. Default: 0 and 1. */
  accounts?: number[]
  /** Its initial EVM chain. Default: 31337. */
  chainId?: number
  /** The EVM chains that it knows. Default: all of the sandbox. Others must be added first (4902). */
  chains?: number[]
  /** How often it announces itself: by EIP-6963 each time with another uuid and the same rdns. Default: 1. */
  copies?: number
  /** Whether it also takes `window.ethereum`. Default: no. */
  legacy?: boolean
}

/** The wallets of one sandbox. */
export class Wallets {
  readonly #known = new Map<string, SandboxWallet>()
  readonly #chains: readonly WalletChain[]
  readonly #url: () => string
  readonly #makeSolana: MakeSolana | undefined

  constructor(chains: readonly WalletChain[], url: () => string, makeSolana?: MakeSolana) {
    this.#makeSolana = makeSolana
    this.#chains = chains
    this.#url = url
  }

  /** The wallet with this id. Throws if there is none. */
  get(id: string): SandboxWallet {
    const wallet = this.#known.get(id)
    if (!wallet) throw new Error(`There is no wallet "${id}" in the sandbox.`)
    return wallet
  }

  has(id: string): boolean {
    return this.#known.has(id)
  }

  list(): SandboxWallet[] {
    return [...this.#known.values()]
  }

  /** Creates a wallet, or returns the one created with the same options. */
  create(options: WalletOptions): SandboxWallet {
    const id = options.id ?? createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 12)
    if (!/^[\w.-]{1,64}$/.test(id)) throw new Error(`A wallet's id is made of letters, digits, ".", "_" and "-": ${id}`)
    const found = this.#known.get(id)
    if (found) return found
    const wallet = this.#make(id, options)
    this.#known.set(id, wallet)
    return wallet
  }

  #make(id: string, options: WalletOptions): SandboxWallet {
    const url = this.#url()
    const { name = 'Sandbox Wallet', rdns = 'test.portico.sandbox', icon = ICON, copies = 1, legacy = false } = options
    const { namespaces = ['eip155'], accounts = [0, 1] } = options
    const evm = namespaces.includes('eip155')
    const makeSolana = namespaces.includes('solana') ? this.#solana() : undefined
    if (!evm && !makeSolana) throw new Error('A wallet needs a namespace: eip155 or solana.')
    return new SandboxWallet(
      id,
      {
        ...{ name, icon, copies },
        ...(evm ? { eip155: { rdns, legacy } } : {}),
        socketUrl: `${url.replace('http', 'ws')}/wallet/${id}/page`,
        approvalUrl: `${url}/approve?wallet=${id}`,
      },
      (notify) => {
        const lock = new Lock()
        const core = evm && new WalletCore(accounts.map(account), this.#chainsFor(options), lock, notify)
        return { lock, eip155: core ? new EvmNamespace(core) : undefined, solana: makeSolana?.(accounts, lock, notify) }
      },
    )
  }

  #chainsFor({ chains, chainId }: WalletOptions): Chains {
    const known = this.#chains.filter((chain) => chains?.includes(chain.chainId) ?? true)
    return new Chains(known, chainId ?? this.#chains[0]?.chainId ?? 1)
  }

  #solana(): MakeSolana {
    if (!this.#makeSolana) throw new Error('This sandbox has no Solana: start it with { solana: true }.')
    return this.#makeSolana
  }
}
