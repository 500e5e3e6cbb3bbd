import { describe, expect, it } from 'vitest'
import type { CaipNetworkId } from '../../../core/caip.ts'
import { patient, watching } from '../watching.ts'
import { codeOf, connected, type Open, type Refusals } from './world.ts'

/** The requests of wallets in the page. */
export const usualRefusals: Refusals = [
  ['reject', 'wallet.rejected'],
  ['pending', 'wallet.pending'],
  [{ throw: 'a string' }, 'unknown'],
  [{ throw: undefined }, 'unknown'],
  [{ throw: { reason: 'no message' } }, 'unknown'],
]

export function describeOneWallet(name: string, open: Open, refusals: Refusals): void {
  describe(`${name}: the contract of wallet adapters`, () => {
    it('reports at once, including the available wallets', async () => {
      await using world = await open()
      const watch = watching(world.adapter)
      expect(watch.reports).toHaveLength(1)
      const { connectors } = await watch.until(({ connectors }) => connectors.length > 0)
      expect(connectors.find(({ id }) => id === world.connectorId)).toMatchObject({
        namespace: world.adapter.namespace,
        type: world.type,
      })
      expect(watch.latest()).toMatchObject({ connections: [], current: null })
    })

    it('connects, and reports it before the promise resolves', async () => {
      const { world, watch, connection, connectorId, addresses, networks } = await connected(open)
      await using _ = world
      expect(connection).toMatchObject({ connectorId, caipNetworkId: networks[0] })
      expect(connection.accounts[0]?.address).toBe(addresses[0])
      expect(watch.latest()).toMatchObject({ connections: [connection], current: connectorId })
    })

    it('reports plain JSON, and nothing twice unless its provider has come since', async () => {
      const { world, watch } = await connected(open)
      await using _ = world
      const texts = watch.reports.map((report) => JSON.stringify(report))
      expect(texts.map((text) => JSON.parse(text))).toEqual(watch.reports)
      const isRepeated = (index: number) =>
        texts[index] === texts[index - 1] && watch.providers[index] === watch.providers[index - 1]
      expect(texts.filter((_, index) => isRepeated(index))).toEqual([])
    })

    it('reports nothing after a listener has unsubscribed', async () => {
      const { world, watch, adapter, connectorId } = await connected(open)
      await using _ = world
      watch.stop()
      const heard = watch.reports.length
      await adapter.disconnect({ connectorId }, patient())
      expect(watch.reports).toHaveLength(heard)
    })

    it.each(refusals)('a wallet that answers %j fails with %s, and can be asked again', async (answer, code) => {
      await using world = await open()
      const { adapter, connectorId, wallet } = world
      const watch = watching(adapter)
      wallet.behave(answer)
      expect(await codeOf(adapter.connect({ connectorId }, patient()))).toBe(code)
      expect(watch.latest()).toMatchObject({ connections: [], current: null })
      wallet.behave('approve')
      expect(await adapter.connect({ connectorId }, patient())).toMatchObject({ connectorId })
    })

    it('refuses to connect a connected wallet, and one that does not exist', async () => {
      const { world, adapter, connectorId } = await connected(open)
      await using _ = world
      expect(await codeOf(adapter.connect({ connectorId }, patient()))).toBe('wallet.alreadyConnected')
      expect(await codeOf(adapter.connect({ connectorId: 'unknown' }, patient()))).toBe('connector.missing')
    })

    it('finds a connector by its id in any letter case', async () => {
      const { world, adapter, connectorId } = await connected(open)
      await using _ = world
      await adapter.disconnect({ connectorId: connectorId.toUpperCase() }, patient())
      expect(await codeOf(adapter.disconnect({ connectorId }, patient()))).toBe('wallet.notConnected')
    })

    it('stops waiting for a prompt when aborted, and honours a late approval', async () => {
      await using world = await open()
      const { adapter, connectorId, wallet } = world
      const watch = watching(adapter)
      const controller = new AbortController()
      wallet.behave('ask')
      const asking = codeOf(adapter.connect({ connectorId }, controller.signal))
      await wallet.asked()
      controller.abort()
      expect(await asking).toBe('request.aborted')
      expect(watch.latest().connections).toEqual([])
      wallet.approve()
      expect(await watch.until(({ current }) => current === connectorId)).toMatchObject({
        connections: [{ connectorId }],
      })
    })

    it('asks nothing for an aborted signal', async () => {
      await using world = await open()
      const { adapter, connectorId, wallet } = world
      wallet.behave('approve')
      expect(await codeOf(adapter.connect({ connectorId }, AbortSignal.abort()))).toBe('request.aborted')
      expect(watching(adapter).latest().connections).toEqual([])
    })

    it('follows the account that the user picks in the wallet', async () => {
      const { world, watch, wallet, addresses } = await connected(open)
      await using _ = world
      wallet.switchAccount(1)
      await watch.until(({ connections }) => connections[0]?.accounts[0]?.address === addresses[1])
      wallet.switchAccount(0)
      await watch.until(({ connections }) => connections[0]?.accounts[0]?.address === addresses[0])
    })

    it('follows the network, even one that the dApp has not configured', async () => {
      const { world, watch, wallet, networks, unknownNetwork } = await connected(open)
      await using _ = world
      wallet.switchNetwork(unknownNetwork)
      await watch.until(({ connections }) => connections[0]?.caipNetworkId === unknownNetwork)
      wallet.switchNetwork(networks[1])
      await watch.until(({ connections }) => connections[0]?.caipNetworkId === networks[1])
    })

    it('follows a disconnect in the wallet, and connects again', async () => {
      const { world, watch, wallet, adapter, connectorId } = await connected(open)
      await using _ = world
      wallet.revoke()
      expect((await watch.until(({ current }) => current === null)).connections).toEqual([])
      await adapter.connect({ connectorId }, patient())
      expect(watch.latest().current).toBe(connectorId)
    })

    it('disconnects, reports it before the promise resolves, and connects again', async () => {
      const { world, watch, adapter, connectorId } = await connected(open)
      await using _ = world
      await adapter.disconnect({ connectorId }, patient())
      expect(watch.latest()).toMatchObject({ connections: [], current: null })
      expect(adapter.provider(connectorId)).toBeUndefined()
      await adapter.connect({ connectorId }, patient())
      expect(watch.latest().current).toBe(connectorId)
    })

    it('restores a recent connection without a prompt', async () => {
      const { world, connectorId, connection, wallet } = await connected(open)
      await using _ = world
      wallet.behave({ throw: 'no prompt was to be shown' })
      const again = await world.reload()
      const watch = watching(again)
      expect(watch.latest()).toMatchObject({ connections: [], current: null })
      await watch.until(({ connectors }) => connectors.some(({ id }) => id === connectorId))
      expect(await again.reconnect({ connectorId }, patient())).toEqual(connection)
      expect(watch.latest()).toMatchObject({ connections: [connection], current: connectorId })
      expect(await again.reconnect({ connectorId }, patient())).toEqual(connection)
    })

    it('restores nothing that the wallet no longer grants, that was disconnected here, or that does not exist', async () => {
      const { world, adapter, connectorId, wallet, watch } = await connected(open)
      await using _ = world
      await adapter.disconnect({ connectorId }, patient())
      expect(await (await world.reload()).reconnect({ connectorId }, patient())).toBeNull()
      await adapter.connect({ connectorId }, patient())
      wallet.revoke()
      await watch.until(({ current }) => current === null)
      const again = await world.reload()
      expect(await again.reconnect({ connectorId }, patient())).toBeNull()
      expect(await again.reconnect({ connectorId: 'unknown' }, patient())).toBeNull()
      expect(watching(again).latest()).toMatchObject({ connections: [], current: null })
    })

    it('resolves a network switch once the wallet reports it', async () => {
      const { world, watch, adapter, connectorId, networks } = await connected(open)
      await using _ = world
      await adapter.switchNetwork({ connectorId, caipNetworkId: networks[1] }, patient())
      expect(watch.latest().connections[0]?.caipNetworkId).toBe(networks[1])
      await adapter.switchNetwork({ caipNetworkId: networks[0] }, patient())
      expect(watch.latest().connections[0]?.caipNetworkId).toBe(networks[0])
    })

    it('stays on its network when the wallet refuses a switch', async () => {
      const { world, watch, adapter, connectorId, networks, wallet } = await connected(open)
      await using _ = world
      const code = await wallet.refuse(networks[1])
      const switching = adapter.switchNetwork({ connectorId, caipNetworkId: networks[1] }, patient())
      expect(await codeOf(switching)).toBe(code)
      expect(watch.latest().connections[0]?.caipNetworkId).toBe(networks[0])
    })

    it('refuses another namespace’s networks, and those that the dApp has not configured', async () => {
      const { world, adapter, connectorId, unknownNetwork } = await connected(open)
      await using _ = world
      const to = (caipNetworkId: CaipNetworkId) =>
        codeOf(adapter.switchNetwork({ connectorId, caipNetworkId }, patient()))
      expect(await to(unknownNetwork)).toBe('chain.notConfigured')
      expect(await to(adapter.namespace === 'cosmos' ? 'eip155:1' : 'cosmos:hub')).toBe('network.unsupported')
    })

    it('signs a message that can be verified', async () => {
      const { world, adapter, connectorId, addresses } = await connected(open)
      await using _ = world
      const signed = { address: addresses[0], message: 'Welcome, żółw 🐢' }
      const signature = await adapter.signMessage({ connectorId, ...signed }, patient())
      expect(await world.verify({ ...signed, signature })).toBe(true)
    })

    it('reports why it did not sign', async () => {
      const { world, adapter, connectorId, addresses, wallet } = await connected(open)
      await using _ = world
      wallet.behave('reject')
      const sign = (address: string) => codeOf(adapter.signMessage({ connectorId, address, message: 'x' }, patient()))
      expect(await sign(addresses[0])).toBe('wallet.rejected')
      expect(await sign('nonsense')).toBe('caip.address')
      expect(await sign(addresses[1])).toBe('wallet.unauthorized')
    })

    it('sends money, and knows the balance and the fee', async () => {
      const { world, adapter, connectorId, addresses, networks } = await connected(open)
      await using _ = world
      const at = { address: addresses[1], caipNetworkId: networks[0] }
      const before = await adapter.balance(at, patient())
      expect(before.symbol).not.toBe('')
      const transfer = {
        address: addresses[0],
        caipNetworkId: networks[0],
        transaction: { to: addresses[1], value: '7' },
      }
      expect(BigInt(await adapter.estimate(transfer, patient()))).toBeGreaterThan(0n)
      expect(await adapter.sendTransaction({ connectorId, ...transfer }, patient())).toMatch(/\w{32,}/)
      const after = await adapter.balance(at, patient())
      expect(BigInt(after.value) - BigInt(before.value)).toBe(7n)
    })

    it('sends nothing without a connection, or that is malformed', async () => {
      const { world, adapter, connectorId, addresses, networks } = await connected(open)
      await using _ = world
      const send = (transaction: { to: string; value?: string; data?: string }) =>
        codeOf(
          adapter.sendTransaction(
            { connectorId, address: addresses[0], caipNetworkId: networks[0], transaction },
            patient(),
          ),
        )
      expect(await send({ to: 'unknown' })).toBe('caip.address')
      expect(await send({ to: addresses[1], value: '1.5' })).toBe('transaction.malformed')
      await adapter.disconnect({ connectorId }, patient())
      expect(await send({ to: addresses[1] })).toBe('wallet.notConnected')
    })

    it('provides the live provider of an existing connection', async () => {
      const { world, adapter, connectorId } = await connected(open)
      await using _ = world
      expect(adapter.provider(connectorId)).toBeDefined()
      expect(adapter.provider('unknown')).toBeUndefined()
    })

    it('activates an existing connection, and no other', async () => {
      const { world, adapter, connectorId, watch } = await connected(open)
      await using _ = world
      await adapter.activate({ connectorId }, patient())
      expect(watch.latest().current).toBe(connectorId)
      expect(await codeOf(adapter.activate({ connectorId: 'unknown' }, patient()))).toBe('wallet.notConnected')
    })
  })
}
