import { isAddress, isHex, verifyMessage } from 'viem'
import { WagmiAdapter, type WagmiAdapterOptions } from '../../adapters/evm/index.ts'
import type { CaipNetworkId } from '../../core/caip.ts'
import { toNetwork } from '../../core/to-network.ts'
import type { Sandbox, SandboxWallet, WalletOptions } from '../../sandbox/index.ts'
import { memoryStorage, openPage } from './page.ts'
import type { World } from './wallet-adapter.ts'

/** A network of the sandbox, as a dApp configures it. */
export const networkOf = ({ chainId, name, nativeCurrency, url }: Sandbox['one']) => ({
  id: chainId,
  name,
  nativeCurrency,
  rpcUrls: { default: { http: [url] } },
})

const chainIdOf = (network: CaipNetworkId) => Number(network.split(':')[1])

let wallets = 0

export type EvmWorld = World & {
  wagmi: WagmiAdapter
  own: SandboxWallet
  /** The adapter, without its implementation, in the page that is now open. */
  nowWagmi(): WagmiAdapter
  /** The page that is now open. */
  page(): ReturnType<typeof openPage>
}

/** A test's options for the page. */
export interface EvmWorldOptions {
  wallet?: WalletOptions
  adapter?: Partial<WagmiAdapterOptions>
  /** The dApp has only the first network. */
  only?: 'first' | undefined
  /** Runs in each page before the adapter is created. */
  prepare?: (page: ReturnType<typeof openPage>) => void
  /** The initial content of `localStorage`; `null` if access is forbidden. */
  storage?: ReturnType<typeof memoryStorage> | null
}

/** A page with a wallet of the sandbox, and the EVM adapter on both chains. */
export async function openEvmWorld(sandbox: Sandbox, options: EvmWorldOptions = {}): Promise<EvmWorld> {
  wallets += 1
  const rdns = options.wallet?.rdns ?? `test.contract.wallet${wallets}`
  const own = sandbox.createWallet({ rdns, accounts: [0, 1, 2], ...options.wallet, id: `contract-${wallets}` })
  const { storage = memoryStorage() } = options

  const definitions = [networkOf(sandbox.one), networkOf(sandbox.two)] as const
  const configured = [toNetwork(definitions[0]), toNetwork(definitions[1])] as const
  const networks = options.only ? definitions.slice(0, 1) : definitions
  const context = { networks: networks.map(toNetwork) }
  const inPage = [own]
  const open = () => {
    const page = openPage({ origin: 'http://dapp.test', storage: storage ?? undefined })
    for (const wallet of inPage) page.add(wallet)
    options.prepare?.(page)
    return { page, wagmi: new WagmiAdapter({ networks, ...options.adapter }) }
  }
  let now = open()
  const [first, second, third] = own.accounts
  if (!first || !second || !third) throw new Error('The sandbox gives a wallet three accounts.')

  return {
    wagmi: now.wagmi,
    own,
    nowWagmi: () => now.wagmi,
    page: () => now.page,
    adapter: await now.wagmi.load(context),
    connectorId: rdns,
    type: 'ANNOUNCED',
    goesAnywhere: true,
    addresses: [first, second, third],
    networks: ['eip155:31337', 'eip155:31338'],
    configured,
    token: sandbox.world.token.address,
    afterRemoval: 'eip155:31338',
    unknownNetwork: 'eip155:999',
    wallet: {
      behave: (answer) => own.behave({ with: answer }),
      asked: () => own.nextRequest(),
      approve: (accounts) => own.approve({ ...(accounts && { accounts }) }),
      switchAccount: (index) => own.switchAccount(index),
      share: (addresses) => own.emit('accountsChanged', addresses),
      switchNetwork: (network) => own.switchChain(chainIdOf(network)),
      refuse: async () => {
        own.behave({ with: 'reject' })
        return 'wallet.rejected'
      },
      revoke: () => own.revoke(),
    },
    second: () => {
      const id = `test.second.${own.id}`
      const other = sandbox.createWallet({ rdns: id, accounts: [2] })
      other.behave({ with: 'approve' })
      inPage.push(other)
      now.page.add(other)
      return id
    },
    verify: async ({ address, message, signature }) =>
      isAddress(address) && isHex(signature) && (await verifyMessage({ address, message, signature })),
    reload: () => {
      now.page.close()
      now = open()
      return now.wagmi.load(context)
    },
    async [Symbol.asyncDispose]() {
      now.page.close()
    },
  }
}
