import * as z from 'zod/mini'
import { ofChain } from '../core/by-chain.ts'
import { type CaipNetworkId, parseCaipNetworkId } from '../core/caip.ts'
import { PorticoError } from '../core/errors.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import { namespaceDetails } from '../core/namespace-details.ts'
import { viemNamespace } from '../core/namespaces.ts'
import { icon } from '../core/sanitize.ts'
import { defined, flag, formed, parse } from '../core/schema.ts'
import type { TokenBalance } from '../core/token-balance.ts'
import { decimal, name, price } from './blockchain-api/fields.ts'

/** The account, and the live provider of its wallet. */
export interface WalletQuery {
  provider: unknown
  address: string
  caipNetworkId: CaipNetworkId
}

const most = 10_000

const asset = z.object({
  address: z.string(),
  balance: formed(78, /^(0x[\da-f]{1,64}|\d{1,78})$/i),
  type: formed(6, /^(erc20|native)$/i),
  metadata: z.object({
    name,
    symbol: name,
    decimals: z.custom<number>((value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 256),
    // Not part of EIP-7811.
    price: z.optional(decimal),
    iconUrl: z.optional(z.string()),
  }),
})

const isNative = ({ type }: z.output<typeof asset>): boolean => /^native$/i.test(type)

/** The answer is valid only if all of its assets are. */
const assets = z.array(asset).check(z.refine((list) => list.length <= most))

const abilities = z.object({ assetDiscovery: z.object({ supported: flag }) })

type Request = (call: { method: string; params: unknown[] }) => Promise<unknown>

function requestOf(provider: unknown): Request | undefined {
  if (!(provider instanceof Object) || !('request' in provider)) return undefined
  const { request } = provider
  return typeof request === 'function' ? (call) => Promise.resolve(request.call(provider, call)) : undefined
}

/** Don't wait for a wallet that does not answer: other sources have the balances too. */
async function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(lazyConstants.walletPatience)])
  const late = new Promise<never>((_, reject) => {
    over.addEventListener('abort', () =>
      reject(new PorticoError(signal.aborted ? 'request.aborted' : 'service.timeout')),
    )
  })
  return Promise.race([work, late])
}

async function ask({ provider, address, caipNetworkId }: WalletQuery): Promise<readonly TokenBalance[] | undefined> {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  const request = requestOf(provider)
  if (!request || namespace !== viemNamespace) return undefined
  const chain = `0x${BigInt(reference).toString(16)}`
  const said = await request({ method: 'wallet_getCapabilities', params: [address, [chain]] })
  if (!parse(abilities, ofChain(said, chain))?.assetDiscovery.supported) return undefined

  const answer = await request({ method: 'wallet_getAssets', params: [{ account: address, chainFilter: [chain] }] })
  const held = parse(assets, ofChain(answer, chain))
  const isAddress = (text: string) => namespaceDetails[namespace].address.test(text)
  if (!held?.every((each) => isNative(each) || isAddress(each.address))) return undefined
  // Of two different amounts, it is unknown which one is right.
  const names = held.map((each) => (isNative(each) ? '' : each.address.toLowerCase()))
  if (new Set(names).size < names.length) return undefined
  return held.map((each) =>
    defined({
      ...each.metadata,
      iconUrl: parse(icon, each.metadata.iconUrl),
      // A price of 0 is unknown: wallets report it for tokens without one.
      price: parse(price, each.metadata.price),
      caipNetworkId,
      address: isNative(each) ? undefined : each.address,
      amount: BigInt(each.balance).toString(),
    }),
  )
}

/**
 * The wallet's own list of an account's assets [assets-wallet]; undefined if it has none, or if any asset is invalid.
 * @throws only `request.aborted`.
 */
export async function walletAssets(
  query: WalletQuery,
  signal: AbortSignal,
): Promise<readonly TokenBalance[] | undefined> {
  try {
    signal.throwIfAborted()
    return await within(ask(query), signal)
  } catch (cause) {
    if (signal.aborted) throw new PorticoError('request.aborted', undefined, { cause })
    return undefined
  }
}
