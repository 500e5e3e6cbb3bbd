import type { CaipNetworkId } from '../../core/caip.ts'
import { isText } from '../../core/outside.ts'
import type { OpenMessage, SignedInOneStep } from '../../core/sign-in.ts'

/** What a wallet was asked to sign while it connected. */
export interface Asked {
  message: OpenMessage
  chains: readonly CaipNetworkId[]
}

/** Writes the text that a wallet has signed, of what its answer says. */
export type Format = (said: { request: unknown; iss: string }) => string

/** What a wallet adds to the statement, for the rights that it is asked for by the last of the resources (ERC-5573). */
const rights = 'I further authorize the stated URI to perform the following actions on my behalf: '
const recap = 'urn:recap:'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
/** Its members; what is null is not there. */
const membersOf = (value: unknown): Record<string, unknown> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null)) : {}
/** What has a second line could say anything there. */
const isLine = (value: unknown): value is string => isText(value) && !/[\r\n]/.test(value)
const isTime = (value: unknown): value is string => isLine(value) && !Number.isNaN(Date.parse(value))

/** Whether the signature is one of a smart account. */
export const isOfContract = (cacao: unknown): boolean => membersOf(membersOf(cacao).s).t === 'eip1271'

/**
 * A wallet's answer (CAIP-74), as a message of exactly what was asked with its signature; undefined where it is anything
 * else. Whether the signature is the account's is for others to say.
 */
export function readCacao(cacao: unknown, { message, chains }: Asked, format: Format): SignedInOneStep | undefined {
  const [h, p, s] = ['h', 'p', 's'].map((part) => membersOf(membersOf(cacao)[part]))
  if (!h || !p || !s || (h.t !== 'caip122' && h.t !== 'eip4361')) return undefined
  if (
    (s.t !== 'eip191' && s.t !== 'eip1271') ||
    !isText(s.s) ||
    !/^0x(?:[\da-f]{2})+$/i.test(s.s) ||
    !isLine(p.iss) ||
    !isTime(p.iat)
  )
    return undefined
  const [, reference = '', accountAddress = ''] = /^did:pkh:eip155:([1-9]\d*):(0x[\da-f]{40})$/i.exec(p.iss) ?? []
  const chainId = chains.find((id) => id === `eip155:${reference}`)
  const resources = resourcesIn(p.resources, message.resources)
  if (!chainId || !resources || !isAnswer(p, message)) return undefined

  const text = format({ request: p, iss: p.iss })
  const statement = text.split('\n')[3] ?? ''
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
    ...(isText(p.requestId) && { requestId: p.requestId }),
    ...(p.resources !== undefined && { resources }),
  }
  return { data, message: text, signature: s.s, cacao }
}

/** Whether it says what was asked; the client (2.21.8) does not hand the request's id on. */
function isAnswer(p: Record<string, unknown>, asked: OpenMessage): boolean {
  const said = [p.domain, p.aud, p.version, p.nonce, p.exp, p.nbf]
  const { domain, uri, version, nonce, expirationTime, notBefore } = asked
  const meant = [domain, uri, version, nonce, expirationTime, notBefore]
  const isSame = meant.every((each, index) => each === said[index])
  return isSame && (p.requestId === undefined || p.requestId === asked.requestId) && isLine(p.statement ?? '')
}

/** The resources, where they are those that were asked for, and at most the rights after them. */
function resourcesIn(said: unknown, asked: readonly string[] = []): string[] | undefined {
  const all: unknown[] = Array.isArray(said) ? said : []
  const lines = all.filter(isLine)
  if ((said !== undefined && !Array.isArray(said)) || lines.length < all.length) return undefined
  const [last, ...more] = lines.slice(asked.length)
  const isMeant = asked.every((each, index) => each === lines[index]) && more.length === 0
  return isMeant && (last === undefined || last.startsWith(recap)) ? lines : undefined
}
