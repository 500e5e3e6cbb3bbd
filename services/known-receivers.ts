import { type CaipNetworkId, caipAddressOf, parseCaipNetworkId } from '../core/caip.ts'
import { isCaipAddress, parseCaipAddress } from '../core/caip-address.ts'
import { namespaceDetails } from '../core/namespace-details.ts'
import { listOf, word } from '../core/schema.ts'
import type { Acquaintance } from '../machines/ports.ts'
import type { AccountOn } from './blockchain-api/account.ts'
import { keyValueStore } from './storage/key-value-store.ts'

/** The maximum number of stored receivers. */
const most = 200
/** How many characters users compare at the start, after a prefix, and at the end. */
const compared = { start: 4, end: 4 }

/** Receivers that are known without being stored in this browser. */
export interface AlsoKnown {
  /** The account's receivers on this network, from its history; undefined if that could not be loaded. */
  sentTo?: readonly string[] | undefined
  /** The user's own accounts. */
  own?: readonly string[]
}

/** The receivers that this browser's user has sent to; any other is new [send-look-alike]. */
export interface KnownReceivers {
  compare(receiver: AccountOn, also?: AlsoKnown): Acquaintance
  /** The receivers on a network, newest first. */
  on(caipNetworkId: CaipNetworkId): readonly string[]
  add(receiver: AccountOn): void
}

const bare = (address: string): string => address.replace(/^0x/, '')

const looksLike = (one: string, other: string): boolean =>
  bare(one).slice(0, compared.start) === bare(other).slice(0, compared.start) &&
  one.slice(-compared.end) === other.slice(-compared.end)

const accountOf = (id: string): AccountOn => {
  const { namespace, reference, address } = parseCaipAddress(id)
  return { address, caipNetworkId: `${namespace}:${reference}` }
}

/** @param open returns the storage; it may throw. */
export function knownReceivers(open: () => Storage): KnownReceivers {
  const store = keyValueStore(open)
  const list = () => (store.json('known_receivers', listOf(word, most)) ?? []).filter(isCaipAddress)
  return {
    compare({ address, caipNetworkId }, { sentTo, own = [] } = {}) {
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const { ignoresCase } = namespaceDetails[namespace]
      const spell = (each: string) => (ignoresCase ? each.toLowerCase() : each)
      const isSame = (each: string) => spell(each) === spell(address)
      const before = list()
        .filter((id) => id.startsWith(`${namespace}:`))
        .map(accountOf)
      const met = before.filter((each) => isSame(each.address))
      if (own.some(isSame)) return { isKnown: true }
      const known = [...before.map((each) => each.address), ...(sentTo ?? []), ...own]
      const like = known.find((each) => !isSame(each) && looksLike(spell(each), spell(address)))
      const alike = like !== undefined && { like }
      const isHere = met.some((each) => each.caipNetworkId === caipNetworkId) || sentTo?.some(isSame) === true
      if (isHere) return { isKnown: true, ...alike }
      const [last] = met
      if (last) return { isKnown: true, elsewhere: last.caipNetworkId, ...alike }
      return { isKnown: false, ...alike, ...(sentTo === undefined && { isHistoryMissing: true }) }
    },
    on: (caipNetworkId) =>
      list()
        .map(accountOf)
        .filter((each) => each.caipNetworkId === caipNetworkId)
        .map(({ address }) => address),
    add({ address, caipNetworkId }) {
      const id = caipAddressOf(caipNetworkId, address)
      const others = list().filter((each) => each !== id)
      store.write({ known_receivers: JSON.stringify([id, ...others].slice(0, most)) })
    },
  }
}
