import * as z from 'zod/mini'
import { viemNamespace } from '../core/namespaces.ts'
import { flag, formed, lenient, listOf, parse, text, word } from '../core/schema.ts'
import { parseMessage } from './message.ts'
import { signError } from './sign-error.ts'
import type { SIWXSession } from './types.ts'

// The answers of sign-in servers. Loaded with the first answer, so that no page loads schemas from the start.

const nonce = formed(256, /^[a-z\d]{8,}$/i)
const nonceMember = z.object({ nonce })
/** A token can be long: it may contain everything that the server knows about the session. */
const tokenMember = z.object({ token: text(65_536).check(z.refine((token) => token !== '')) })
const verdict = z.object({ ok: lenient(flag) })
const refusal = z.object({ error: word })
const chain = z.custom<number | string>((value) => typeof value === 'number' || typeof value === 'string')
const me = z.object({ address: word, caip2Network: lenient(word), chainId: lenient(chain) })
/** Statements, resources and signatures of smart accounts can be long. */
const long = text(262_144)
const sessions = z.object({ sessions: listOf(z.object({ message: long, signature: long }), 10_000) })

/** The nonce in an answer: servers send it as plain text or as a member. @throws `sign.server` if there is none. */
export function nonceIn(answer: unknown): string {
  const found = parse(nonceMember, answer)?.nonce ?? parse(nonce, answer)
  if (found === undefined) throw signError('sign.server')
  return found
}

/** @throws `sign.server` if the answer has no token. */
export function tokenIn(answer: unknown): string {
  const found = parse(tokenMember, answer)
  if (!found) throw signError('sign.server')
  return found.token
}

/** Whether a server says that a signature is not valid. */
export const isDenied = (answer: unknown): boolean => answer === false || parse(verdict, answer)?.ok === false

/** Refusals that the user can do something about, by the server's text. */
const refusals: ReadonlyMap<string, 'sign.expired' | 'sign.early'> = new Map([
  ['expired', 'sign.expired'],
  ['early', 'sign.early'],
])

/** The error code for a server's refusal. */
export const refusalIn = (answer: unknown) =>
  refusals.get(parse(refusal, answer)?.error ?? '') ?? ('sign.unauthorized' as const)

/** The signed-in account that a server reports. */
export interface SignedInAccount {
  address: string
  chainId: string | undefined
}

/** @throws `sign.server` if the answer names no account. */
export function accountIn(answer: unknown): SignedInAccount {
  const said = parse(me, answer)
  if (!said) throw signError('sign.server')
  const chainId = said.caip2Network ?? said.chainId
  return { address: said.address, chainId: typeof chainId === 'number' ? `${viemNamespace}:${chainId}` : chainId }
}

/** The sessions of an answer; their data is parsed from the signed messages. */
export const sessionsIn = (answer: unknown): SIWXSession[] =>
  (parse(sessions, answer)?.sessions ?? []).flatMap(({ message, signature }) => {
    try {
      return [{ data: parseMessage(message), message, signature }]
    } catch {
      return []
    }
  })
