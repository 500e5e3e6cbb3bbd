import type { Move } from '../../devtools/simulation.ts'

/** What the adapter of a namespace tells of its wallets. */
export const reported = (report: object, namespace = 'eip155'): Move => ({
  do: 'tell',
  at: `wallet:${namespace}/watchWallet`,
  event: { type: 'wallet.reported', report },
})

/** What the browser's storage tells the user's wallets of connections. */
export const stored = (connections: readonly object[]): Move => ({
  do: 'tell',
  at: 'route:1/watchStored',
  event: { type: 'connections.stored', connections },
})

/** An event that is sent to an actor, the kit unless another is given. */
export const send = (type: string, at = '', payload: object = {}): Move => ({
  do: 'send',
  at,
  event: { type, ...payload },
})

/** Something has been told, and is over: the charts of all notices are there. */
export const toldBefore: readonly Move[] = [
  send('toast.add', '', { id: 'before', variant: 'loading' }),
  send('toast.dismiss', '', { id: 'before' }),
]

/** The services of a project are loaded. */
export const projectServicesLoad: Move = { do: 'resolve', at: 'loadProjectServices' }
