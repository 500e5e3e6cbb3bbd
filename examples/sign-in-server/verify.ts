import {
  EIP155Verifier,
  parseMessage,
  type SIWXMessageData,
  type SIWXVerifier,
  SolanaVerifier,
  validityOf,
} from '../../siwx/index.ts'
import type { Nonces } from './nonces.ts'
import type { Signed } from './sessions.ts'

/** What the server accepts. */
export interface Terms {
  /** The dApp's origin, the only one that may ask. */
  origin: string
  /** The chains to sign in on, by CAIP-2 id, each with the addresses of its nodes. */
  chains: Readonly<Record<string, readonly string[]>>
  now(): number
}

/** Why a visitor is refused, as the answer states it. */
export type Refusal = 'message' | 'domain' | 'uri' | 'chain' | 'nonce' | 'early' | 'expired' | 'signature'

/** How far ahead a visitor's clock may be, in milliseconds. */
const skew = 60_000

/** Checks a message's content; its signature is checked later. */
function checkMessage({ message }: Signed, { origin, chains, now }: Terms): SIWXMessageData | Refusal {
  let data: SIWXMessageData
  try {
    data = parseMessage(message)
  } catch {
    return 'message'
  }
  const { protocol, host } = new URL(origin)
  if (data.domain !== host || (data.scheme !== undefined && `${data.scheme}:` !== protocol)) return 'domain'
  if (!URL.canParse(data.uri) || new URL(data.uri).origin !== origin) return 'uri'
  if (!Object.hasOwn(chains, data.chainId)) return 'chain'
  const validity = validityOf(data, now(), skew)
  return validity === 'valid' ? data : validity
}

/** Whether the account itself signed. @throws if a node is needed and none answers. */
async function checkSignature(data: SIWXMessageData, signed: Signed, { chains }: Terms): Promise<boolean> {
  const [namespace] = data.chainId.split(':')
  const verifier = verifiersOf(chains).find(({ chainNamespace }) => chainNamespace === namespace)
  try {
    return (await verifier?.verify({ data, ...signed })) ?? false
  } catch (cause) {
    // Without a node for the chain, only the key's own signature counts.
    if (cause instanceof Error && 'code' in cause && cause.code === 'sign.network') return false
    throw cause
  }
}

const verifiersOf = (chains: Terms['chains']): SIWXVerifier[] => {
  const networks = Object.entries(chains).flatMap(([id, nodes]) => {
    const [namespace, reference = ''] = id.split(':')
    if (namespace !== 'eip155') return []
    const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
    return [{ id: Number(reference), name: id, nativeCurrency, rpcUrls: { default: { http: nodes } } }]
  })
  return [new EIP155Verifier({ networks }), new SolanaVerifier()]
}

/**
 * Why a sign-in is refused; undefined if it is good. The messages' contents are checked first, then the nonce is used
 * up, and only then is a node asked.
 */
export async function refusalOf(
  all: readonly Signed[],
  visitor: string,
  { terms, nonces }: { terms: Terms; nonces: Nonces },
): Promise<Refusal | undefined> {
  const checked: [Signed, SIWXMessageData][] = []
  for (const one of all) {
    const data = checkMessage(one, terms)
    if (typeof data === 'string') return data
    checked.push([one, data])
  }
  // A wallet that signs for several chains in one step uses one nonce for all of them.
  const worths = [...new Set(checked.map(([, { nonce }]) => nonce))].map((nonce) => nonces.take(nonce, visitor))
  if (worths.includes('unknown')) return 'nonce'
  if (worths.includes('expired')) return 'expired'
  for (const [one, data] of checked) if (!(await checkSignature(data, one, terms))) return 'signature'
  return undefined
}
