import { PorticoError } from '../../core/errors.ts'
import { metadataOf } from './metadata.ts'
import type { LinkOptions } from './options.ts'
import { findStorage } from './storage.ts'

/**
 * The part of WalletConnect's `UniversalProvider` that we use, from 2.21 on. Its data is validated where it is
 * received.
 */
export interface Client {
  session?: unknown
  /** Those of the live session; the next proposal would include them. */
  namespaces?: Namespaces
  optionalNamespaces?: Namespaces
  client: SignClient
  on(event: string, heard: (payload: unknown) => void): void
  /** Proposes a session, after a `display_uri` event. */
  pair(topic: undefined): Promise<unknown>
  /**
   * Requests a signature with the session (CAIP-222), and proposes a session without one to wallets that don't support
   * that.
   */
  authenticate(asked: Authentication): Promise<unknown>
  /** Gives up earlier codes: stops listening for their answers, or deletes them. */
  cleanupPendingPairings?(options?: { deletePairings?: boolean }): Promise<void>
  disconnect(): Promise<void>
}

export type Namespaces = Record<
  string,
  { chains: string[]; methods: string[]; events: string[]; rpcMap?: Record<string, string>; defaultChain?: string }
>

/** The sign-in that a wallet is asked for while it connects [pairing-one-step]. */
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
  /** The namespaces for which the client creates its own providers. */
  optionalNamespaces: Namespaces
}

/** The part of its stores that we use. */
export interface Kept {
  getAll(): unknown[]
  delete(key: string, reason: Reason): Promise<void>
}

/** The part of its `SignClient` that we use. */
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

/** The part that decrypts messages. */
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

/** The part of its relay connection that we use. */
export interface Relayer {
  provider: unknown
  publisher: unknown
  on(event: string, heard: (payload: unknown) => void): void
  confirmOnlineStateOrThrow(): Promise<void>
  transportClose(): Promise<void>
  /** Tries up to five times to connect. */
  connect?(url?: string): Promise<void>
  /** Publishing waits for this. */
  toEstablishConnection?(): Promise<void>
  unsubscribe?(topic: string): Promise<void>
  /** Resolves once the relay has confirmed it. */
  subscribe?(topic: string): Promise<unknown>
  /** The subscriptions to topics. */
  subscriber?: { readonly topics: string[]; on(event: string, heard: (payload: unknown) => void): void }
}

const isClient = (value: unknown): value is Client =>
  typeof value === 'object' && value !== null && 'client' in value && 'pair' in value

declare global {
  /** The clients of the page, by their storage prefix: shared by all copies of this package in it. */
  var porticoWalletConnect: Map<string, Promise<Client>> | undefined
}

/** The client of a link: the dApp's own, or the page's shared one, created on first use. @throws `pairing.missing`. */
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
  // webpack can be configured to replace a missing package with an empty module.
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
  // Proposals of other tabs are in storage too: this tab would take their session, although no request here waits for
  // it.
  client.client.proposal.map.clear()
  return client
}

/** Within `try`, so that bundlers can build without the package. */
async function fetchPackage() {
  try {
    return await import('@walletconnect/universal-provider')
  } catch (cause) {
    throw new PorticoError(isMissing(cause) ? 'pairing.missing' : 'pairing.failed', undefined, { cause })
  }
}

/** Whether a loader reports that a package is missing; a failed download is another matter. */
export const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && /resolve|cannot find|bare specifier/i.test(cause.message)
