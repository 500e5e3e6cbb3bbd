import { reported, send } from '../../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../../tests/model/scenario.ts'
import { routesOf, snapshotOf, stackOf, wallet } from '../../../tests/model/snapshots.ts'
import { ofProject, ofSessions, reports, withTerms, withTermsLine } from '../../../tests/model/world.ts'

/** Opening routes of the kit, and going back. */
export const navigation: Scenario[] = [
  {
    name: 'a page with one namespace, two routes deep',
    prelude: [],
    at: '',
    stateKey: (simulation) => [routesOf(simulation), snapshotOf(simulation, wallet)?.context.connections.length],
    expandIf: (simulation) => stackOf(simulation).length < 2,
  },
  {
    name: 'a stack of three routes of the kit, to go back in',
    prelude: [
      send('modal.open'),
      send('nav.push', '', { route: 'WhatIsAWallet' }),
      send('nav.push', '', { route: 'GetWallet' }),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'a connected user who adds a wallet has turned aside to learn',
    prelude: [
      reported(reports.connected),
      send('modal.open', '', { view: 'Connect' }),
      send('nav.push', '', { route: 'WhatIsAWallet' }),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'a dApp whose terms have to be accepted',
    input: withTerms,
    prelude: [send('modal.open')],
    at: '',
    ...oneMove,
  },
  {
    name: 'a dApp that wants its terms accepted while the list is open',
    input: withTermsLine,
    prelude: [send('modal.open')],
    at: '',
    commands: [{ type: 'features.changed', features: { legalCheckbox: true } }],
    ...oneMove,
  },
  {
    name: 'the views that need a project are opened by their names',
    input: ofProject,
    prelude: [reported(reports.connected)],
    at: '',
    commands: (['Transactions', 'Swap', 'OnRampProviders'] as const).map((view) => ({ type: 'modal.open', view })),
    ...oneMove,
  },
  {
    name: 'the views that need a smart account are opened by their names',
    input: ofSessions,
    prelude: [reported(reports.embeddedUser)],
    at: '',
    commands: (['SmartSessionList', 'SmartSessionCreated'] as const).map((view) => ({
      type: 'modal.open',
      view,
      wish: '{}',
    })),
    ...oneMove,
  },
]
