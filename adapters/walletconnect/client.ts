import { PorticoError } from '../../core/errors.ts'
import { metadataOf } from './metadata.ts'
import type { LinkOptions } from './options.ts'
import { findStorage } from './storage.ts'

/** As much of WalletConnect's `UniversalProvider` as we use, from 2.21 on. What it tells is checked where it is heard. */
export interface Client {
  session?: unknown
  /** Those of the live session; what is proposed next would hold them too. */
  namespaces?: Namespaces
  optionalNamespaces?: Namespaces
  client: SignClient
  on(event: string, heard: (payload: unknown) => void): void
  /** Proposes a session; `display_uri` comes first. */
  pair(topic: undefined): Promise<unknown>
  /** Asks for a signature with the session (CAIP-222), and proposes one without to wallets that don't know of that. */
  authenticate(asked: Authentication): Promise<unknown>
  /** Gives up the codes before: no longer listens for what answers them, or forgets them altogether. */
  cleanupPendingPairings?(options?: { deletePairings?: boolean }): Promise<void>
  disconnect(): Promise<void>
}

export type Namespaces = Record<
  string,
  { chains: string[]; methods: string[]; events: string[]; rpcMap?: Record<string, string>; defaultChain?: string }
>

/** What a wallet is asked to sign while it connects [pairing-one-step]. */
export interface Authentication {
  domain: string
  uri: string
  version: string
  nonce: string
  /** CAIP-2; the message's own first. */
  chains: string[]
  methods: string[]
  chainId: string
  iat?: string
  exp?: string
  nbf?: string
  statement?: string
  requestId?: string
  resources?: string[]
  /** What the client's own providers are made for. */
  optionalNamespaces: Namespaces
}

/** As much of its stores. */
export interface Kept {
  getAll(): unknown[]
  delete(key: string, reason: Reason): Promise<void>
}

/** As much of its `SignClient`. */
export interface SignClient {
  engine: unknown
  events: unknown
  proposal: { getAll(): unknown[] }
  auth?: { requests: Pick<Kept, 'getAll'>; pairingTopics: Kept }
  pairing?: { getAll(): { topic: string; active: boolean }[] }
  core: { relayer: Relayer; crypto?: Crypto; expirer?: { set(topic: string, expiry: number): void } }
  session: { getAll(): unknown[]; delete(topic: string, reason: Reason): Promise<void> }
  on(event: SessionEvent, heard: (payload: unknown) => void): unknown
  request(asked: {
    topic: string
    chainId: string
    request: { method: string; params?: object | undefined }
  }): Promise<unknown>
  disconnect(ending: { topic: string; reason: Reason }): Promise<void>
  formatAuthMessage(said: { request: unknown; iss: string }): string
}

/** The part of it that reads messages. */
interface Crypto {
  getClientId?(): Promise<unknown>
  decode(topic: string, encoded: string, options?: { receiverPublicKey?: string }): Promise<unknown>
}

export type SessionEvent =
  | 'session_update'
  | 'session_event'
  | 'session_delete'
  | 'session_expire'
  | 'session_request_sent'
  | 'proposal_expire'

export interface Reason {
  code: number
  message: string
}

/** As much of its line to the relay. */
export interface Relayer {
  provider: unknown
  publisher: unknown
  on(event: string, heard: (payload: unknown) => void): void
  confirmOnlineStateOrThrow(): Promise<void>
  transportClose(): Promise<void>
  /** Tries up to five times to get a line. */
  connect?(url?: string): Promise<void>
  /** What is to be sent waits for this. */
  toEstablishConnection?(): Promise<void>
  unsubscribe?(topic: string): Promise<void>
  /** Resolves once the relay has confirmed it. */
  subscribe?(topic: string): Promise<unknown>
  /** Who listens to what. */
  subscriber?: { readonly topics: string[]; on(event: string, heard: (payload: unknown) => void): void }
}

const isClient = (value: unknown): value is Client =>
  typeof value === 'object' && value !== null && 'client' in value && 'pair' in value

declare global {
  /** The clients of the page, by the prefix of what they store: one for all copies of this package in it. */
  var porticoWalletConnect: Map<string, Promise<Client>> | undefined
}

/** The client of a link: the dApp's own, or the page's one, made when it is first needed. @throws `pairing.missing`. */
export function clientOf(options: LinkOptions): Promise<Client> {
  const { universalProvider, prefix = '' } = options
  if (isClient(universalProvider)) return Promise.resolve(universalProvider)
  globalThis.porticoWalletConnect ??= new Map()
  const clients = globalThis.porticoWalletConnect
  const known = clients.get(prefix)
  if (known) return known
  const making = make(options).catch((cause: unknown) => {
    clients.delete(prefix)
    throw cause
  })
  clients.set(prefix, making)
  return making
}

async function make({ projectId = '', endpoints, metadata, prefix }: LinkOptions): Promise<Client> {
  const { UniversalProvider } = await fetchPackage()
  // webpack can be told to build an empty module in the place of a package that is not there.
  if (typeof UniversalProvider !== 'function') throw new PorticoError('pairing.missing')
  const storage = await findStorage()
  const client = await UniversalProvider.init({
    projectId,
    metadata: metadataOf(metadata),
    ...(endpoints?.relay !== undefined && { relayUrl: endpoints.relay }),
    ...(prefix !== undefined && { customStoragePrefix: prefix }),
    ...(storage && { storage }),
    telemetryEnabled: false,
    disableProviderPing: true,
    logger: 'silent',
  })
  // What another tab has proposed is stored as well: this one would take the session from it, and no request here waits for it.
  client.client.proposal.map.clear()
  return client
}

/** Within `try`, which tells bundlers that they can build without the package. */
async function fetchPackage() {
  try {
    return await import('@walletconnect/universal-provider')
  } catch (cause) {
    throw new PorticoError(isMissing(cause) ? 'pairing.missing' : 'pairing.failed', undefined, { cause })
  }
}

/** Whether a loader says that a package is not there; code that did not come is another matter. */
export const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && /resolve|cannot find|bare specifier/i.test(cause.message)
