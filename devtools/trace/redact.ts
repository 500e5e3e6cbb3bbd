import { amountLike, magnitudeOf, rounded, valueNames } from './amounts.ts'
import { fieldName } from './field-names.ts'
import { payLimits } from './pay-limits.ts'
import { type PlaceholderKind, placeholders, SHORTEST_ADDRESS } from './placeholders.ts'
import {
  codeNames,
  keyLike,
  namedHost,
  nameSuffix,
  names,
  paidAmount,
  paidFor,
  partial,
  patterns,
  payment,
  request,
  secretNames,
  urlOrName,
  validEmail,
  words,
} from './secrets.ts'

/** Removes secrets from data that is about to leave the page. */
export interface Redactor {
  /** A copy with a placeholder for every secret; the same secret always gets the same one. */
  redact(value: unknown): unknown
  /** The path of an actor with a placeholder for every secret in it: an id may be a transaction's hash. */
  redactPath(path: string): string
}

/** The names of texts that users type. */
const typedNames = /^(percentage|search|text|typed)$/i
/** The maximum length of a picture; a longer one would fill the trace without telling anything. */
const LONGEST_PICTURE = 4_000
const noPicture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

/** A URL's path segment as text. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Creates a redactor. `known` words are kept: ids of networks, and other public ones. */
export function redactor(known: readonly string[] = []): Redactor {
  const open = new Set(known)
  const serials = new Map<PlaceholderKind, number>()
  const given = new Map<string, string>()
  const made = new Set<string>()
  const limits = payLimits()
  /** Reduces the amounts of the current value. */
  let reduced = rounded

  const hide = (kind: PlaceholderKind, secret: string): string => {
    if (made.has(secret) || (open.has(secret) && kind !== 'word')) return secret
    // The same address has several spellings. A word's placeholder has its length, whatever else the word is.
    const spelling = kind === 'hex' || kind === 'email' || kind === 'word' ? secret.toLowerCase() : secret
    const key = kind === 'word' ? `word ${spelling}` : spelling
    const previous = given.get(key)
    if (previous !== undefined) return previous
    const serial = (serials.get(kind) ?? 0) + 1
    serials.set(kind, serial)
    const placeholder = placeholders[kind](secret, serial)
    given.set(key, placeholder)
    made.add(placeholder)
    return placeholder
  }

  /** Hides each word, and keeps what is between them. */
  const hideWords = (text: string): string => text.replace(words, (word) => hide('word', word))

  /** Hides a name's labels, and keeps its suffix. */
  const hideName = (name: string): string => {
    const [suffix = ''] = nameSuffix.exec(name) ?? []
    const hidden = hideWords(name.slice(0, name.length - suffix.length)) + suffix
    if (suffix !== '') made.add(hidden)
    return hidden
  }

  const redactSegment = (segment: string, isPrivate: boolean): string => {
    const text = decoded(segment)
    if (text.search(names) >= 0) return encodeURIComponent(text.replace(names, hideName))
    return keyLike.test(segment) || (isPrivate && segment !== '') ? hide('text', segment) : segment
  }

  /** Hides a URL's secret parts; all but the host if `isPrivate`. */
  const redactUrl = (text: string, isPrivate = false): string => {
    if (/^wc:/i.test(text)) return `wc:${hide('text', text.slice(3))}`
    if (!URL.canParse(text)) return hide('text', text)
    const parsed = new URL(text)
    const host = namedHost.test(parsed.host) ? parsed.host.replace(names, hideName) : parsed.host
    const path = parsed.pathname
      .split('/')
      .map((segment) => redactSegment(segment, isPrivate))
      .join('/')
    const root = path === '/' && !/\/($|[?#])/.test(text) ? '' : path
    const [search, hash] = [parsed.search, parsed.hash].map((part) => part && part[0] + hide('text', part.slice(1)))
    return `${parsed.protocol}//${host}${root}${search}${hash}`
  }

  /** What contains the placeholder of an address or a hash between slashes is a path, not one secret. */
  const hideAll = (kind: PlaceholderKind, found: string): string =>
    found.split('/').some((part) => part.length >= SHORTEST_ADDRESS && made.has(part))
      ? redactPath(found)
      : hide(kind, found)

  const redactPayment = (request: string): string =>
    request.replace(paidAmount, rounded).replace(paidFor, (said) => hide('text', said))

  const redactText = (text: string): string => {
    const plain = text
      .replace(urlOrName, (found) => (found.includes(':') ? redactUrl(found) : hideName(found)))
      .replace(payment, redactPayment)
    return patterns.reduce((rest, [kind, pattern]) => rest.replace(pattern, (found) => hideAll(kind, found)), plain)
  }

  const hidePartial = (text: string): string => text.replace(partial, (part) => hide('word', part))

  /** Hides a receiver or a name while the user types it: all of it, except that a request keeps its form. */
  const redactTyped = (text: string): string =>
    redactText(text).replace(/\S+/g, (part) => {
      if (made.has(part)) return part
      return request.test(part) ? hidePartial(part) : hideName(part)
    })

  const redactEmail = (text: string): string => {
    if (text.trim() === '') return text
    return validEmail.test(text) ? hide('email', text.trim()) : hide('text', text)
  }

  const redactPath = (path: string): string =>
    path
      .split('/')
      .map((part) => (made.has(part) ? part : redactText(part)))
      .join('/')

  const redactString = (name: string, text: string): string => {
    if (made.has(text)) return text
    if (name === 'receiverText') return redactTyped(text)
    const [, amount, symbol = ''] = (valueNames.test(name) && amountLike.exec(text)) || []
    if (amount !== undefined) return reduced(amount) + redactText(symbol)
    if (open.has(text)) return text
    if (/^data:/i.test(text)) return text.length > LONGEST_PICTURE || name === 'avatar' ? noPicture : text
    if (/^\d{6}$/.test(text) && (codeNames.test(name) || name === '')) return hide('code', text)
    if (name === 'wish') return redactWish(text)
    if (name === 'at') return redactPath(text)
    if (name === 'avatar') return redactUrl(text, true)
    if (name === 'alias') return nameSuffix.test(text) ? redactText(text) : hideWords(text)
    if (/^email$/i.test(name)) return redactEmail(text)
    const safe = redactText(text)
    if (typedNames.test(name)) return hidePartial(safe)
    if (text === '' || !secretNames.test(name)) return safe
    // A placeholder keeps its shape, also after the id of a network.
    return made.has(safe.slice(safe.lastIndexOf(':') + 1)) ? safe : hide('text', text)
  }

  /** The dApp's arguments are JSON within JSON. */
  const redactWish = (json: string): string => {
    try {
      return JSON.stringify(walk('', JSON.parse(json)))
    } catch {
      return hide('text', json)
    }
  }

  const walk = (name: string, value: unknown): unknown => {
    if (typeof value === 'string') return redactString(name, value)
    if (typeof value === 'number' && valueNames.test(name)) return Math.sign(value) * magnitudeOf(Math.abs(value))
    if (typeof value === 'number' && codeNames.test(name)) return hide('code', String(value))
    if (Array.isArray(value)) return value.map((each) => walk(name, each))
    if (!(value instanceof Object)) return value
    const entries = Object.entries(value).map(([key, each]) => [
      redactText(key),
      walk(fieldName(name, value, key), each),
    ])
    return Object.fromEntries(entries)
  }

  const redact = (value: unknown): unknown => {
    limits.learn(value)
    reduced = limits.reducer(value)
    return walk('', value)
  }

  return { redact, redactPath }
}
