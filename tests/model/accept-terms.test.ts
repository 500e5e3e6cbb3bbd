import { expect, it } from 'vitest'
import { acceptTermsMachine } from '../../machines/accept-terms/chart.ts'
import { send } from './moves.ts'
import { kitOf, snapshotOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('accept-terms', acceptTermsMachine)

it('is there until the user has read it [acceptterms-shown]', () => {
  const kit = startKit([send('modal.open', '', { view: 'AcceptTerms' })])
  expect(snapshotOf(kit, 'route:1')?.value).toBe('shown')
  kit.play(send('acceptTerms.finish', 'route:1'))
  expect(kitOf(kit).hasTag('open')).toBe(false)
})
