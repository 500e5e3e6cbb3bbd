import type { Approved, PendingRequest } from './prompts.ts'
import type { Approval } from './protocol.ts'

/** A request as a page made it. */
export interface Request {
  origin: string
  params: unknown
}

/** How a method is served. */
export interface Served {
  /** Refuses what no user needs to see, by throwing, and says whether the user is asked. */
  asks(request: Request): boolean
  /** Does it. `approved` is there when the user was asked. */
  run(request: Request, approved?: Approved): unknown
  /** Of the methods with the same word, only one request of an origin may wait for the user at a time. */
  oneAtATime?: string | undefined
}

/** What an approval page shows of a request. */
export type Contents = Pick<Approval, 'title' | 'rows'> & Partial<Pick<Approval, 'choices'>>

/** An event for the pages of one origin, or of all when there is none. */
export type Notify = (event: string, args: unknown[], origin?: string) => void

/** What a wallet can do on one kind of chains. */
export interface Namespace {
  /** How this method is served. Throws 4200 if it is not. */
  served(method: string): Served
  /** What the approval page shows. The request was checked before it was queued. */
  describe(request: PendingRequest): Contents
  /** What a page hears first. */
  greeting(): { event: string; args: unknown[] }
  /** The user picks another account, which is then connected to all connected sites as well. */
  select(index: number): void
  /** The user, or the origin itself, ends the connection. Without an origin: all connections. */
  revoke(origin?: string): void
}
