import { describe, expect, it } from 'vitest'
import { patient } from '../watching.ts'
import { codeOf, type Open } from './world.ts'

export function describeTokens(name: string, open: Open): void {
  describe(`${name}: tokens`, () => {
    it('are those that are requested and held, as on the chain', async () => {
      await using world = await open()
      const { adapter, addresses, networks, token } = world
      for (const caipNetworkId of networks) {
        const input = { address: addresses[1], caipNetworkId, tokens: [token, token, addresses[0], 'nonsense', ''] }
        const held = await adapter.tokens(input, patient())
        expect(held).toEqual([
          {
            ...{ caipNetworkId, address: token, name: 'Sandbox Dollar', symbol: 'SUSD', decimals: 6 },
            amount: expect.stringMatching(/^[1-9]\d*$/),
          },
        ])
        expect(await adapter.tokens({ ...input, tokens: [] }, patient())).toEqual([])
        expect(await adapter.tokens({ ...input, address: token }, patient())).toEqual([])
      }
    })

    it('fail for an unknown network or an invalid address, and once nothing waits for them', async () => {
      await using world = await open()
      const { adapter, addresses, networks, unknownNetwork, token } = world
      const input = { address: addresses[1], caipNetworkId: networks[0], tokens: [token] }
      expect(await codeOf(adapter.tokens({ ...input, address: 'nonsense' }, patient()))).toBe('caip.address')
      expect(await codeOf(adapter.tokens({ ...input, caipNetworkId: unknownNetwork }, patient()))).toBe(
        'chain.notConfigured',
      )
      expect(await codeOf(adapter.tokens(input, AbortSignal.abort()))).toBe('request.aborted')
    })

    it('and the name of an account are separate requests: without a name service, there is no name', async () => {
      await using world = await open()
      expect(await world.adapter.identity({ address: world.addresses[0] }, patient())).toEqual({})
    })
  })
}
