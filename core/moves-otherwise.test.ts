import { expect, it } from 'vitest'
import { movesOtherwise } from './moves-otherwise.ts'

const [asked, less] = [{ amount: '100' }, { amount: '97' }]

it.each([
  ['just what is asked for', { sent: asked, received: asked }, false],
  ['nothing that the node tells', {}, false],
  ['less to the receiver', { sent: asked, received: less }, true],
  ['another amount from the account', { sent: less }, true],
])('a transfer that moves %s [send-review]', (_, moves, isOther) => {
  expect(movesOtherwise(moves, '100')).toBe(isOther)
})
