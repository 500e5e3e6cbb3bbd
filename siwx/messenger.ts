import { buildMessage, checkRequest, makeNonce, parseMessage } from './message.ts'
import type {
  SIWXMessage,
  SIWXMessageData,
  SIWXMessageInput,
  SIWXMessenger,
  SIWXRequest,
  SIWXRequestInput,
} from './types.ts'

/** What the messages of an app say. */
export interface MessengerOptions {
  /** The page's host unless given. */
  domain?: string
  /** The page's address unless given, without what may hold a secret: its query and fragment. */
  uri?: string
  statement?: string
  resources?: readonly string[]
  /** For how long a session counts, in milliseconds; for ever unless given. */
  expiration?: number
  /** From the server that verifies, where there is one; chance unless given. The address is empty while it is not known. */
  getNonce?(input: SIWXMessageInput): string | Promise<string>
  getRequestId?(): string | Promise<string>
  /** The clock, in milliseconds since 1970. */
  now?(): number
}

/** The page's address as RFC 3986 has it: browsers leave some signs as they are. */
const pageUri = (): string =>
  `${location.origin}${location.pathname}`.replace(/[^\w.~:/?#@!$&'()*+,;=%-]/g, encodeURIComponent)

/** What a message says, but whose account it is: what the app says of itself, and a nonce of its own. */
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

/** Writes sign-in messages of EIP-4361 and CAIP-122. */
export class InformalMessenger implements SIWXMessenger {
  readonly #options: MessengerOptions

  constructor(options: MessengerOptions = {}) {
    this.#options = options
  }

  /** @throws `sign.malformed` where an option does not keep to EIP-4361. */
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

  /** Whether a message is for this domain, by an address of the same site: it may be one of the app's other pages. */
  isOwn({ domain, scheme, uri }: SIWXMessageData): boolean {
    const { domain: own = location.host, uri: here = pageUri() } = this.#options
    if (domain !== own || !URL.canParse(uri) || !URL.canParse(here)) return false
    const [at, from] = [new URL(uri), new URL(here)]
    return at.origin === from.origin && (scheme === undefined || `${scheme}:` === from.protocol)
  }
}
