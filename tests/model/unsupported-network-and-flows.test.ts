import { expect, it } from 'vitest'
import { describeMove } from './describe-move.ts'
import { violationsAfter } from './invariants.ts'
import { exploreSystem, type Situation, type Step, stuck } from './system.ts'
import { unsupportedNetwork } from './system-scenarios.ts'

const situations = exploreSystem(unsupportedNetwork, violationsAfter)
const here = situations.filter(({ steps }) => steps.length > 0)
const isClosed = (situation: Situation) => situation.shown === undefined
const tell = (wrong: Situation[]) =>
  wrong.map(({ path, faults }) => ({ path: path.slice(3).map(describeMove), faults }))

it('reaches the way out, the networks, and their explanation', () => {
  const views = new Set(here.map(({ shown }) => shown?.view))
  for (const view of ['UnsupportedChain', 'SwitchNetwork', 'Networks', 'WhatIsANetwork'])
    expect([...views]).toContain(view)
})

it('is valid in every situation', () => {
  expect(tell(situations.filter(({ faults }) => faults.length > 0))).toEqual([])
})

it('traps no user: with every wallet hung, what is rendered and enabled leads to closed', () => {
  const byHand = (step: Step) => step.by === 'person'
  expect(tell(stuck(situations, isClosed, byHand).filter((each) => each.shown && here.includes(each)))).toEqual([])
})

it('settles by time alone', () => {
  const tired = stuck(
    situations,
    ({ resting }) => resting,
    ({ by }) => by === 'time',
  )
  expect(tell(tired.filter((situation) => here.includes(situation)))).toEqual([])
})
