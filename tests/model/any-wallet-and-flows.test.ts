import { expect, it } from 'vitest'
import { describeMove } from './describe-move.ts'
import { violationsAfter } from './invariants.ts'
import { exploreSystem, type Situation, type Step, stuck } from './system.ts'
import { anyWallet } from './system-scenarios.ts'

const situations = exploreSystem(anyWallet, violationsAfter)
const here = situations.filter(({ steps }) => steps.length > 0)
const isClosed = (situation: Situation) => situation.shown === undefined
const says = (step: Step, type: string) => step.move.do === 'send' && step.move.event.type === type
const tell = (wrong: Situation[]) =>
  wrong.map(({ path, faults }) => ({ path: path.slice(anyWallet.prelude.length).map(describeMove), faults }))

it('reaches every way of connecting any wallet, and every failure of it', () => {
  expect(here.length).toBeGreaterThan(40)
})

it('is valid in every situation', () => {
  expect(tell(situations.filter(({ faults }) => faults.length > 0))).toEqual([])
})

it('can be closed, and left by Back, in one step from everywhere', () => {
  for (const type of ['modal.close', 'nav.back'])
    expect(tell(here.filter(({ steps }) => !steps.some((step) => says(step, type))))).toEqual([])
  expect(
    tell(here.filter(({ steps }) => !steps.some((step) => says(step, 'modal.close') && isClosed(step.to)))),
  ).toEqual([])
})

it('waits for no relay, client or wallet forever', () => {
  const tired = stuck(
    situations,
    ({ resting }) => resting,
    ({ by }) => by === 'time',
  )
  expect(tell(tired.filter((situation) => here.includes(situation)))).toEqual([])
})
