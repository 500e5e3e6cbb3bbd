import type { Namespace } from '../../core/caip.ts'
import { sameId } from '../../core/connector.ts'

/** The parameters of `mine`. */
export interface About {
  event: { namespace: Namespace }
}

/** The parameters of `last`. */
export interface Left {
  event: { namespace: Namespace; remaining: number }
}

/** A connection, by its namespace and its connector. */
export interface ConnectionRef {
  namespace: Namespace
  connectorId: string
}

/** Whether a fact is about the flow's namespace; the chart brings the guard `isMine`. */
export const mine = { type: 'isMine', params: ({ event }: About) => event.namespace } as const

/** Whether the last connection of the flow's namespace has ended; the chart brings the guard `isLast`. */
export const last = { type: 'isLast', params: ({ event }: Left) => event } as const

/** The guard `isMine` of a flow with a single namespace. */
export const isMine = ({ context }: { context: { namespace: Namespace } }, namespace: Namespace): boolean =>
  context.namespace === namespace

/** Whether a fact is about the connection of the flow's account; the chart brings the guard `isOfAccount`. */
export const ofAccount = { type: 'isOfAccount', params: ({ event }: { event: ConnectionRef }) => event } as const

/** Whether two connections are the same one. */
export const isSameConnection = (one: ConnectionRef, other: ConnectionRef): boolean =>
  one.namespace === other.namespace && sameId(one.connectorId, other.connectorId)
