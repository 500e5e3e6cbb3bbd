import { SolanaAdapter } from '../../adapters/solana/index.ts'
import { solanaTestnet } from '../../core/networks.ts'
import { toNetwork } from '../../core/to-network.ts'
import type { SolanaSandbox, WalletConnectSandbox } from '../../sandbox/index.ts'
import { handOf, openEnds, optionsFor, phoneAnswer } from './link-world.ts'
import { memoryStorage } from './page.ts'
import { isSignedBy, networkOf, openSolanaPage } from './solana-world.ts'
import type { World } from './wallet-adapter.ts'
import { watching } from './watching.ts'

/** A page with the Solana adapter on both clusters, and a phone that scans its codes, and always approves both. */
export async function openLinkedSolanaWorld(
  sandbox: SolanaSandbox & WalletConnectSandbox,
  only?: 'first',
): Promise<World> {
  const { phone, ends } = await openEnds(sandbox)
  const { one, two } = sandbox.solana
  const configured = [networkOf(one), networkOf(two)] as const
  const networks = only ? configured.slice(0, 1) : configured
  const storage = memoryStorage()
  const inPage: ReturnType<typeof sandbox.createWallet>[] = []
  const open = async () => {
    const page = openSolanaPage({ origin: 'http://dapp.test', storage })
    for (const wallet of inPage) page.add(wallet)
    const client = await ends.open()
    const light = new SolanaAdapter()
    light.attach(optionsFor(client, () => networks))
    return { page, adapter: await light.load({ networks }) }
  }
  let now = await open()
  const hand = handOf(phone, 'solana')
  const [first = '', second = '', third = ''] = phone.accounts.solana ?? []
  const chains = [one.id, two.id]
  const methods = ['solana_signMessage', 'solana_signTransaction', 'solana_signAndSendTransaction']
  const granting = (accounts: readonly string[]) => ({
    solana: {
      chains,
      accounts: chains.flatMap((chain) => accounts.map((address) => `${chain}:${address}`)),
      methods,
      events: ['accountsChanged', 'chainChanged'],
    },
  })

  return {
    adapter: now.adapter,
    connectorId: 'walletConnect',
    type: 'WALLET_CONNECT',
    goesAnywhere: false,
    addresses: [first, second, third],
    networks: [one.id, two.id],
    configured,
    token: sandbox.world.solana?.token.mint ?? '',
    afterRemoval: one.id,
    unknownNetwork: toNetwork(solanaTestnet).caipNetworkId,
    wallet: {
      ...hand,
      behave: (answer) => {
        hand.behave(answer)
        if (answer === 'approve') phone.behave({ method: 'wc_sessionPropose', with: { session: granting([first]) } })
        else phone.behave({ method: 'wc_sessionPropose', with: phoneAnswer(answer) })
      },
      approve: (accounts) => void phone.approve({ namespaces: granting(accounts ?? [first]) }),
      switchNetwork: (network) => void hand.moveTo(network),
      refuse: async (network) => {
        const lacks = watching(now.adapter).until(
          ({ connections }) => !connections[0]?.approvedCaipNetworkIds?.includes(network),
        )
        await hand.keepTo((chain) => chain !== network)
        await lacks
        return 'wallet.chainUnknown'
      },
    },
    second: () => {
      const other = sandbox.createWallet({ name: `Second of ${phone.id}`, namespaces: ['solana'], accounts: [2] })
      other.behave({ with: 'approve' })
      inPage.push(other)
      now.page.add(other)
      return other.name
    },
    verify: async (signed) => isSignedBy(signed),
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
}
