import { expect, it } from 'vitest'
import { type ModalStatus, type ModalStatusEvent, nextModalStatus } from './modal-status.ts'

const events = ['requested', 'drawn', 'failed', 'kit.opened', 'kit.closed'] as const satisfies ModalStatusEvent[]

it.each<[ModalStatus, Record<(typeof events)[number], ModalStatus>]>([
  ['closed', { requested: 'opening', drawn: 'closed', failed: 'failed', 'kit.opened': 'open', 'kit.closed': 'closed' }],
  [
    'opening',
    { requested: 'opening', drawn: 'open', failed: 'failed', 'kit.opened': 'opening', 'kit.closed': 'opening' },
  ],
  ['open', { requested: 'open', drawn: 'open', failed: 'failed', 'kit.opened': 'open', 'kit.closed': 'closed' }],
  ['failed', { requested: 'opening', drawn: 'failed', failed: 'failed', 'kit.opened': 'open', 'kit.closed': 'failed' }],
])('%s changes only as its transitions say', (status, expected) => {
  expect(Object.fromEntries(events.map((event) => [event, nextModalStatus(status, event)]))).toEqual(expected)
})
