import type { Event, Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { snapshotOf } from '../../tests/model/snapshots.ts'
import { ofProject, reports } from '../../tests/model/world.ts'
import { hash } from '../transaction/payloads.ts'
import { receivers, reviews, sendable, tokens } from './payloads.ts'

const at = 'route:1'
const tell = (event: Event): Move => ({ do: 'send', at, event })
const answer = (port: string, output: unknown): Move => ({ do: 'resolve', at: `${at}/${port}`, output })

/** The account's tokens have loaded. */
export const loaded: Move[] = [answer('loadTokens', sendable(tokens.ether, tokens.dollar))]

const choose = (token: object): Move[] => [tell({ type: 'tokens.open' }), tell({ type: 'token.choose', token })]

/** The form is complete. */
export const filled: Move[] = [
  ...loaded,
  tell({ type: 'amount.type', text: '1', decimal: '1' }),
  tell({ type: 'receiver.type', text: receivers.known.address }),
  answer('resolveReceiver', receivers.known),
]

/** The node has reviewed the transfer. */
export const reviewed: Move[] = [...filled, tell({ type: 'send.review' }), answer('reviewTransfer', reviews.good)]

/** The wallet has approved it. */
export const sent: Move[] = [
  ...reviewed,
  tell({ type: 'send.confirm' }),
  { do: 'emit', at: `transfer:${at}:1/watchRequest`, event: { type: 'request.signed', hash } },
]

/** Another transfer is reviewed while the wallet still has the first request. */
const occupied: Move[] = [
  ...reviewed,
  tell({ type: 'send.confirm' }),
  tell({ type: 'nav.back' }),
  tell({ type: 'amount.type', text: '0.5', decimal: '0.5' }),
  tell({ type: 'send.review' }),
  answer('reviewTransfer', reviews.good),
]

/** The wallet has two requests for the same transfer. */
const askedTwice: Move[] = [
  ...reviewed,
  tell({ type: 'send.confirm' }),
  tell({ type: 'nav.back' }),
  tell({ type: 'send.review' }),
  answer('reviewTransfer', reviews.good),
  tell({ type: 'send.confirm' }),
  tell({ type: 'send.confirm' }),
]

const open = send('modal.open', '', { view: 'WalletSend' })

/** The dApp opens the form with arguments. */
export const wished = send('modal.open', '', { view: 'WalletSend', wish: '{"amount":"2.5"}' })

export const scenarios: Scenario[] = [
  { name: 'a connected user sends', prelude: [reported(reports.connected), open], at: 'route:1' },
  { name: 'the user has two wallets', prelude: [reported(reports.both), open], at: 'route:1', ...oneMove },
  {
    name: 'the dApp says what to send, and the account’s tokens are loaded or not',
    prelude: [reported(reports.connected), wished],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'the dApp says what to send',
    prelude: [reported(reports.connected), wished, ...loaded],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'the account has too little, where an on-ramp is offered',
    input: ofProject,
    prelude: [reported(reports.connected), open, ...loaded, tell({ type: 'amount.type', text: '99', decimal: '99' })],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'the account has nothing, where an on-ramp is offered',
    input: ofProject,
    prelude: [reported(reports.connected), open, answer('loadTokens', sendable())],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'the amount is one of money, or of a token whose price is known',
    prelude: [reported(reports.connected), open, ...loaded, ...choose(tokens.dollar)],
    at: 'route:1',
    commands: [{ type: 'amount.toggle' }],
    expandIf: (simulation) => snapshotOf(simulation, at)?.matches({ draft: { form: { amount: 'inMoney' } } }) === true,
  },
  {
    name: 'the user pastes a payment while it is found out what the fee leaves',
    prelude: [reported(reports.connected), open, ...loaded, tell({ type: 'amount.max' })],
    at: 'route:1',
    commands: [{ type: 'receiver.type', text: `ethereum:${receivers.known.address}@31337?value=2e17` }],
    ...oneMove,
  },
  {
    name: 'the camera is left without a code, which was to take the place of a wrong receiver',
    prelude: [
      reported(reports.connected),
      open,
      ...loaded,
      tell({ type: 'receiver.type', text: 'nobody' }),
      { do: 'fire', at, timer: 'xstate.after.resolveWait.send.draft.form.receiver.waiting' },
      { do: 'reject', at: `${at}/resolveReceiver`, code: 'transfer.receiver' },
      { do: 'emit', at: `${at}/watchCamera`, event: { type: 'camera.changed', isThere: true } },
      tell({ type: 'receiver.scan' }),
    ],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'the wallet has refused, and its account is another one by now',
    prelude: [
      reported(reports.connected),
      open,
      ...reviewed,
      tell({ type: 'send.confirm' }),
      {
        do: 'emit',
        at: `transfer:${at}:1/watchRequest`,
        event: { type: 'request.refused', failure: { code: 'wallet.rejected' } },
      },
      reported(reports.otherAccount),
    ],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'a transfer of before ends under the form',
    prelude: [
      reported(reports.connected),
      open,
      ...reviewed,
      tell({ type: 'send.confirm' }),
      tell({ type: 'nav.back' }),
      tell({ type: 'amount.type', text: '0.5', decimal: '0.5' }),
      { do: 'emit', at: `transfer:${at}:1/watchRequest`, event: { type: 'request.signed', hash } },
    ],
    at: 'route:1',
    commands: [{ type: 'transaction.ended', id: 'transfer:route:1:1', outcome: 'confirmed', hash }],
    ...oneMove,
  },
  {
    name: 'the node does not answer while the wallet is still asked',
    prelude: [
      reported(reports.connected),
      open,
      ...occupied.slice(0, -1),
      { do: 'reject', at: `${at}/reviewTransfer`, code: 'rpc.failed' },
    ],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'the wallet has not answered yet',
    prelude: [
      reported(reports.connected),
      open,
      ...reviewed,
      tell({ type: 'send.confirm' }),
      tell({ type: 'nav.back' }),
    ],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'the user reviews another transfer before the wallet has answered',
    prelude: [reported(reports.connected), open, ...occupied],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'the account cannot pay for the receiver’s new token account',
    prelude: [
      reported(reports.connected),
      open,
      ...filled,
      tell({ type: 'send.review' }),
      answer('reviewTransfer', reviews.deep),
    ],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'the user wants both',
    prelude: [reported(reports.connected), open, ...occupied, tell({ type: 'send.confirm' })],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'the receiver looks like one of before, and is another',
    prelude: [
      reported(reports.connected),
      open,
      ...loaded,
      tell({ type: 'amount.type', text: '1', decimal: '1' }),
      tell({ type: 'receiver.type', text: receivers.alike.address }),
      answer('resolveReceiver', receivers.alike),
      tell({ type: 'send.review' }),
    ],
    at: 'route:1',
    expandIf: (simulation) =>
      (['doubted', 'unchecked'] as const).some((reviewing) =>
        snapshotOf(simulation, at)?.matches({ draft: { reviewing } }),
      ),
  },
  {
    name: 'the wallet does not say which transaction it sent',
    prelude: [reported(reports.connected), open, ...reviewed, tell({ type: 'send.confirm' })],
    at: 'route:1',
    commands: [{ type: 'transaction.unidentified', id: 'transfer:route:1:1', failure: { code: 'wallet.badHash' } }],
    expandIf: (simulation) => snapshotOf(simulation, at)?.matches('unidentified') === true,
  },
  {
    name: 'the network forgets what was sent',
    prelude: [reported(reports.connected), open, ...sent],
    at: 'route:1',
    commands: [{ type: 'transaction.ended', id: 'transfer:route:1:1', outcome: 'dropped', hash: '0x' }],
    expandIf: (simulation) => snapshotOf(simulation, at)?.matches({ sent: 'dropped' }) === true,
  },
  ...(['failed', 'dropped'] as const).map((outcome) => ({
    name: `what was sent is ${outcome}, and the account is another one by now`,
    prelude: [
      reported(reports.connected),
      open,
      ...sent,
      tell({ type: 'transaction.ended', id: 'transfer:route:1:1', outcome, hash: '0x' }),
      reported(reports.otherAccount),
    ],
    at: 'route:1',
    ...oneMove,
  })),
  {
    name: 'the wallet has rejected one of two requests',
    prelude: [
      reported(reports.connected),
      open,
      ...askedTwice,
      {
        do: 'emit',
        at: `transfer:${at}:2/watchRequest`,
        event: { type: 'request.refused', failure: { code: 'wallet.rejected' } },
      },
    ],
    at: 'route:1',
    ...oneMove,
  },
  ...(['failed', 'dropped'] as const).map((outcome) => ({
    name: `the wallet has another request for the transfer that is ${outcome}`,
    prelude: [
      reported(reports.connected),
      open,
      ...askedTwice,
      { do: 'emit', at: `transfer:${at}:1/watchRequest`, event: { type: 'request.signed', hash } } as const,
      tell({ type: 'transaction.ended', id: 'transfer:route:1:1', outcome, hash }),
    ],
    at: 'route:1',
    ...oneMove,
  })),
]
