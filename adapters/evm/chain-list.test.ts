// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { type CreateConnectorFn, mock } from 'wagmi'
import type { Network } from '../../core/network.ts'
import { toNetwork } from '../../core/to-network.ts'
import { failureOf, patient } from '../../tests/contract/watching.ts'
import { network } from '../../tests/support/stub-adapter.ts'
import { WagmiAdapter } from './index.ts'

const contracts = { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } } as const
const two = { ...network, id: 31338, name: 'Portico Two', contracts }
const three = { ...network, id: 31339, name: 'Portico Three' }

it('a kit that starts again keeps the chains of connectors up to date, and the dApp’s definitions', async () => {
  let own: Parameters<CreateConnectorFn>[0]['chains'] | undefined
  const connector: CreateConnectorFn = (config) => {
    own = config.chains
    return mock({ accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] })(config)
  }
  const wagmi = new WagmiAdapter({ networks: [network, two], storage: null, connectors: [connector] })
  const [a, b, c] = [toNetwork(network), toNetwork(two), toNetwork(three)]
  /** Starts a kit with networks, which it then changes. */
  const run = async (networks: readonly Network[], later: readonly Network[]) => {
    const adapter = await wagmi.load({ networks })
    adapter.setNetworks(later)
    // A request is made after the change.
    await failureOf(adapter.balance({ address: '', caipNetworkId: 'eip155:1' }, patient()))
  }
  await run([a, b], [a])
  await run([a], [a, b, c])
  expect(own?.map(({ id }) => id)).toEqual([31337, 31338, 31339])
  expect(own?.[1]).toMatchObject({ contracts })
})
