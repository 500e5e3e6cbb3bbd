import { alreadyPending, type RpcError, rejected } from './errors.ts'
import type { Outcome } from './protocol.ts'

/**
 * What a wallet does with a request.
 * - `'ask'`: the normal behaviour: asks the user if needed
 * - `'approve'`: assumes the user's approval
 * - `'reject'`: 4001
 * - `'pending'`: -32002
 * - `'hang'`: never answers, and never asks
 * - `error`: a proper error with any code
 * - `throw`: any JSON value, or `undefined`, thrown as it is
 * - `answer`: any JSON value, or `undefined`, instead of the real answer
 */
export type Behaviour =
  | 'ask'
  | 'approve'
  | 'reject'
  | 'pending'
  | 'hang'
  | { error: { code: number; message: string; data?: unknown } }
  | { throw: unknown }
  | { answer: unknown }

/** Sets the behaviour of some requests. */
export interface BehaviourRule<B = Behaviour> {
  /** Without a method: every request that asks the user. With one: every request of this method, including reads. */
  method?: string
  with: B
}

/** The rules of one wallet. A rule for a method overrides the rule for all. */
export class Behaviours<B = Behaviour> {
  readonly #rules = new Map<string | undefined, B>()

  set({ method, with: behaviour }: BehaviourRule<B>): void {
    this.#rules.set(method, behaviour)
  }

  /** The rule for this method alone. */
  of(method: string): B | undefined {
    return this.#rules.get(method)
  }

  /** The rule for requests that ask the user. */
  ofPrompts(): B | 'ask' {
    return this.#rules.get(undefined) ?? 'ask'
  }
}

/** The outcome of a request with this behaviour. `undefined` if it never ends. */
export function outcomeOf(
  behaviour: Exclude<Behaviour, 'ask' | 'approve'>,
  method: string,
  origin: string,
): Outcome | undefined {
  if (behaviour === 'hang') return undefined
  if (behaviour === 'reject') return failure(rejected())
  if (behaviour === 'pending') return failure(alreadyPending(method, origin))
  if ('error' in behaviour) return { type: 'error', ...behaviour.error }
  if ('throw' in behaviour) return { type: 'throw', value: behaviour.throw }
  return { type: 'result', value: behaviour.answer }
}

/** An error in the format that is sent to the page. */
export function failure(error: RpcError): Outcome {
  const { code, message, data } = error
  return { type: 'error', code, message, ...(data === undefined ? {} : { data }) }
}
