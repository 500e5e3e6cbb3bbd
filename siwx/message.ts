import { namespaceDetails } from '../core/namespace-details.ts'
import { isNamespace, type Namespace, namespaceDescriptors, namespaces } from '../core/namespaces.ts'
import {
  isAccount,
  isDomain,
  isNonce,
  isReference,
  isRequestId,
  isScheme,
  isStatement,
  isTime,
  isUri,
} from './grammar.ts'
import { signError } from './sign-error.ts'
import type { SIWXMessageData, SIWXRequest } from './types.ts'

type Field = keyof SIWXMessageData

const malformed = (field: Field | 'text'): never => {
  throw signError('sign.malformed', { field })
}

/** The two parts of a CAIP-2 id. */
export function partsOf(chainId: string): { namespace: Namespace; reference: string } {
  const at = chainId.indexOf(':')
  const [namespace, reference] = [chainId.slice(0, at), chainId.slice(at + 1)]
  if (at < 1 || !isNamespace(namespace) || !isReference(namespace, reference)) return malformed('chainId')
  return { namespace, reference }
}

/** @throws `sign.malformed` with the first field that EIP-4361 does not allow. */
export function checkMessage(data: SIWXMessageData): void {
  checkRequest(data)
  if (!isAccount(partsOf(data.chainId).namespace, data.accountAddress)) malformed('accountAddress')
}

/** @throws likewise, for a message whose account is not known yet. */
export function checkRequest(data: SIWXRequest): void {
  partsOf(data.chainId)
  const rules: [Field, boolean][] = [
    ['scheme', data.scheme === undefined || isScheme(data.scheme)],
    ['domain', isDomain(data.domain)],
    ['statement', data.statement === undefined || isStatement(data.statement)],
    ['uri', isUri(data.uri)],
    ['version', data.version === '1'],
    ['nonce', isNonce(data.nonce)],
    ['issuedAt', data.issuedAt !== undefined && isTime(data.issuedAt)],
    ['expirationTime', data.expirationTime === undefined || isTime(data.expirationTime)],
    ['notBefore', data.notBefore === undefined || isTime(data.notBefore)],
    ['requestId', data.requestId === undefined || isRequestId(data.requestId)],
    ['resources', data.resources?.every(isUri) ?? true],
  ]
  const broken = rules.find(([, holds]) => !holds)
  if (broken) malformed(broken[0])
}

/** The fields after the statement, in EIP-4361's order. */
const tail = [
  ['URI', 'uri'],
  ['Version', 'version'],
  ['Chain ID', 'chainId'],
  ['Nonce', 'nonce'],
  ['Issued At', 'issuedAt'],
  ['Expiration Time', 'expirationTime'],
  ['Not Before', 'notBefore'],
  ['Request ID', 'requestId'],
] as const
const needed: readonly Field[] = ['uri', 'version', 'chainId', 'nonce', 'issuedAt']

const greeting = (type: string) => ` wants you to sign in with your ${type} account:`

/** The text of a message, without checking its fields. */
export function writeMessage(data: SIWXMessageData): string {
  const { namespace, reference } = partsOf(data.chainId)
  const { scheme, domain, accountAddress, statement, resources } = data
  // A number is enough if the namespace has numeric chain ids; otherwise the whole CAIP-2 id names the namespace too.
  const fields = { ...data, chainId: namespaceDescriptors[namespace].hasNumericIds ? reference : data.chainId }
  return [
    `${scheme === undefined ? '' : `${scheme}://`}${domain}${greeting(namespaceDetails[namespace].signInName)}`,
    accountAddress,
    '',
    ...(statement ? [statement] : []),
    '',
    ...tail.flatMap(([label, field]) => (fields[field] === undefined ? [] : [`${label}: ${fields[field]}`])),
    ...(resources ? ['Resources:', ...resources.map((each) => `- ${each}`)] : []),
  ].join('\n')
}

/**
 * The text for a wallet to sign: EIP-4361 on EVM networks, the CAIP-122 equivalent on others.
 * @throws `sign.malformed` if a field violates EIP-4361.
 */
export function buildMessage(data: SIWXMessageData): string {
  checkMessage(data)
  return writeMessage(data)
}

/**
 * Parses a whole text: every field, in order, once, and nothing else.
 * @throws `sign.malformed` if the text is not as `buildMessage` writes it.
 */
export function parseMessage(text: string): SIWXMessageData {
  const lines = text.split('\n')
  const next = () => lines.shift() ?? malformed('text')
  const first = next()
  const namespace = namespaces.find((each) => first.endsWith(greeting(namespaceDetails[each].signInName)))
  if (!namespace) return malformed('text')
  const from = first.slice(0, -greeting(namespaceDetails[namespace].signInName).length)
  const at = from.indexOf('://')
  const accountAddress = next()
  if (next() !== '') return malformed('text')
  const statement = next()
  if (statement !== '' && next() !== '') return malformed('statement')

  const said: Partial<Record<(typeof tail)[number][1], string>> = {}
  for (const [label, field] of tail) {
    const [line] = lines
    if (line?.startsWith(`${label}: `)) said[field] = next().slice(label.length + 2)
    else if (needed.includes(field)) malformed(field)
  }
  const resources = lines[0] === 'Resources:' ? lines.splice(0).slice(1) : undefined
  if (lines.length > 0 || resources?.some((line) => !line.startsWith('- '))) return malformed('resources')

  const { uri = '', version = '', chainId = '', nonce = '', ...times } = said
  const id = namespaceDescriptors[namespace].hasNumericIds ? `${namespace}:${chainId}` : chainId
  const whole = partsOf(id)
  if (whole.namespace !== namespace) return malformed('chainId')
  const data: SIWXMessageData = {
    ...(at >= 0 && { scheme: from.slice(0, at) }),
    domain: at >= 0 ? from.slice(at + 3) : from,
    accountAddress,
    chainId: `${whole.namespace}:${whole.reference}`,
    ...(statement !== '' && { statement }),
    uri,
    version,
    nonce,
    ...times,
    ...(resources && { resources: resources.map((line) => line.slice(2)) }),
  }
  checkMessage(data)
  return data
}

/** Whether two messages have the same content. */
export function isSameMessage(one: SIWXMessageData, other: SIWXMessageData): boolean {
  const texts = [one, other].map((data) => writeMessage(data))
  return texts[0] === texts[1]
}

/**
 * Whether a message is valid at a time, in milliseconds since 1970.
 * @param skew How far the clock that wrote the message may be ahead.
 */
export function validityOf(
  { notBefore, issuedAt, expirationTime }: SIWXMessageData,
  now: number,
  skew = 0,
): 'early' | 'expired' | 'valid' {
  const from = notBefore ?? issuedAt
  // An invalid time makes the message invalid.
  if (from !== undefined && !(Date.parse(from) <= now + skew)) return 'early'
  if (expirationTime !== undefined && !(now < Date.parse(expirationTime))) return 'expired'
  return 'valid'
}

/**
 * Whether two addresses on a chain are the same account: in some namespaces, an address can be written in several ways.
 */
export function isSameAccount(chainId: string, one: string, other: string): boolean {
  const [namespace = ''] = chainId.split(':')
  return isNamespace(namespace) && namespaceDetails[namespace].ignoresCase
    ? one.toLowerCase() === other.toLowerCase()
    : one === other
}

/** 128 random bits, as letters and digits. */
export const makeNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
