import type { Namespace } from '../../core/caip.ts'

/** What `mine` reads. */
export interface About {
  event: { namespace: Namespace }
}

/** What `last` reads. */
export interface Left {
  event: { namespace: Namespace; remaining: number }
}

/** A fact about the namespace of the flow; the chart brings the guard `isMine`. */
export const mine = { type: 'isMine', params: ({ event }: About) => event.namespace } as const

/** The last connection of the flow's namespace has ended; the chart brings the guard `isLast`. */
export const last = { type: 'isLast', params: ({ event }: Left) => event } as const

/** The guard `isMine` of a flow that is about one namespace. */
export const isMine = ({ context }: { context: { namespace: Namespace } }, namespace: Namespace): boolean =>
  context.namespace === namespace
