import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../core/caip.ts'
import { oneStepNamespace } from '../../core/namespaces.ts'
import { defined, formed, made, parse, record } from '../../core/schema.ts'
import type { OpenMessage, SignedInOneStep } from '../../core/sign-in.ts'

/** The sign-in that a wallet was asked for while it connected. */
export interface Asked {
  message: OpenMessage
  chains: readonly CaipNetworkId[]
}

/** Reconstructs the signed text from an answer. */
export type Format = (said: { request: unknown; iss: string }) => string

/** The signing account (CAIP-74). */
const issuer = new RegExp(String.raw`^did:pkh:${oneStepNamespace}:([1-9]\d*):(0x[\da-f]{40})$`, 'i')

/** The text that a wallet appends to the statement for the permissions in the last resource (ERC-5573). */
const rights = 'I further authorize the stated URI to perform the following actions on my behalf: '
const recap = 'urn:recap:'

/** A second line could forge other parts of the message. */
const line = formed(65_536, /^[^\r\n]*$/)
const time = line.check(z.refine((value) => !Number.isNaN(Date.parse(value))))

/** An object's members; null counts as missing. */
const members = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  made(record, (said) => parse(z.object(shape), withoutNulls(said)))

const withoutNulls = (said: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(said).filter(([, each]) => each !== null))

/** A wallet's answer (CAIP-74). */
const answer = members({
  h: members({ t: z.custom<string>((type) => type === 'caip122' || type === 'eip4361') }),
  p: members({
    iss: line,
    iat: time,
    domain: line,
    aud: line,
    version: line,
    nonce: line,
    exp: z.optional(line),
    nbf: z.optional(line),
    requestId: z.optional(line),
    statement: z.optional(line),
    resources: z.optional(z.array(line).check(z.refine((list) => list.length <= 256))),
  }),
  s: members({
    t: z.custom<string>((type) => type === 'eip191' || type === 'eip1271'),
    s: formed(65_536, /^0x(?:[\da-f]{2})+$/i),
  }),
})

const ofContract = members({ s: members({ t: z.custom<string>((type) => type === 'eip1271') }) })

/** Whether the signature is a smart account's. */
export const isOfContract = (cacao: unknown): boolean => parse(ofContract, cacao) !== undefined

/**
 * Converts a wallet's answer (CAIP-74) to the requested message with its signature; undefined if it differs from the
 * request. Does not verify the signature.
 */
export function readCacao(cacao: unknown, { message, chains }: Asked, format: Format): SignedInOneStep | undefined {
  const said = parse(answer, cacao)
  if (!said) return undefined
  const { p, s } = said
  const [, reference = '', accountAddress = ''] = issuer.exec(p.iss) ?? []
  const chainId = chains.find((id) => id === `${oneStepNamespace}:${reference}`)
  const resources = resourcesIn(p.resources, message.resources)
  if (!chainId || !resources || !isAnswer(p, message)) return undefined

  const signed = format({ request: defined(p), iss: p.iss })
  const statement = signed.split('\n')[3] ?? ''
  const { statement: plain = '' } = message
  if (statement !== plain && !statement.startsWith(`${plain && `${plain} `}${rights}`)) return undefined
  const { domain, uri, version, nonce, expirationTime, notBefore } = message
  const data = {
    accountAddress,
    chainId,
    domain,
    uri,
    version,
    nonce,
    issuedAt: p.iat,
    ...(statement && { statement }),
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(p.requestId !== undefined && { requestId: p.requestId }),
    ...(p.resources !== undefined && { resources }),
  }
  return { data, message: signed, signature: s.s, cacao }
}

/** Whether an answer matches the request. The client (2.21.8) does not include the request's id. */
function isAnswer(p: z.output<typeof answer>['p'], asked: OpenMessage): boolean {
  const said = [p.domain, p.aud, p.version, p.nonce, p.exp, p.nbf]
  const { domain, uri, version, nonce, expirationTime, notBefore } = asked
  const meant = [domain, uri, version, nonce, expirationTime, notBefore]
  const isSame = meant.every((each, index) => each === said[index])
  return isSame && (p.requestId === undefined || p.requestId === asked.requestId)
}

/** The resources, if they are the requested ones, optionally followed by the permissions. */
function resourcesIn(said: string[] = [], asked: readonly string[] = []): string[] | undefined {
  const [last, ...more] = said.slice(asked.length)
  const isMeant = asked.every((each, index) => each === said[index]) && more.length === 0
  return isMeant && (last === undefined || last.startsWith(recap)) ? said : undefined
}
