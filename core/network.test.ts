import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCaipNetworkId } from './caip.ts'
import { namespaces } from './namespaces.ts'
import type { NetworkDefinition } from './network.ts'
import { networkOf } from './network-of.ts'
import { toNetwork } from './to-network.ts'

const definition: NetworkDefinition = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
}

it('treats a network as EVM unless it says otherwise', () => {
  expect(toNetwork(definition)).toEqual({
    id: 1,
    name: 'Ethereum',
    caipNetworkId: 'eip155:1',
    chainNamespace: 'eip155',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['https://node.example'],
    explorerUrl: 'https://explorer.example',
  })
})

it('trusts the CAIP-2 id that a network provides', () => {
  const solana = toNetwork({ ...definition, id: 'devnet', caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' })
  expect(solana).toMatchObject({
    chainNamespace: 'solana',
    caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  })
})

it('gives every network a CAIP-2 id of its namespace [network-definition]', () => {
  const reference = fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/)
  fc.assert(
    fc.property(fc.constantFrom(...namespaces), fc.oneof(fc.nat(), reference), (chainNamespace, id) => {
      const network = toNetwork({ ...definition, id, chainNamespace })
      expect(isCaipNetworkId(network.caipNetworkId)).toBe(true)
      expect(network.caipNetworkId).toBe(`${chainNamespace}:${id}`)
    }),
  )
})

it('gives no more than the id of an unknown network', () => {
  expect(networkOf([toNetwork(definition)], { namespace: 'eip155', caipNetworkId: 'eip155:5' })).toMatchObject({
    id: 5,
    name: 'Unknown Network',
    caipNetworkId: 'eip155:5',
    chainNamespace: 'eip155',
  })
})

it('finds the configured network by its id', () => {
  const network = toNetwork(definition)
  expect(networkOf([network], { namespace: 'eip155', caipNetworkId: 'eip155:1' })).toBe(network)
})

it('is plain JSON', () => {
  const network = toNetwork(definition)
  expect(JSON.parse(JSON.stringify(network))).toEqual(network)
})
