import { createPublicKey, verify } from 'node:crypto'
import { getWallets } from '@wallet-standard/app'
import bs58 from 'bs58'
import { SolanaAdapter, type SolanaAdapterOptions } from '../../adapters/solana/index.ts'
import type { Network } from '../../core/network.ts'
import { solanaTestnet } from '../../core/networks.ts'
import { toNetwork } from '../../core/to-network.ts'
import type { SandboxWallet, SolanaNode, SolanaSandbox, WalletOptions } from '../../sandbox/index.ts'
import { memoryStorage, openPage } from './page.ts'
import type { World } from './wallet-adapter.ts'

type Standard = ReturnType<typeof getWallets>
export type PageWallet = ReturnType<Standard['get']>[number]

/**
 * This process's only one, created before there is a page: each page of a test adds its wallets and removes them again.
 */
const standard: Standard = getWallets()

/** A network of the sandbox, as a dApp configures it. */
export const networkOf = ({ id, name, nativeCurrency, url }: SolanaNode): Network =>
  toNetwork({ id, name, nativeCurrency, caipNetworkId: id, rpcUrls: { default: { http: [url] } } })

/** A page in which wallets can register with the Wallet Standard, until it is closed. */
export function openSolanaPage(options: Parameters<typeof openPage>[0]) {
  const page = openPage(options)
  const registered: PageWallet[] = []
  const leave: (() => void)[] = []
  const register = (...wallets: PageWallet[]) => {
    registered.push(...wallets)
    leave.push(standard.register(...wallets))
  }
  page.window.addEventListener('wallet-standard:register-wallet', (event) => {
    if ('detail' in event && typeof event.detail === 'function') event.detail({ register })
  })
  return {
    ...page,
    register,
    /** The registered wallets, as a dApp sees them. */
    registered,
    /** As if no wallet of the page had announced itself. */
    conceal: () => {
      for (const each of leave) each()
    },
    close: () => {
      page.close()
      for (const each of leave) each()
    },
  }
}

/** Whether a message has an address's signature. */
export function isSignedBy({ address, message, signature }: Record<'address' | 'message' | 'signature', string>) {
  const prefix = Buffer.from('302a300506032b6570032100', 'hex')
  const key = createPublicKey({ key: Buffer.concat([prefix, bs58.decode(address)]), format: 'der', type: 'spki' })
  return verify(null, Buffer.from(message), key, bs58.decode(signature))
}

let wallets = 0

export type SolanaWorld = World & {
  own: SandboxWallet
  page(): ReturnType<typeof openSolanaPage>
  /** The content of the page's storage. */
  kept: Map<string, string>
}

/** A test's options for the page. */
export interface SolanaWorldOptions {
  wallet?: WalletOptions
  adapter?: SolanaAdapterOptions
  networks?: readonly Network[]
  /** Runs in each page before the adapter is created. */
  prepare?: (page: ReturnType<typeof openSolanaPage>) => void
  /** Whether access to `localStorage` is forbidden. */
  forbidden?: boolean
}

/** Resolves once the wallet in the page reports chains for which `is` holds. */
export const chainsOf = (wallet: PageWallet, is: (chains: readonly string[]) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (is(wallet.chains)) resolve()
    }
    const events: unknown = wallet.features['standard:events']
    if (events instanceof Object && 'on' in events && typeof events.on === 'function') events.on('change', look)
    look()
  })

/** A page with a wallet of the sandbox, and the Solana adapter on both clusters. */
export async function openSolanaWorld(sandbox: SolanaSandbox, options: SolanaWorldOptions = {}): Promise<SolanaWorld> {
  wallets += 1
  const name = options.wallet?.name ?? `Solana Contract ${wallets}`
  const { one, two } = sandbox.solana
  const own = sandbox.createWallet({
    accounts: [0, 1, 2],
    namespaces: ['solana'],
    ...options.wallet,
    name,
    id: `solana-contract-${wallets}`,
  })
  const kept = new Map<string, string>()
  const configured = [networkOf(one), networkOf(two)] as const
  const networks = options.networks ?? configured
  const inPage = [own]

  const open = () => {
    const page = openSolanaPage({
      origin: 'http://dapp.test',
      storage: options.forbidden ? undefined : memoryStorage(kept),
    })
    for (const wallet of inPage) page.add(wallet)
    options.prepare?.(page)
    return { page, load: () => new SolanaAdapter(options.adapter).load({ networks }) }
  }
  let now = open()
  const [first, second, third] = own.solanaAccounts
  if (!first || !second || !third) throw new Error('The sandbox gives a wallet three accounts.')

  return {
    own,
    kept,
    page: () => now.page,
    adapter: await now.load(),
    connectorId: name,
    type: 'ANNOUNCED',
    goesAnywhere: false,
    addresses: [first, second, third],
    networks: [one.id, two.id],
    configured,
    token: sandbox.world.solana?.token.mint ?? '',
    afterRemoval: one.id,
    unknownNetwork: toNetwork(solanaTestnet).caipNetworkId,
    wallet: {
      behave: (answer) => own.behave({ with: answer }),
      asked: () => own.nextRequest(),
      approve: (accounts) => own.approve({ ...(accounts && { accounts }) }),
      switchAccount: (index) => own.switchAccount(index),
      share: (addresses) => {
        const accounts = addresses.map((address) => ({
          address,
          publicKey: bs58.decode(address),
          chains: [one.id, two.id],
        }))
        own.emit('solana:state', { accounts })
      },
      switchNetwork: (network) => own.setSolanaChains(network),
      refuse: async (network) => {
        own.setSolanaChains(...own.solanaChains.filter((chain) => chain !== network && chain !== 'solana:localnet'))
        const [inPage] = now.page.registered
        if (inPage) await chainsOf(inPage, (chains) => !chains.includes(network))
        return 'wallet.chainUnknown'
      },
      revoke: () => own.revoke(),
    },
    second: () => {
      const other = sandbox.createWallet({ name: `Second of ${name}`, namespaces: ['solana'], accounts: [2] })
      other.behave({ with: 'approve' })
      inPage.push(other)
      now.page.add(other)
      return other.name
    },
    verify: async (signed) => isSignedBy(signed),
    reload: () => {
      now.page.close()
      now = open()
      return now.load()
    },
    async [Symbol.asyncDispose]() {
      now.page.close()
    },
  }
}
