import { expect, it } from 'vitest'
import { solana } from '../../core/networks.ts'
import { toNetwork } from '../../core/to-network.ts'
import { network } from '../../tests/support/stub-adapter.ts'
import { proposalOf } from './proposal.ts'

const events = ['accountsChanged', 'chainChanged']
const urls = { default: { http: ['ws://127.0.0.1:1', 'http://127.0.0.1:2'] } }

it('names the first HTTP node of each network, and what the dApp asks for instead of the usual', () => {
  const networks = [
    { ...network, rpcUrls: urls },
    { ...network, id: 5, rpcUrls: urls },
  ].map(toNetwork)
  const override = {
    methods: { eip155: ['personal_sign'] },
    events: { eip155: ['message'] },
    rpcMap: { 'eip155:5': 'http://127.0.0.1:5' },
    defaultChain: 'eip155:5',
  }
  expect(proposalOf(networks, override)).toEqual({
    eip155: {
      chains: ['eip155:31337', 'eip155:5'],
      methods: ['personal_sign'],
      events: ['message'],
      rpcMap: { 31337: 'http://127.0.0.1:2', 5: 'http://127.0.0.1:5' },
      defaultChain: 'eip155:5',
    },
  })
})

it('requests all namespaces, each separately', () => {
  const polkadot = toNetwork({ ...network, id: '1', chainNamespace: 'polkadot' })
  const proposal = proposalOf([toNetwork(network), toNetwork(solana), polkadot])
  expect(Object.entries(proposal).map(([name, { methods }]) => [name, methods.length])).toEqual([
    ['eip155', 24],
    ['solana', 6],
    ['polkadot', 0],
  ])
  expect(proposal.solana?.chains).toEqual([
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  ])
  expect(proposal.polkadot?.events).toEqual(events)
})
