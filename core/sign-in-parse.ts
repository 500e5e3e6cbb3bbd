import * as z from 'zod/mini'
import { caipNetworkId } from './caip-schema.ts'
import { defined, listOf, made, parse, parseJson, text } from './schema.ts'
import type { MessageData, SignedMessage } from './sign-in.ts'

/** A session as a dApp has kept it, with what WalletConnect's sign-in in one step has answered, if it did. */
type ParsedSession = SignedMessage & { cacao?: unknown }

/** Statements, resources and signatures of smart accounts can be long; no member is longer than this. */
const long = text(262_144)

/** A network's id: the first two parts of what may be a whole account's. */
const chainId = made(text(256), (id) => parse(caipNetworkId, id.split(':', 2).join(':')))

/** What a message says. */
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

/** What a message says, which may be anything; undefined where it is none. */
export function parseData(value: unknown): MessageData | undefined {
  const said = parse(data, value)
  return said && defined(said)
}

const plain = ({ data, ...rest }: z.output<typeof session>): ParsedSession => ({
  ...defined(rest),
  data: defined(data),
})

/** A session that may be anything; undefined where it is none. */
export function parseSession(value: unknown): ParsedSession | undefined {
  const said = parse(session, value)
  return said && plain(said)
}

/** The sessions in a text that may be anything. */
export const parseSessions = (json: string): ParsedSession[] => parseJson(sessions, json)?.map(plain) ?? []
