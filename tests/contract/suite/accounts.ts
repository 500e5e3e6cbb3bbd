import { describe, expect, it } from 'vitest'
import { patient, watching } from '../watching.ts'
import { codeOf, type Open } from './world.ts'

export function describeAccounts(name: string, open: Open): void {
  describe(`${name}: the account`, () => {
    const shared = async () => {
      const world = await open()
      const { adapter, connectorId, wallet, addresses } = world
      const [first, second] = addresses
      const watch = watching(adapter)
      await watch.until(({ connectors }) => connectors.some(({ id }) => id === connectorId))
      const connecting = adapter.connect({ connectorId }, patient())
      await wallet.asked()
      wallet.approve([first, second])
      await connecting
      wallet.behave('approve')
      const accounts = () => watch.latest().connections[0]?.accounts.map(({ address }) => address)
      const until = (wanted: readonly string[]) => watch.until(() => String(accounts()) === String(wanted))
      return { ...world, world, watch, accounts, until, chosen: { connectorId, address: second } }
    }

    it('that is activated comes first, and signs', async () => {
      const { world, adapter, accounts, addresses, chosen } = await shared()
      await using _ = world
      const [first, second] = addresses
      expect(accounts()).toEqual([first, second])
      await adapter.activate(chosen, patient())
      expect(accounts()).toEqual([second, first])
      const signature = await adapter.signMessage({ ...chosen, message: 'gm' }, patient())
      expect(await world.verify({ address: second, message: 'gm', signature })).toBe(true)
      await adapter.activate({ ...chosen, address: first }, patient())
      expect(accounts()).toEqual([first, second])
    })

    it('that is not granted is not activated, nor its wallet', async () => {
      const { world, adapter, addresses, connectorId, watch } = await shared()
      await using _ = world
      const otherId = world.second()
      await adapter.connect({ connectorId: otherId }, patient())
      const before = watch.reports.length
      for (const address of [addresses[2], 'nonsense', ''])
        expect(await codeOf(adapter.activate({ connectorId, address }, patient()))).toBe('wallet.unauthorized')
      expect(await codeOf(adapter.activate({ connectorId: 'unknown', address: addresses[0] }, patient()))).toBe(
        'wallet.notConnected',
      )
      expect(watch.reports).toHaveLength(before)
      expect(watch.latest().current).toBe(otherId)
    })

    it('of a wallet that is not active is never shown without it', async () => {
      const { world, adapter, addresses, connectorId, watch, chosen } = await shared()
      await using _ = world
      await adapter.connect({ connectorId: world.second() }, patient())
      await adapter.activate(chosen, patient())
      const shown = watch.reports
        .filter(({ current }) => current === connectorId)
        .map(({ connections }) => connections[0]?.accounts[0]?.address)
      expect(new Set(shown)).toEqual(new Set([addresses[0], addresses[1]]))
      expect(shown.at(-1)).toBe(addresses[1])
      expect(shown.slice(shown.indexOf(addresses[1]))).toEqual([addresses[1]])
    })

    it('stays first while the wallet shares it, whatever else the wallet shares', async () => {
      const { world, adapter, addresses, wallet, networks, watch, until, chosen } = await shared()
      await using _ = world
      const [first, second, third] = addresses
      await adapter.activate(chosen, patient())
      const before = watch.reports.length
      wallet.share([first, third, second])
      await until([second, first, third])
      wallet.share([first, second])
      await until([second, first])
      wallet.share([third, second])
      await until([second, third])
      wallet.switchNetwork(networks[1])
      await watch.until(({ connections }) => connections[0]?.caipNetworkId === networks[1])
      const shown = watch.reports.slice(before).map(({ connections }) => connections[0]?.accounts[0]?.address)
      expect(new Set(shown)).toEqual(new Set([second]))
    })

    it('gives way to the one that the user picks in the wallet', async () => {
      const { world, adapter, addresses, wallet, until, chosen } = await shared()
      await using _ = world
      const [first, second, third] = addresses
      await adapter.activate(chosen, patient())
      wallet.switchAccount(2)
      await until([third, first, second])
      wallet.share([third, second, first])
      await until([third, second, first])
    })

    it('is the wallet’s first again once the chosen one is no longer shared', async () => {
      const { world, adapter, addresses, wallet, until, chosen } = await shared()
      await using _ = world
      const [first, second, third] = addresses
      await adapter.activate(chosen, patient())
      wallet.share([first, third])
      await until([first, third])
      wallet.share([first, second])
      await until([first, second])
    })
  })
}
