import { isAddress, isHex, verifyMessage } from 'viem'
import { WagmiAdapter } from '../../adapters/evm/index.ts'
import type { CaipNetworkId } from '../../core/caip.ts'
import { toNetwork } from '../../core/to-network.ts'
import type { WalletConnectSandbox } from '../../sandbox/index.ts'
import { networkOf } from './evm-world.ts'
import { handOf, openEnds, optionsFor } from './link-world.ts'
import { memoryStorage, openPage } from './page.ts'
import type { World } from './wallet-adapter.ts'
import { watching } from './watching.ts'

/** A page with the EVM adapter on both chains, and a phone that scans its codes. */
export async function openLinkedEvmWorld(sandbox: WalletConnectSandbox, only?: 'first') {
  const { phone, ends } = await openEnds(sandbox)
  const definitions = [networkOf(sandbox.one), networkOf(sandbox.two)] as const
  const configured = [toNetwork(definitions[0]), toNetwork(definitions[1])] as const
  const networks = only ? definitions.slice(0, 1) : definitions
  const context = { networks: networks.map(toNetwork) }
  const storage = memoryStorage()
  const inPage: ReturnType<typeof sandbox.createWallet>[] = []
  const open = async () => {
    const page = openPage({ origin: 'http://dapp.test', storage })
    for (const wallet of inPage) page.add(wallet)
    const client = await ends.open()
    const wagmi = new WagmiAdapter({ networks })
    wagmi.attach(optionsFor(client, () => context.networks))
    return { page, client, wagmi, adapter: await wagmi.load(context) }
  }
  let now = await open()
  const hand = handOf(phone, 'eip155')
  const [first = '', second = '', third = ''] = phone.accounts.eip155 ?? []

  const world: World = {
    adapter: now.adapter,
    connectorId: 'walletConnect',
    type: 'WALLET_CONNECT',
    goesAnywhere: false,
    addresses: [first, second, third],
    networks: ['eip155:31337', 'eip155:31338'],
    configured,
    token: sandbox.world.token.address,
    afterRemoval: 'eip155:31338',
    unknownNetwork: 'eip155:999',
    wallet: {
      ...hand,
      approve: (accounts) => void phone.approve(accounts ? { accounts } : {}),
      refuse: async (network: CaipNetworkId) => {
        const lacks = watching(now.adapter).until(
          ({ connections }) => !connections[0]?.approvedCaipNetworkIds?.includes(network),
        )
        await hand.keepTo((chain) => chain !== network)
        await lacks
        phone.behave({ with: 'reject' })
        return 'wallet.rejected'
      },
    },
    second: () => {
      const id = `test.second.of.${phone.id}`
      const other = sandbox.createWallet({ rdns: id, accounts: [2] })
      other.behave({ with: 'approve' })
      inPage.push(other)
      now.page.add(other)
      return id
    },
    verify: async ({ address, message, signature }) =>
      isAddress(address) && isHex(signature) && (await verifyMessage({ address, message, signature })),
    reload: async () => {
      now.page.close()
      now = await open()
      return now.adapter
    },
    async [Symbol.asyncDispose]() {
      now.page.close()
      await ends.close()
      await phone.destroy()
    },
  }
  return { ...world, phone, now: () => now }
}
