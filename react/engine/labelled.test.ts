import { expect, it } from 'vitest'
import { labelled } from './labelled.ts'

const address = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const solana = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const setup = {
  adapters: [],
  networks: [],
  labels: (namespace: string) =>
    namespace === 'eip155' ? { [address.toLowerCase()]: ' My\u202E savings ' } : { [solana.toLowerCase()]: 'Wrong' },
}
const on = (caipNetworkId: 'eip155:1' | 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', each: string, load = own) =>
  labelled(setup, { address: each, caipNetworkId }, load)
const own = async () => ({ name: 'ada.eth', avatar: 'https://pictures.test/a.png' })

it('an address has the dApp’s label, with its owner’s avatar [account-labels]', async () => {
  expect(await on('eip155:1', address)).toEqual({ name: 'My savings', avatar: 'https://pictures.test/a.png' })
  expect(await on('eip155:1', address, () => Promise.reject(new Error('down')))).toEqual({ name: 'My savings' })
})

it('an address has its owner’s name if the dApp has no label for it [account-labels]', async () => {
  expect(await on('eip155:1', `0x${'1'.repeat(40)}`)).toEqual(await own())
  expect(await on('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', solana)).toEqual(await own())
  expect(await labelled({ adapters: [], networks: [] }, { address, caipNetworkId: 'eip155:1' }, own)).toEqual(
    await own(),
  )
})
