// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Move } from '../../devtools/simulation.ts'
import { hash, transfer } from '../../machines/transaction/payloads.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { startKit } from '../../tests/model/start-kit.ts'
import { ofProject, reports } from '../../tests/model/world.ts'
import { useFollowed } from './use-followed.ts'

const { address } = transfer
const caipNetworkId = 'eip155:31337' as const

/** The pending transfers as a view receives them, and their kit. */
function pending() {
  const kit = startKit([reported(reports.connected), send('modal.open', '', { view: 'Transactions' })], ofProject)
  const { result } = renderHook(() => useFollowed(kit.root, { address, caipNetworkId }))
  return {
    kit,
    hashes: () => result.current.map((each) => each.hash),
    statuses: () => result.current.map((each) => each.status),
  }
}

const settles = (output: object): Move => ({ do: 'resolve', at: `${transfer.id}/readReceipt`, output })

it('lists a transfer from when the network has it until it ends without effect [activity-pending]', () => {
  const { kit, hashes } = pending()
  act(() => kit.play(send('actor.start', '', { chart: 'transaction', input: transfer })))
  expect(hashes()).toEqual([])
  act(() => kit.play({ do: 'emit', at: `${transfer.id}/watchRequest`, event: { type: 'request.signed', hash } }))
  expect(hashes()).toEqual([hash])
  act(() => kit.play(settles({ status: 'cancelled' })))
  expect(hashes()).toEqual([])
})

it('lists the account’s transfers only, newest first [activity-pending]', () => {
  const { kit, hashes } = pending()
  const known = (id: string, more: object = {}) =>
    send('actor.start', '', { chart: 'transaction', input: { ...transfer, ...more, id, hash: `0x${id}` } })
  act(() => [known('1'), known('2', { address: '0xother' }), known('3')].forEach(kit.play))
  expect(hashes()).toEqual(['0x3', '0x1'])
})

it.each([
  [{ status: 'confirmed' }, ['0x1', 'confirmed']],
  [{ status: 'failed' }, ['0x1', 'failed']],
  [{ status: 'spedUp', hash: '0x2' }, ['0x2', 'confirmed']],
  [{ status: 'replaced' }, []],
])('keeps a transfer that ended as %o in the network’s form [activity-pending]', (output, row) => {
  const { kit, hashes, statuses } = pending()
  act(() =>
    [send('actor.start', '', { chart: 'transaction', input: { ...transfer, hash: '0x1' } }), settles(output)].forEach(
      kit.play,
    ),
  )
  expect([...hashes(), ...statuses()]).toEqual(row)
})
