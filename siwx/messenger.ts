import { buildMessage, checkRequest, makeNonce, parseMessage } from './message.ts'
import type {
  SIWXMessage,
  SIWXMessageData,
  SIWXMessageInput,
  SIWXMessenger,
  SIWXRequest,
  SIWXRequestInput,
} from './types.ts'

/** The content of an app's messages. */
export interface MessengerOptions {
  /** The page's host by default. */
  domain?: string
  /** The page's address by default, without its query and fragment, which may contain a secret. */
  uri?: string
  statement?: string
  resources?: readonly string[]
  /** How long a session is valid, in milliseconds; without it, sessions do not expire. */
  expiration?: number
  /**
   * Gets a nonce, from the server that verifies if there is one; random by default. The address is empty while it is
   * unknown.
   */
  getNonce?(input: SIWXMessageInput): string | Promise<string>
  getRequestId?(): string | Promise<string>
  /** The clock, in milliseconds since 1970. */
  now?(): number
}

/** The page's address in RFC 3986's syntax: browsers leave some characters unescaped. */
const pageUri = (): string =>
  `${location.origin}${location.pathname}`.replace(/[^\w.~:/?#@!$&'()*+,;=%-]/g, encodeURIComponent)

/** A message's content without the account: what the app states about itself, and a fresh nonce. */
export async function sayFor(
  options: MessengerOptions,
  { accountAddress, chainId, notBefore }: SIWXMessageInput,
): Promise<SIWXRequest> {
  const { domain = location.host, uri = pageUri(), statement, resources, expiration } = options
  const { getNonce = makeNonce, getRequestId, now = Date.now } = options
  const nonce = await getNonce({ accountAddress, chainId, ...(notBefore !== undefined && { notBefore }) })
  const requestId = await getRequestId?.()
  const at = now()
  const start = notBefore === undefined ? at : Date.parse(notBefore)
  return {
    chainId,
    domain,
    uri,
    version: '1',
    nonce,
    issuedAt: new Date(at).toISOString(),
    ...(expiration !== undefined && { expirationTime: new Date(start + expiration).toISOString() }),
    ...(notBefore !== undefined && { notBefore }),
    ...(statement && { statement }),
    ...(requestId && { requestId }),
    ...(resources && { resources }),
  }
}

/** Creates sign-in messages of EIP-4361 and CAIP-122. */
export class InformalMessenger implements SIWXMessenger {
  readonly #options: MessengerOptions

  constructor(options: MessengerOptions = {}) {
    this.#options = options
  }

  /** @throws `sign.malformed` if an option violates EIP-4361. */
  async createMessage(input: SIWXMessageInput): Promise<SIWXMessage> {
    const data = { accountAddress: input.accountAddress, ...(await sayFor(this.#options, input)) }
    const text = buildMessage(data)
    return { ...data, toString: () => text }
  }

  /** @throws likewise. */
  async createRequest(input: SIWXRequestInput): Promise<SIWXRequest> {
    const data = await sayFor(this.#options, { ...input, accountAddress: '' })
    checkRequest(data)
    return data
  }

  parse = parseMessage

  /** Whether a message is for this domain, with a URI on the same site: other pages of the app may have written it. */
  isOwn({ domain, scheme, uri }: SIWXMessageData): boolean {
    const { domain: own = location.host, uri: here = pageUri() } = this.#options
    if (domain !== own || !URL.canParse(uri) || !URL.canParse(here)) return false
    const [at, from] = [new URL(uri), new URL(here)]
    return at.origin === from.origin && (scheme === undefined || `${scheme}:` === from.protocol)
  }
}
