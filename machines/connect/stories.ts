import type { Event, Move } from '../../devtools/simulation.ts'
import { reported } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import {
  connectors,
  crowds,
  ofProject,
  reports,
  secondVisit,
  solanaReports,
  twoNamespaces,
  twoProviders,
  withLessons,
  withTermsLine,
} from '../../tests/model/world.ts'
import { leads } from '../directory/payloads.ts'
import { chooseDual } from './payloads.ts'

const lost: Move = {
  do: 'emit',
  at: 'wallet:eip155/watchWallet',
  event: { type: 'wallet.lost', failure: { code: 'adapter.failed' } },
}
const open: Move = { do: 'send', at: '', event: { type: 'modal.open' } }
const { long } = connectors
const chooseLong: Move = {
  do: 'send',
  at: 'route:1',
  event: { type: 'connector.choose', name: long.name, options: [{ namespace: 'eip155', connectorId: long.id }] },
}
const connect: Move = { do: 'send', at: '', event: { type: 'modal.open', view: 'Connect' } }
const sunny = reported(solanaReports.solanaDisconnected, 'solana')
const choose = (event: Event): Move => ({ do: 'send', at: 'route:1', event })
const longDual: Event = {
  type: 'connector.choose',
  name: long.name,
  options: [
    { namespace: 'eip155', connectorId: long.id },
    { namespace: 'solana', connectorId: long.name },
  ],
}
const refuse: Move = { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.rejected' }

export const stories: StoryPlan = {
  extras: {
    NoWallet: [reported(reports.empty), open],
    Unreached: [lost, open],
    LongName: [reported(reports.disconnected), open, chooseLong],
    LongNameDeclined: [reported(reports.disconnected), open, chooseLong, refuse],
  },
  visits: {
    Grouped: { input: secondVisit, path: [reported(crowds.seven), sunny, open] },
    GroupedWithAll: {
      input: ofProject,
      path: [
        reported(crowds.reaching),
        open,
        { do: 'resolve', at: 'loadProjectServices' },
        { do: 'resolve', at: 'directory/prefetchWallets', output: leads.some },
      ],
    },
    Badges: { input: secondVisit, path: [reported(reports.connected), sunny, connect] },
    LongNameOnSeveralChains: {
      input: twoNamespaces,
      path: [reported(reports.disconnected), sunny, open, choose(longDual)],
    },
    ConnectedOnOneChain: {
      input: twoNamespaces,
      path: [reported(reports.connected), sunny, connect, choose(chooseDual)],
    },
    TermsLine: { input: withTermsLine, path: [reported(reports.disconnected), open] },
    LoginAtTwoProviders: { input: twoProviders, path: [reported(reports.offersEmbedded), open] },
  },
  varied: {
    Wide: { input: withLessons, path: [reported(reports.disconnected), open] },
    Login: { path: [reported(reports.offersEmbedded), open] },
  },
}
