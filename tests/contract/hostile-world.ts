import { vi } from 'vitest'
import { WagmiAdapter, type WagmiAdapterOptions } from '../../adapters/evm/index.ts'
import { toNetwork } from '../../core/to-network.ts'
import { memoryStorage, openPage } from './page.ts'

type Listener = (...said: unknown[]) => void
type Answer = (params: unknown) => unknown

export const one = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const two = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** An answer that never arrives. */
export const hangs = () => new Promise(() => undefined)

const network = (id: number) => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`http://127.0.0.1:9/${id}`] } },
})

/** A wallet in the page itself, which behaves correctly until a test says otherwise. */
export class HostileWallet {
  accounts: string[] = [one]
  shared: string[] = []
  chainId: unknown = '0x7a69'
  /** Whether it revokes its accounts on request. */
  revokes = true
  /** What it does instead, by method. */
  readonly answers = new Map<string, Answer>()
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly provider = {
    request: async ({ method, params }: { method: string; params?: unknown }) =>
      (this.answers.get(method) ?? this.#sound(method))(params),
    on: (event: string, listener: Listener) => void this.#heard(event).add(listener),
    removeListener: (event: string, listener: Listener) => void this.#heard(event).delete(listener),
  }

  readonly rdns: string

  constructor(rdns = 'test.hostile') {
    this.rdns = rdns
  }

  emit(event: string, ...said: unknown[]): void {
    for (const listener of [...this.#heard(event)]) listener(...said)
  }

  /** How many listeners it has. */
  get listeners(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0)
  }

  #heard(event: string): Set<Listener> {
    const known = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, known)
    return known
  }

  #sound(method: string): Answer {
    const grant = () => {
      this.shared = this.accounts
      return this.shared
    }
    const sound: Record<string, Answer> = {
      eth_accounts: () => this.shared,
      eth_requestAccounts: grant,
      wallet_requestPermissions: () => [{ caveats: [{ value: grant() }] }],
      wallet_revokePermissions: () => {
        if (!this.revokes) throw Object.assign(new Error('Not supported.'), { code: 4200 })
        this.shared = []
        this.emit('accountsChanged', [])
        return null
      },
      eth_chainId: () => this.chainId,
      wallet_switchEthereumChain: (params) => {
        const [{ chainId }] = params as [{ chainId: string }]
        this.chainId = chainId
        this.emit('chainChanged', chainId)
        return null
      },
      personal_sign: () => '0x1234',
    }
    return (
      sound[method] ??
      (() => {
        throw Object.assign(new Error('Not supported.'), { code: 4200 })
      })
    )
  }
}

export const networks = [network(31337), network(31338)] as const

export interface HostileWorldOptions {
  wallets?: readonly HostileWallet[]
  adapter?: Partial<WagmiAdapterOptions>
  storage?: ReturnType<typeof memoryStorage>
  /** Runs in each page before the adapter is created. */
  prepare?: (window: ReturnType<typeof openPage>['window']) => void
}

/** A page without a server, with wallets in it that may do anything. */
export async function openHostileWorld({
  wallets = [],
  adapter: options,
  prepare,
  storage = memoryStorage(),
}: HostileWorldOptions = {}) {
  const context = { networks: networks.map(toNetwork) }
  const open = async () => {
    const page = openPage({ origin: 'http://dapp.test', storage })
    vi.stubGlobal('localStorage', storage)
    const announce = (wallet: HostileWallet) => {
      const info = { uuid: wallet.rdns, name: wallet.rdns, icon: 'data:image/png,', rdns: wallet.rdns }
      const { provider } = wallet
      page.window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
    }
    page.window.addEventListener('eip6963:requestProvider', () => {
      for (const wallet of wallets) announce(wallet)
    })
    prepare?.(page.window)
    const wagmi = new WagmiAdapter({ networks, ...options })
    return { page, announce, wagmi, config: wagmi.wagmiConfig, adapter: await wagmi.load(context) }
  }
  const first = await open()
  return { ...first, reload: open }
}
