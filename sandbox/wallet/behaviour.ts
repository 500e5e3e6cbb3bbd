import { alreadyPending, type RpcError, rejected } from './errors.ts'
import type { Outcome } from './protocol.ts'

/**
 * What a wallet does with a request.
 * - `'ask'`: what a wallet does: asks the user where one is needed
 * - `'approve'`: takes the user's approval for given
 * - `'reject'`: 4001
 * - `'pending'`: -32002
 * - `'hang'`: never answers, and never asks
 * - `error`: a proper error with any code
 * - `throw`: any JSON value, or `undefined`, thrown as it is
 * - `answer`: any JSON value, or `undefined`, instead of the true answer
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

/** Which requests behave how. */
export interface BehaviourRule<B = Behaviour> {
  /** Without it: each request that asks the user. With it: this method, reads included. */
  method?: string
  with: B
}

/** The rules of one wallet. A rule for a method goes before the rule for all. */
export class Behaviours<B = Behaviour> {
  readonly #rules = new Map<string | undefined, B>()

  set({ method, with: behaviour }: BehaviourRule<B>): void {
    this.#rules.set(method, behaviour)
  }

  /** The rule for this method alone. */
  of(method: string): B | undefined {
    return this.#rules.get(method)
  }

  /** The rule for whatever asks the user. */
  ofPrompts(): B | 'ask' {
    return this.#rules.get(undefined) ?? 'ask'
  }
}

/** How a request ends that behaves like this. `undefined` when it never does. */
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

/** An error as it travels to the page. */
export function failure(error: RpcError): Outcome {
  const { code, message, data } = error
  return { type: 'error', code, message, ...(data === undefined ? {} : { data }) }
}
