import { namespaceDetails } from '../core/namespace-details.ts'
import type { Namespace } from '../core/namespaces.ts'
import { listOf, word } from '../core/schema.ts'
import { keyValueStore } from './storage/key-value-store.ts'

/** As many receivers are remembered. */
const most = 200
/** So many letters at the start, after a prefix, and at the end are what people compare. */
const compared = { start: 4, end: 4 }

/** Whom this browser does not remember, and the user knows all the same. */
export interface AlsoKnown {
  /** Whom the account has sent to, by its history. */
  sentTo?: readonly string[]
  /** The user's own accounts. */
  own?: readonly string[]
}

/** Whom the user of this browser has sent to: who is not among them is met for the first time [send-look-alike]. */
export interface KnownReceivers {
  /** Whether there was a transfer to the address, and else the one of before that it could be taken for. */
  compare(namespace: Namespace, address: string, also?: AlsoKnown): { isKnown: boolean; like?: string }
  add(address: string): void
}

const bare = (address: string): string => address.replace(/^0x/, '')

const looksLike = (one: string, other: string): boolean =>
  bare(one).slice(0, compared.start) === bare(other).slice(0, compared.start) &&
  one.slice(-compared.end) === other.slice(-compared.end)

/** @param open yields the storage; it may throw. */
export function knownReceivers(open: () => Storage): KnownReceivers {
  const store = keyValueStore(open)
  const list = () => store.json('known_receivers', listOf(word, most)) ?? []
  return {
    compare(namespace, address, { sentTo = [], own = [] } = {}) {
      const { ignoresCase } = namespaceDetails[namespace]
      const spell = (each: string) => (ignoresCase ? each.toLowerCase() : each)
      const known = [...list(), ...sentTo, ...own]
      if (known.some((each) => spell(each) === spell(address))) return { isKnown: true }
      const like = known.find((each) => looksLike(spell(each), spell(address)))
      return { isKnown: false, ...(like !== undefined && { like }) }
    },
    add(address) {
      const others = list().filter((each) => each !== address)
      store.write({ known_receivers: JSON.stringify([address, ...others].slice(0, most)) })
    },
  }
}
