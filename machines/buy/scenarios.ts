import type { Event, Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { ofProject, reports, withoutOnramps } from '../../tests/model/world.ts'
import { found, pages, purchase, quote, starts } from './payloads.ts'

const at = 'route:1'
const tell = (event: Event): Move => ({ do: 'send', at, event })
const answer = (port: string, output: unknown): Move => ({ do: 'resolve', at: `${at}/${port}`, output })
const fire = (timer: string): Move => ({ do: 'fire', at, timer: `xstate.after.${timer}` })

/** Opened in a dApp with a project. */
export const open = send('modal.open', '', { view: 'OnRampProviders' })

/** Fifty dollars are typed and quoted. */
const priced: Move[] = [
  answer('startOnramp', starts.plain),
  tell({ type: 'amount.type', text: '50', decimal: '50' }),
  fire('quoteWait.buy.draft.form.quotes.waiting'),
  answer('quoteOnramp', quote),
]

/** The same, ready to pay. */
export const quoted: Move[] = [...priced, answer('linkOnramps', pages.both)]

const chosen = tell({ type: 'provider.choose', provider: 'coinbase' })
const blocked: Move = { do: 'reject', at: `${at}/openPage`, code: 'onramp.blocked' }

/** The user pays in the provider's window. */
export const paying: Move[] = [
  ...quoted,
  chosen,
  answer('openPage', { id: purchase.id, startedAt: purchase.startedAt }),
]

const followed = (output: unknown): Move => ({ do: 'resolve', at: `${purchase.id}/findPurchase`, output })

/** The provider has cancelled the purchase. */
export const calledOff: Move[] = [...paying, followed(found.failed)]

/** The purchase is on its way. */
export const arriving: Move[] = [...paying, followed(found.pending)]

const connected = [reported(reports.connected), open]

export const scenarios: Scenario[] = [
  { name: 'a connected user buys', input: ofProject, prelude: connected, at },
  { name: 'the user has two wallets', input: ofProject, prelude: [reported(reports.both), open], at, ...oneMove },
  { name: 'no provider sells to the user', input: withoutOnramps, prelude: connected, at, ...oneMove },
  { name: 'fifty dollars are quoted', input: ofProject, prelude: [...connected, ...quoted], at },
  {
    name: 'one of those who sell has no page',
    input: ofProject,
    prelude: [...connected, ...priced, answer('linkOnramps', pages.one)],
    at,
    ...oneMove,
  },
  {
    name: 'the window is blocked, and the account changes',
    input: ofProject,
    prelude: [...connected, ...quoted, chosen, blocked, reported(reports.otherAccount)],
    at,
    ...oneMove,
  },
  {
    name: 'fifty dollars are paid, and arrive or not',
    input: ofProject,
    prelude: [...connected, ...paying],
    at,
    commands: [
      { type: 'transaction.sent', id: purchase.id, hash: '0x' },
      { type: 'transaction.ended', id: purchase.id, outcome: 'confirmed', hash: '0x' },
      { type: 'transaction.ended', id: purchase.id, outcome: 'failed', hash: '0x' },
    ],
  },
]
