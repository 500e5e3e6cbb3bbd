import { describe, expect, it } from 'vitest'
import { endOf, patient } from '../watching.ts'
import { codeOf, connected, type Open } from './world.ts'

const never = { eip155: `0x${'12'.repeat(32)}`, solana: '5'.repeat(88) }

/** Addresses whose keys are unknown. */
const zero = {
  eip155: [
    ...[`0x${'0'.repeat(40)}`, `0x${'0'.repeat(36)}dEaD`, `0x${'0'.repeat(36)}dead`],
    ...['0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', `0x${'f'.repeat(40)}`, `0x${'0'.repeat(39)}1`],
  ],
  solana: ['1'.repeat(32), '1nc1nerator11111111111111111111111111111111'],
}

export function describeTransfers(name: string, open: Open): void {
  describe(`${name}: transfers`, () => {
    it('are reviewed by the node before they are sent: the fee, what stays behind, what moves, and who receives [send-review]', async () => {
      const { world, adapter, addresses, networks, connectorId } = await connected(open)
      await using _ = world
      const at = { connectorId, address: addresses[0], caipNetworkId: networks[0] }
      const said = await adapter.review({ ...at, transaction: { to: addresses[1], value: '7' } }, patient())
      expect(BigInt(said.fee ?? 0)).toBeGreaterThan(0n)
      expect(BigInt(said.reserve)).toBeGreaterThan(BigInt(said.fee ?? 0))
      expect(said.problem).toBeUndefined()
      expect(said.receiver).toMatchObject({ isContract: false })
      expect(said).toMatchObject({ sent: { amount: '7' }, received: { amount: '7' } })
    })

    it('of a token reach the receiver, and are confirmed', async () => {
      const { world, adapter, addresses, networks, connectorId } = await connected(open)
      await using _ = world
      const at = { connectorId, address: addresses[0], caipNetworkId: networks[0] }
      const transaction = { to: addresses[1], value: '7', token: world.token }
      const held = async () => {
        const [token] = await adapter.tokens({ ...at, address: addresses[1], tokens: [world.token] }, patient())
        return BigInt(token?.amount ?? 0)
      }
      const before = await held()
      const said = await adapter.review({ ...at, transaction }, patient())
      expect(said.problem).toBeUndefined()
      const moved = { amount: '7', token: world.token }
      expect(said).toMatchObject({ sent: moved, received: moved })
      const hash = await adapter.sendTransaction({ ...at, transaction }, patient())
      expect(await endOf(adapter, { ...at, hash, transaction })).toEqual({ status: 'confirmed' })
      expect((await held()) - before).toBe(7n)
      const asked = { ...at, hash }
      expect(await adapter.tokenReceivers(asked, patient())).toEqual([addresses[1]])
    })

    it('of the network’s own currency have no token receiver, nor do transactions that the node does not know [send-look-alike]', async () => {
      const { world, adapter, addresses, networks, connectorId } = await connected(open)
      await using _ = world
      const at = { connectorId, address: addresses[0], caipNetworkId: networks[0] }
      // A separate amount: Solana refuses a transfer that another test has already sent, within one block.
      const transaction = { to: addresses[1], value: '8' }
      const hash = await adapter.sendTransaction({ ...at, transaction }, patient())
      expect(await endOf(adapter, { ...at, hash, transaction })).toEqual({ status: 'confirmed' })
      expect(await adapter.tokenReceivers({ ...at, hash }, patient())).toEqual([])
      const unknown = adapter.namespace === 'solana' ? never.solana : never.eip155
      expect(await adapter.tokenReceivers({ ...at, hash: unknown }, patient())).toEqual([])
    })

    it('that would fail say why; their cost is known on Solana, where that needs no run', async () => {
      const { world, adapter, addresses, networks, connectorId } = await connected(open)
      await using _ = world
      const transaction = { to: addresses[1], value: '9'.repeat(18), token: world.token }
      const query = { connectorId, address: addresses[0], caipNetworkId: networks[0], transaction }
      const said = await adapter.review(query, patient())
      expect(said.problem).toMatch(/\w/)
      expect('fee' in said).toBe(adapter.namespace === 'solana')
      expect(said).not.toHaveProperty('sent')
    })

    it('that the node does not know are pending, and unknown', async () => {
      const { world, adapter, addresses, networks, connectorId } = await connected(open)
      await using _ = world
      const hash = adapter.namespace === 'solana' ? never.solana : never.eip155
      const transaction = { to: addresses[1], value: '7' }
      const query = { connectorId, address: addresses[0], caipNetworkId: networks[0], hash, transaction }
      expect(await adapter.receipt(query, patient())).toEqual({ status: 'pending', known: false })
    })

    it('go only to an address of the namespace, and to none that no one owns [send-receiver]', async () => {
      const { world, adapter, addresses, networks } = await connected(open)
      await using _ = world
      const resolve = (text: string) => adapter.resolve({ text, caipNetworkId: networks[0] }, patient())
      expect(await resolve(addresses[1])).toEqual({ address: addresses[1] })
      const to = addresses[1]
      for (const text of ['', 'nonsense', to.slice(0, 20), `${to}${to}`, `${to}!`])
        expect(await codeOf(resolve(text))).toBe('transfer.receiver')
      for (const text of zero[adapter.namespace === 'solana' ? 'solana' : 'eip155'])
        expect(await codeOf(resolve(text))).toBe('transfer.zero')
    })
  })
}
