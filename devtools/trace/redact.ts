import { namespaceDetails } from '../../core/namespace-details.ts'
import { type PlaceholderKind, placeholders } from './placeholders.ts'

/** Removes secrets from data that is about to leave the page. */
export interface Redactor {
  /** A copy with a placeholder for every secret; the same secret always gets the same one. */
  redact(value: unknown): unknown
}

/** The names of values that are always secret. */
const secretNames =
  /^(password|secret|.*token|signature|otp|pin|seed|mnemonic|.*private_?key|sym_?key|public_?key|nonce|email|user_?name|phone|message|path|authorization|cookie)$/i
const codeNames = /^(code|otp|pin)$/i

/** The names of values that reveal what a user owns and sends. */
const valueNames =
  /^(amount|arrived|balance|decimal|deposit|fee|least|numeric|quantity|reserve|text|typed|units|value|worth)$/i
/** An amount and its symbol. */
const amountLike = /^([-+−<$]{0,2}\d[\d.,'\s]*)(\s\S.{0,64})?$/

/**
 * Reduces an amount to its magnitude: the first digit becomes a one, the others zeros. Unless two amounts become equal,
 * their order is kept, so that comparisons have the same result.
 */
const rounded = (amount: string): string => {
  const first = amount.search(/[1-9]/)
  return amount.replace(/[1-9]/g, (_, at: number) => (at === first ? '1' : '0'))
}

const magnitudeOf = (value: number): number => (value === 0 ? 0 : 10 ** Math.floor(Math.log10(value)))

/** The patterns of secrets in a text, in the order of their search. */
const patterns: readonly [PlaceholderKind, RegExp][] = [
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  // The nonce in a sign-in message, whose other text is not secret.
  ['text', /(?<=^Nonce: )[a-z\d]+/gim],
  ['text', /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g],
  ...Object.values(namespaceDetails)
    .flatMap(({ redactions }) => redactions)
    .map(({ pattern, shape }): [PlaceholderKind, RegExp] => [shape, pattern]),
  ['letters', /\b(?=[A-Za-z]*\d)(?=[a-z\d]*[A-Z])[1-9A-HJ-NP-Za-km-z]{45,90}\b/g],
  ['text', /\b(?=[A-Za-z+/_-]*\d)[\w+/-]{45,}={0,2}/g],
]

/** The maximum length of a picture; a longer one would fill the trace without telling anything. */
const LONGEST_PICTURE = 4_000
const noPicture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

const url = /\b(?:https?|wss?|wc|ipfs):[^\s"'<>]+/gi
/** A path segment that may be a key: letters and digits that are not a version, or any long text. */
const keyLike = /^(?!v?\d+$)(?=.*\d)(?=.*[a-z])[\w.~-]{5,}$|^[\w.~-]{20,}$/i

/** Creates a redactor. `known` words are kept: ids of networks, and other public ones. */
export function redactor(known: readonly string[] = []): Redactor {
  const open = new Set(known)
  const serials = new Map<PlaceholderKind, number>()
  const given = new Map<string, string>()
  const made = new Set<string>()

  const hide = (kind: PlaceholderKind, secret: string): string => {
    if (open.has(secret) || made.has(secret)) return secret
    // The same address has several spellings.
    const key = kind === 'hex' || kind === 'email' ? secret.toLowerCase() : secret
    const previous = given.get(key)
    if (previous !== undefined) return previous
    const serial = (serials.get(kind) ?? 0) + 1
    serials.set(kind, serial)
    const placeholder = placeholders[kind](secret, serial)
    given.set(key, placeholder)
    made.add(placeholder)
    return placeholder
  }

  const redactUrl = (text: string): string => {
    if (/^wc:/i.test(text)) return `wc:${hide('text', text.slice(3))}`
    if (!URL.canParse(text)) return hide('text', text)
    const parsed = new URL(text)
    const path = parsed.pathname
      .split('/')
      .map((part) => (keyLike.test(part) ? hide('text', part) : part))
      .join('/')
    const root = path === '/' && !/\/($|[?#])/.test(text) ? '' : path
    const [search, hash] = [parsed.search, parsed.hash].map((part) => part && part[0] + hide('text', part.slice(1)))
    return `${parsed.protocol}//${parsed.host}${root}${search}${hash}`
  }

  const redactText = (text: string): string => {
    const plain = text.replace(url, redactUrl)
    return patterns.reduce((rest, [kind, pattern]) => rest.replace(pattern, (secret) => hide(kind, secret)), plain)
  }

  const redactString = (name: string, text: string): string => {
    if (open.has(text) || made.has(text)) return text
    if (/^data:/i.test(text)) return text.length > LONGEST_PICTURE ? noPicture : text
    if (/^\d{6}$/.test(text) && (codeNames.test(name) || name === '')) return hide('code', text)
    const [, amount, symbol = ''] = (valueNames.test(name) && amountLike.exec(text)) || []
    if (amount !== undefined) return rounded(amount) + redactText(symbol)
    if (name === 'wish') return redactWish(text)
    const safe = redactText(text)
    return safe === text && text !== '' && secretNames.test(name) ? hide('text', text) : safe
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
    const entries = Object.entries(value).map(([key, each]) => [redactText(key), walk(key, each)])
    return Object.fromEntries(entries)
  }

  return { redact: (value) => walk('', value) }
}
