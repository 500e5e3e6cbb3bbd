import { expect, it } from 'vitest'
import type { Move, Rehearsal } from '../rehearsal.ts'
import { faultsAfter } from './faults.ts'
import { reports } from './payloads/world.ts'
import { kitOf, wallet } from './snapshots.ts'
import { exploreSystem, type Situation, type Step, stuck } from './system.ts'
import { told } from './told.ts'

const send = (at: string, event: { type: string; [key: string]: unknown }): Move => ({ do: 'send', at, event })

/** Two wallets are connected; somebody has come to them from the account. */
const prelude: Move[] = [
  { do: 'resolve', at: `${wallet}/reconnect/readStored`, output: [] },
  { do: 'tell', at: `${wallet}/watchWallet`, event: { type: 'wallet.reported', report: reports.both } },
  send('', { type: 'modal.open' }),
  { do: 'resolve', at: 'loadFlow' },
  { do: 'resolve', at: 'place:1/fetchBalance', output: { value: '1', decimals: 0, symbol: 'ETH' } },
  send('place:1', { type: 'wallets.open' }),
]

const placesOf = (rehearsal: Rehearsal) => kitOf(rehearsal).context.stack.map(({ place }) => place)
const within = (rehearsal: Rehearsal) => placesOf(rehearsal).at(-1) === 'ProfileWallets'

const situations = exploreSystem({ check: faultsAfter, prelude, within })
const here = situations.filter(({ steps }) => steps.length > 0)
const isClosed = (situation: Situation) => situation.shown === undefined
const says = (step: Step, type: string) => step.move.do === 'send' && step.move.event.type === type
const tell = (wrong: Situation[]) => wrong.map(({ way, faults }) => ({ way: way.slice(6).map(told), faults }))

it('comes to each thing that can go on among one’s wallets', () => {
  expect(here.length).toBeGreaterThan(20)
})

it('is right in every situation', () => {
  expect(tell(situations.filter(({ faults }) => faults.length > 0))).toEqual([])
})

it('is closed, and left by Back, in one step from everywhere', () => {
  for (const type of ['modal.close', 'nav.back'])
    expect(tell(here.filter(({ steps }) => !steps.some((step) => says(step, type))))).toEqual([])
  expect(
    tell(here.filter(({ steps }) => !steps.some((step) => says(step, 'modal.close') && isClosed(step.to)))),
  ).toEqual([])
})

it('comes to rest by time alone: every switch and every disconnection that nobody answers has its end', () => {
  const tired = stuck(
    situations,
    ({ resting }) => resting,
    ({ by }) => by === 'time',
  )
  expect(tell(tired.filter((situation) => here.includes(situation)))).toEqual([])
})
