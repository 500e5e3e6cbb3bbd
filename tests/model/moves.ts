import type { Move } from '../../devtools/simulation.ts'

/** What a namespace's adapter reports about its wallets. */
export const reported = (report: object, namespace = 'eip155'): Move => ({
  do: 'emit',
  at: `wallet:${namespace}/watchWallet`,
  event: { type: 'wallet.reported', report },
})

/** What the browser's storage says about the user's connections. */
export const stored = (connections: readonly object[]): Move => ({
  do: 'emit',
  at: 'route:1/watchStored',
  event: { type: 'connections.stored', connections },
})

/** An event to an actor, by default the kit. */
export const send = (type: string, at = '', payload: object = {}): Move => ({
  do: 'send',
  at,
  event: { type, ...payload },
})

/** A message has been shown and is gone: the charts of all notices have loaded. */
export const toldBefore: readonly Move[] = [
  send('toast.add', '', { id: 'before', variant: 'loading' }),
  send('toast.dismiss', '', { id: 'before' }),
]

/** A project's services have loaded. */
export const projectServicesLoad: Move = { do: 'resolve', at: 'loadProjectServices' }
