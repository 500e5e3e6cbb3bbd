import type { Contents } from '../../wallet/namespace.ts'
import type { RpcRequest } from '../frame/messages.ts'
import type { Session } from '../sessions.ts'

/** A dApp's request to a user's wallet. */
export interface RpcCall {
  session: Session
  request: RpcRequest
}

/** The task of a request. */
export interface RpcTask {
  /** What to show the user. Without it the user is not asked. */
  contents?: Contents
  /** Carries the request out, and returns the answer. */
  run(): unknown
}

/** The embedded wallet's support for one namespace. */
export interface RpcSide {
  /** The user's address in this namespace. */
  addressOf(session: Session): string
  /** Signs a text with the user's key without asking: the user is already logging in. */
  sign(session: Session, text: string): Promise<string>
  /** The task of a request. Throws if it is refused without asking the user. */
  task(call: RpcCall): RpcTask | Promise<RpcTask>
}
