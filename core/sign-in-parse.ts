import { isNamespace } from './namespace.ts'
import type { MessageData, SignedMessage } from './sign-in.ts'

/** A session as somebody has kept it, with what WalletConnect's sign-in in one step has answered, if it did. */
type ParsedSession = SignedMessage & { cacao?: unknown }

/** A member of what may be anything. */
export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const isText = (value: unknown): value is string => typeof value === 'string'

const needed = ['accountAddress', 'domain', 'uri', 'version', 'nonce'] as const
const optional = ['scheme', 'statement', 'issuedAt', 'expirationTime', 'notBefore', 'requestId'] as const

/** What a message says, which may be anything; undefined where it is none. */
export function parseData(value: unknown): MessageData | undefined {
  const said = Object.fromEntries([...needed, ...optional].map((name) => [name, member(value, name)]))
  const { accountAddress, domain, uri, version, nonce } = said
  const chainId = member(value, 'chainId')
  const resources = member(value, 'resources')
  const [namespace = '', reference = ''] = isText(chainId) ? chainId.split(':') : []
  if (!isNamespace(namespace) || !isText(accountAddress) || !isText(domain) || !isText(uri)) return undefined
  if (!isText(version) || !isText(nonce)) return undefined
  if (optional.some((name) => said[name] !== undefined && !isText(said[name]))) return undefined
  if (resources !== undefined && !(Array.isArray(resources) && resources.every(isText))) return undefined
  return {
    accountAddress,
    chainId: `${namespace}:${reference}`,
    domain,
    uri,
    version,
    nonce,
    ...Object.fromEntries(optional.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]]))),
    ...(resources && { resources }),
  }
}

/** A session that may be anything; undefined where it is none. */
export function parseSession(value: unknown): ParsedSession | undefined {
  const data = parseData(member(value, 'data'))
  const [message, signature] = [member(value, 'message'), member(value, 'signature')]
  const cacao = member(value, 'cacao')
  if (!data || !isText(message) || !isText(signature)) return undefined
  return { data, message, signature, ...(cacao !== undefined && { cacao }) }
}

/** The sessions in a text that may be anything. */
export function parseSessions(text: string | null): ParsedSession[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.flatMap((each) => parseSession(each) ?? []) : []
  } catch {
    return []
  }
}
