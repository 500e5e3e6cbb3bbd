import * as z from 'zod/mini'
import { caipNetworkId } from './caip-schema.ts'
import { defined, listOf, made, parse, parseJson, text } from './schema.ts'
import type { MessageData, SignedMessage } from './sign-in.ts'

/** A session that a dApp has stored, with the answer of WalletConnect's one-step sign-in, if any. */
type ParsedSession = SignedMessage & { cacao?: unknown }

/** Statements, resources and signatures of smart accounts can be long; this is the maximum of each member. */
const long = text(262_144)

/** A network's id, from a CAIP-2 or CAIP-10 id. */
const chainId = made(text(256), (id) => parse(caipNetworkId, id.split(':', 2).join(':')))

/** The data of a message. */
const data = z.object({
  accountAddress: long,
  chainId,
  domain: long,
  uri: long,
  version: long,
  nonce: long,
  scheme: z.optional(long),
  statement: z.optional(long),
  issuedAt: z.optional(long),
  expirationTime: z.optional(long),
  notBefore: z.optional(long),
  requestId: z.optional(long),
  resources: z.optional(z.array(long).check(z.refine((list) => list.length <= 256))),
})

const session = z.object({ data, message: long, signature: long, cacao: z.optional(z.unknown()) })

const sessions = listOf(session, 10_000)

/** Parses the data of a message; undefined if invalid. */
export function parseData(value: unknown): MessageData | undefined {
  const said = parse(data, value)
  return said && defined(said)
}

const plain = ({ data, ...rest }: z.output<typeof session>): ParsedSession => ({
  ...defined(rest),
  data: defined(data),
})

/** Parses a session; undefined if invalid. */
export function parseSession(value: unknown): ParsedSession | undefined {
  const said = parse(session, value)
  return said && plain(said)
}

/** Parses a JSON list of sessions; invalid ones are dropped. */
export const parseSessions = (json: string): ParsedSession[] => parseJson(sessions, json)?.map(plain) ?? []
