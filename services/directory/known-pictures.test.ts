import { expect, it } from 'vitest'
import { bitcoin, bitcoinTestnet } from '../../core/bitcoin-networks.ts'
import { solana, solanaDevnet, solanaTestnet } from '../../core/solana-networks.ts'
import { knownPicture } from './known-pictures.ts'

it('knows 35 networks by their CAIP-2 ids, and no others [directory-assets]', () => {
  const evm = [
    ...[1, 10, 56, 100, 130, 137, 250, 295, 314, 324, 1088, 1284, 1285, 1301, 2020, 2021, 2741, 4689, 5000, 8453],
    ...[9001, 10143, 42161, 42220, 43114, 80094, 84532, 7777777, 11155111, 1313161554],
  ].map((id) => `eip155:${id}`)
  const others = [solana, solanaDevnet, solanaTestnet, bitcoin, bitcoinTestnet].map(
    ({ caipNetworkId }) => caipNetworkId,
  )
  const known = [...evm, ...others].map((id) => id && knownPicture(id))
  expect(known).toHaveLength(35)
  for (const id of known) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(knownPicture('eip155:31337')).toBeUndefined()
  expect(knownPicture('constructor')).toBeUndefined()
})
