import { describe, expect, it } from 'vitest'
import { patient, watching } from '../watching.ts'
import { codeOf, connected, type Open } from './world.ts'

export function describeSeveralWallets(name: string, open: Open): void {
  describe(`${name}: several wallets`, () => {
    const two = async () => {
      const first = await connected(open)
      const otherId = first.world.second()
      await first.adapter.connect({ connectorId: otherId }, patient())
      const ids = () => first.watch.latest().connections.map((each) => each.connectorId)
      return { ...first, otherId, ids }
    }

    it('are connected at the same time: the one that connected last is active, and comes first', async () => {
      const { world, watch, connectorId, otherId, ids } = await two()
      await using _ = world
      expect(watch.latest().current).toBe(otherId)
      expect(ids()).toEqual([otherId, connectorId])
    })

    it('can each be activated, by an id in any letter case', async () => {
      const { world, adapter, watch, connectorId, otherId, ids } = await two()
      await using _ = world
      await adapter.activate({ connectorId: connectorId.toUpperCase() }, patient())
      expect(watch.latest().current).toBe(connectorId)
      expect(ids()).toEqual([connectorId, otherId])
    })

    it('give their place to the next one that remains', async () => {
      const { world, adapter, watch, connectorId, otherId, ids } = await two()
      await using _ = world
      await adapter.disconnect({ connectorId: otherId }, patient())
      expect(watch.latest().current).toBe(connectorId)
      expect(ids()).toEqual([connectorId])
      await adapter.disconnect({ connectorId }, patient())
      expect(watch.latest()).toMatchObject({ connections: [], current: null })
    })

    it('leave the active one in its place when another one disconnects', async () => {
      const { world, adapter, watch, connectorId, otherId, ids } = await two()
      await using _ = world
      await adapter.disconnect({ connectorId }, patient())
      expect(watch.latest().current).toBe(otherId)
      expect(ids()).toEqual([otherId])
    })

    it('are not asked again: one that is already connected becomes active', async () => {
      const { world, adapter, watch, connection, connectorId, otherId, wallet } = await two()
      await using _ = world
      wallet.behave({ throw: 'no prompt was to be shown' })
      expect(await codeOf(adapter.connect({ connectorId: otherId.toUpperCase() }, patient()))).toBe(
        'wallet.alreadyConnected',
      )
      expect(await adapter.connect({ connectorId: connectorId.toUpperCase() }, patient())).toEqual(connection)
      expect(watch.latest().current).toBe(connectorId)
    })

    it('are restored one by one, and the one that was asked first stays active', async () => {
      const { world, connectorId, otherId } = await two()
      await using _ = world
      const again = await world.reload()
      const watch = watching(again)
      await again.reconnect({ connectorId: otherId }, patient())
      await again.reconnect({ connectorId }, patient())
      expect(watch.latest().connections.map((each) => each.connectorId)).toEqual([otherId, connectorId])
      expect(watch.latest().current).toBe(otherId)
    })
  })
}
