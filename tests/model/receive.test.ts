import { expect, it } from 'vitest'
import { receiveMachine } from '../../machines/receive/chart.ts'
import { reported, send } from './moves.ts'
import { kitOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { walksAsReviewed } from './walk.ts'
import { reports } from './world.ts'

walksAsReviewed('receive', receiveMachine)

const toReceive = send('modal.open', '', { view: 'WalletReceive' })
const payeeOf = (...moves: Parameters<typeof startKit>[0] & {}) => {
  const { find } = startKit([reported(reports.connected), toReceive, ...moves])
  return find('route:1')?.getSnapshot().context.payee
}

it('receive follows the account and its network [receive-address]', () => {
  const first = reports.connected.connections[0]
  expect(payeeOf()).toMatchObject({ address: first?.accounts[0]?.address, caipNetworkId: 'eip155:31337' })
  const other = reports.otherAccount.connections[0]?.accounts[0]?.address
  expect(payeeOf(reported(reports.otherAccount))).toMatchObject({ address: other, caipNetworkId: 'eip155:31337' })
  expect(payeeOf(reported(reports.otherNetwork))).toMatchObject({ caipNetworkId: 'eip155:31338' })
})

it('receive exists only for a connected user, and closes with the connection [receive-address]', () => {
  const asked = startKit([reported(reports.disconnected), toReceive])
  expect(kitOf(asked).context.stack.map(({ route }) => route)).toEqual(['Connect'])
  const left = startKit([reported(reports.connected), toReceive, reported(reports.disconnected)])
  expect(kitOf(left).hasTag('open')).toBe(false)
})
