import type { Contents } from '../../wallet/namespace.ts'
import type { RpcRequest } from '../frame/messages.ts'
import type { Session } from '../sessions.ts'

/** A request of a dApp to a user's wallet. */
export interface RpcCall {
  session: Session
  request: RpcRequest
}

/** What a request asks for. */
export interface RpcTask {
  /** What the user is shown. Without it the user is not asked. */
  contents?: Contents
  /** Does it, and returns the answer. */
  run(): unknown
}

/** What the embedded wallet can do on one kind of chains. */
export interface RpcSide {
  /** The user's address there. */
  addressOf(session: Session): string
  /** Signs a text with the user's key, unasked: a login is what the user does already. */
  sign(session: Session, text: string): Promise<string>
  /** What a request asks for. Throws if it is refused without asking the user. */
  task(call: RpcCall): RpcTask | Promise<RpcTask>
}
