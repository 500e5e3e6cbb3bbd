import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { Desk } from './desk.ts'
import { Sessions } from './sessions.ts'

const metadata = { name: 'A dApp', url: 'https://dapp.example', description: '', icons: [] }

it('asks once about a request that the client reports twice', () => {
  // Whether the real client does so depends on timing.
  const events = new EventEmitter()
  const kit = events as never
  const desk = new Desk(kit, [], new Sessions(kit, []), true)
  const params = { requiredNamespaces: {}, optionalNamespaces: {}, pairingTopic: 'topic', proposer: { metadata } }
  for (const id of [1, 1, 2]) events.emit('session_proposal', { id, params })
  expect(desk.errands.list().map(({ request }) => request.id)).toEqual(['1', '2'])
})
