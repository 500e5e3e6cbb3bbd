import type { Approved, PendingRequest } from './prompts.ts'
import type { Approval } from './protocol.ts'

/** A page's request. */
export interface Request {
  origin: string
  params: unknown
}

/** How a method is served. */
export interface Served {
  /** Throws if the request is refused without asking the user; otherwise returns whether to ask the user. */
  asks(request: Request): boolean
  /** Carries the request out. `approved` is present if the user was asked. */
  run(request: Request, approved?: Approved): unknown
  /** Among methods with the same value, an origin may have only one request waiting for the user. */
  oneAtATime?: string | undefined
}

/** What an approval page shows of a request. */
export type Contents = Pick<Approval, 'title' | 'rows'> & Partial<Pick<Approval, 'choices'>>

/** Sends an event to the pages of one origin, or to all without an origin. */
export type Notify = (event: string, args: unknown[], origin?: string) => void

/** A wallet's support for one namespace. */
export interface Namespace {
  /** How this method is served. Throws 4200 if it is not supported. */
  served(method: string): Served
  /** What the approval page shows. The request was validated before it was queued. */
  describe(request: PendingRequest): Contents
  /** The first event for a page. */
  greeting(): { event: string; args: unknown[] }
  /** The user selects another account, which is then connected to all connected sites. */
  select(index: number): void
  /** The user, or the origin itself, ends the connection. Without an origin: all connections. */
  revoke(origin?: string): void
}
