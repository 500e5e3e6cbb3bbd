import { expect, it } from 'vitest'
import { nodeUrl } from './node-url.ts'

const offered = [
  1, 10, 56, 97, 100, 137, 300, 324, 1101, 1301, 1329, 5000, 5003, 8217, 8453, 17000, 42161, 42220, 43113, 43114, 59144,
  80002, 80084, 84532, 421614, 7777777, 11155111, 11155420, 999999999, 1313161554, 1313161555,
]

it('exists only for the chains that the blockchain API serves [node-order]', () => {
  const settings = { projectId: 'a project' }
  expect(offered.map((id) => nodeUrl(id, settings))).toEqual(
    offered.map((id) => `https://rpc.walletconnect.org/v1/?chainId=eip155:${id}&projectId=a%20project`),
  )
  const others = [0, 5, 11, 130, 250, 1088, 1337, 2020, 31337, 80094, 10143]
  expect(others.filter((id) => nodeUrl(id, settings) !== undefined)).toEqual([])
  expect(nodeUrl(1, {})).toBeUndefined()
})

it('is at the dApp’s address, with or without a slash at its end [api-endpoints]', () => {
  const urls = ['https://rpc.dapp.test', 'https://rpc.dapp.test/'].map((rpcHost) =>
    nodeUrl(1, { projectId: 'p', rpcHost }),
  )
  expect(new Set(urls)).toEqual(new Set(['https://rpc.dapp.test/v1/?chainId=eip155:1&projectId=p']))
})
