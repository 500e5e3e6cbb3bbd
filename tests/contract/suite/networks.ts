import { describe, expect, it } from 'vitest'
import type { CaipNetworkId } from '../../../core/caip.ts'
import { goesTo } from '../../../core/supports-network.ts'
import { toNetwork } from '../../../core/to-network.ts'
import { patient } from '../watching.ts'
import { codeOf, connected, type Open } from './world.ts'

export function describeNetworks(name: string, open: Open): void {
  describe(`${name}: the dApp's networks`, () => {
    const foreign = toNetwork({
      id: '1',
      name: 'Another world',
      chainNamespace: 'cosmos',
      nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
      rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
    })

    it('can grow: the wallet can switch to a new one, and everything works there as elsewhere', async () => {
      const { world, adapter, connectorId, watch, networks, configured, addresses } = await connected(open, 'first')
      await using _ = world
      const caipNetworkId = networks[1]
      const at = { address: addresses[1], caipNetworkId }
      const go = () => adapter.switchNetwork({ connectorId, caipNetworkId }, patient())
      expect(await codeOf(go())).toBe('chain.notConfigured')
      expect(await codeOf(adapter.balance(at, patient()))).toBe('chain.notConfigured')

      adapter.setNetworks([...configured, foreign])
      await go()
      expect(watch.latest().connections[0]).toMatchObject({ caipNetworkId })
      const before = await adapter.balance(at, patient())
      const transaction = { to: addresses[1], value: '7' }
      const transfer = { address: addresses[0], caipNetworkId, transaction }
      expect(BigInt(await adapter.estimate(transfer, patient()))).toBeGreaterThan(0n)
      await adapter.sendTransaction({ connectorId, ...transfer }, patient())
      const after = await adapter.balance(at, patient())
      expect(BigInt(after.value) - BigInt(before.value)).toBe(7n)
    })

    it('can shrink to none: a wallet on a removed one stays connected, and no wallet can switch to it', async () => {
      const { world, adapter, connectorId, watch, networks, configured, addresses, afterRemoval } =
        await connected(open)
      await using _ = world
      const go = (caipNetworkId: CaipNetworkId) => adapter.switchNetwork({ connectorId, caipNetworkId }, patient())
      const on = () => watch.latest().connections.map((each) => [each.connectorId, each.caipNetworkId])
      const [first, second] = configured
      await go(networks[1])
      adapter.setNetworks([first, foreign])
      expect(await codeOf(go(networks[1]))).toBe('chain.notConfigured')
      expect(await codeOf(adapter.balance({ address: addresses[0], caipNetworkId: networks[1] }, patient()))).toBe(
        'chain.notConfigured',
      )
      expect(on()).toEqual([[connectorId, afterRemoval]])
      adapter.setNetworks([foreign])
      expect(await codeOf(go(networks[0]))).toBe('chain.notConfigured')
      expect(on()).toEqual([[connectorId, afterRemoval]])

      adapter.setNetworks([second, first])
      await go(afterRemoval)
      expect(on()).toEqual([[connectorId, afterRemoval]])
      const [elsewhere = networks[0]] = networks.filter((each) => each !== afterRemoval)
      await go(elsewhere)
      expect(on()).toEqual([[connectorId, elsewhere]])
    })

    it('can change several times at once', async () => {
      const { world, adapter, connectorId, watch, networks, configured } = await connected(open, 'first')
      await using _ = world
      adapter.setNetworks(configured)
      adapter.setNetworks([])
      adapter.setNetworks(configured)
      const connection = watch.latest().connections[0]
      expect(connection).toMatchObject({ caipNetworkId: networks[0] })
      await adapter.switchNetwork({ connectorId, caipNetworkId: networks[1] }, patient())
      expect(watch.latest().connections[0]).toMatchObject({ caipNetworkId: networks[1] })
    })

    it('are those that the wallet approves, if it says which', async () => {
      const { world, connection, networks, unknownNetwork, goesAnywhere } = await connected(open)
      await using _ = world
      expect(networks.filter((id) => goesTo(connection, id))).toEqual(networks)
      expect(goesTo(connection, unknownNetwork)).toBe(goesAnywhere)
    })
  })
}
