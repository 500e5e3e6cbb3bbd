import type { Event, Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { snapshotOf } from '../../tests/model/snapshots.ts'
import { ofProject, reports } from '../../tests/model/world.ts'
import { hash } from '../transaction/payloads.ts'
import { offers, plans, starts, tokens } from './payloads.ts'

const at = 'route:1'
const tell = (event: Event): Move => ({ do: 'send', at, event })
const answer = (port: string, output: unknown): Move => ({ do: 'resolve', at: `${at}/${port}`, output })
const fire = (timer: string): Move => ({ do: 'fire', at, timer: `xstate.after.${timer}` })

/** Opened in a dApp with a project. */
export const open = send('modal.open', '', { view: 'Swap' })

/** The tokens to swap have loaded. */
export const loaded: Move[] = [answer('startSwap', starts.plain)]

/** One ether is quoted in dollars. */
export const quoted: Move[] = [
  ...loaded,
  tell({ type: 'tokens.open', side: 'to' }),
  tell({ type: 'token.choose', token: tokens.dollar }),
  fire('quoteWait.swap.draft.form.offers.waiting'),
  answer('quoteSwap', offers.good),
]

/** The swap is built, and the user reviews it. */
export const planned = (plan: object = plans.good): Move[] => [
  ...quoted,
  tell({ type: 'swap.review' }),
  answer('planSwap', plan),
]

/** The wallet has signed the request. */
export const signed = (serial: number): Move => ({
  do: 'emit',
  at: `swap:${at}:${serial}/watchRequest`,
  event: { type: 'request.signed', hash },
})

/** The wallet has approved it. */
export const sent: Move[] = [...planned(), tell({ type: 'swap.confirm' }), signed(1)]

/** The wallet has revoked an earlier approval, and the network has confirmed it. */
const revoking: Move[] = [...planned(plans.leftover), tell({ type: 'swap.confirm' }), signed(1)]

/** The wallet has approved, and the network has confirmed it. */
export const allowing: Move[] = [...planned(plans.approvable), tell({ type: 'swap.confirm' }), signed(1)]

/** The swap is reviewed again with a new plan, while the wallet still has the request. */
export const occupiedBy = (plan: object): Move[] => [
  ...planned(),
  tell({ type: 'swap.confirm' }),
  tell({ type: 'nav.back' }),
  tell({ type: 'swap.review' }),
  answer('planSwap', plan),
]

/** The wallet has a second request, for what the plan needs first, besides the one for the swap. */
const asksTwice = (plan: object): Move[] => [
  ...occupiedBy(plan),
  tell({ type: 'swap.confirm' }),
  tell({ type: 'swap.confirm' }),
]

/** The wallet is asked, and the form has changed since. */
const otherForm: Move[] = [
  ...planned(),
  tell({ type: 'swap.confirm' }),
  tell({ type: 'nav.back' }),
  tell({ type: 'amount.type', text: '0.5', decimal: '0.5' }),
]

const step = (name: string, ...moves: Move[]): Scenario => ({
  ...{ name, input: ofProject, prelude: [reported(reports.connected), open, ...moves], at },
  ...oneMove,
})

export const scenarios: Scenario[] = [
  { name: 'a connected user swaps', input: ofProject, prelude: [reported(reports.connected), open], at },
  { name: 'the user has two wallets', input: ofProject, prelude: [reported(reports.both), open], at, ...oneMove },
  {
    name: 'one ether is swapped for dollars: it is built, and the node says what it does',
    input: ofProject,
    prelude: [reported(reports.connected), open, ...quoted, tell({ type: 'swap.review' })],
    at,
  },
  {
    name: 'the wallet does not say which transaction it sent',
    input: ofProject,
    prelude: [reported(reports.connected), open, ...planned(), tell({ type: 'swap.confirm' })],
    at,
    commands: [{ type: 'transaction.unidentified', id: `swap:${at}:1`, failure: { code: 'wallet.badHash' } }],
    expandIf: (simulation) => snapshotOf(simulation, at)?.matches('unidentified') === true,
  },
  {
    name: 'the network forgets what was sent',
    input: ofProject,
    prelude: [reported(reports.connected), open, ...sent],
    at,
    commands: [{ type: 'transaction.ended', id: `swap:${at}:1`, outcome: 'dropped', hash: '0x' }],
    expandIf: (simulation) => snapshotOf(simulation, at)?.matches({ sent: 'dropped' }) === true,
  },
  {
    name: 'the network forgets that an approval was taken back',
    input: ofProject,
    prelude: [reported(reports.connected), open, ...revoking],
    at,
    commands: [{ type: 'transaction.ended', id: `swap:${at}:1`, outcome: 'dropped', hash: '0x' }],
    ...oneMove,
  },
  step('the wallet has not answered yet', ...occupiedBy(plans.good).slice(0, 3)),
  step('the wallet has not answered yet, and the form says something else', ...otherForm),
  step('the wallet has approved what the form no longer says', ...otherForm, signed(1)),
  ...(['good', 'unrun', 'unrunApprovable', 'unrunAtomic', 'unrunLeftover'] as const).map((plan) =>
    step(`it is reviewed once more before the wallet has answered: ${plan}`, ...occupiedBy(plans[plan])),
  ),
  ...(['good', 'approvable', 'atomic', 'leftover'] as const).map((plan) =>
    step(`the user wants both: ${plan}`, ...occupiedBy(plans[plan]), tell({ type: 'swap.confirm' })),
  ),
  {
    name: 'the network forgets what was allowed',
    input: ofProject,
    prelude: [reported(reports.connected), open, ...allowing],
    at,
    commands: [{ type: 'transaction.ended', id: `swap:${at}:1`, outcome: 'dropped', hash: '0x' }],
    ...oneMove,
  },
  ...(['approvable', 'leftover'] as const).map((plan) =>
    step(`the wallet has a request for the swap, and another: ${plan}`, ...asksTwice(plans[plan])),
  ),
  step(
    'the swap is reviewed again while an approval is pending',
    ...allowing,
    tell({ type: 'nav.back' }),
    tell({ type: 'swap.review' }),
  ),
  step(
    'the swap is reviewed again while a revocation is pending',
    ...revoking,
    tell({ type: 'nav.back' }),
    tell({ type: 'swap.review' }),
  ),
  step('the wallet has rejected one of two requests', ...asksTwice(plans.good), {
    do: 'emit',
    at: `swap:${at}:2/watchRequest`,
    event: { type: 'request.refused', failure: { code: 'wallet.rejected' } },
  }),
  ...(['failed', 'dropped'] as const).map((outcome) =>
    step(
      `the wallet has another request for the swap that is ${outcome}`,
      ...asksTwice(plans.good),
      signed(1),
      tell({ type: 'transaction.ended', id: `swap:${at}:1`, outcome, hash }),
    ),
  ),
]
