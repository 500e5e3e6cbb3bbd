import { namespaceDetails } from '../../core/namespace-details.ts'
import { type PlaceholderKind, placeholders } from './placeholders.ts'

/** Takes secrets out of what is about to leave the page. */
export interface Redactor {
  /** A copy in which every secret is a placeholder: the same secret the same one, for as long as the redactor lives. */
  redact(value: unknown): unknown
}

/** Values under these names are secret whatever they look like. */
const secretNames =
  /^(password|secret|.*token|signature|otp|pin|seed|mnemonic|.*private_?key|sym_?key|public_?key|nonce|email|user_?name|phone|message|path|authorization|cookie)$/i
const codeNames = /^(code|otp|pin)$/i

/** Under these names is what a user owns and sends. */
const valueNames =
  /^(amount|arrived|balance|decimal|deposit|fee|least|numeric|quantity|reserve|text|typed|units|value|worth)$/i
/** An amount, and the symbol of what it is one of. */
const amountLike = /^([-+−<$]{0,2}\d[\d.,'\s]*)(\s\S.{0,64})?$/

/**
 * Of an amount no more is told than how large it is: its first digit becomes a one and the others zeros. Of two amounts
 * the smaller one never becomes the greater one, so that what compares them decides as it did, unless they are alike.
 */
const rounded = (amount: string): string => {
  const first = amount.search(/[1-9]/)
  return amount.replace(/[1-9]/g, (_, at: number) => (at === first ? '1' : '0'))
}

const magnitudeOf = (value: number): number => (value === 0 ? 0 : 10 ** Math.floor(Math.log10(value)))

/** What a secret looks like anywhere in a text, in the order in which it is looked for. */
const patterns: readonly [PlaceholderKind, RegExp][] = [
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  // A sign-in message's, which is in a text that is otherwise open.
  ['text', /(?<=^Nonce: )[a-z\d]+/gim],
  ['text', /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g],
  ...Object.values(namespaceDetails)
    .flatMap(({ redactions }) => redactions)
    .map(({ pattern, shape }): [PlaceholderKind, RegExp] => [shape, pattern]),
  ['letters', /\b(?=[A-Za-z]*\d)(?=[a-z\d]*[A-Z])[1-9A-HJ-NP-Za-km-z]{45,90}\b/g],
  ['text', /\b(?=[A-Za-z+/_-]*\d)[\w+/-]{45,}={0,2}/g],
]

/** Characters of a picture; a longer one would fill the trace, and says nothing about what happened. */
const LONGEST_PICTURE = 4_000
const noPicture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

const url = /\b(?:https?|wss?|wc|ipfs):[^\s"'<>]+/gi
/** A part of a path that may be a key: anything with letters and digits that is no version, and anything long. */
const keyLike = /^(?!v?\d+$)(?=.*\d)(?=.*[a-z])[\w.~-]{5,}$|^[\w.~-]{20,}$/i

/** Makes a redactor that leaves `known` words as they are: ids of networks, and what else is public. */
export function redactor(known: readonly string[] = []): Redactor {
  const open = new Set(known)
  const serials = new Map<PlaceholderKind, number>()
  const given = new Map<string, string>()
  const made = new Set<string>()

  const hide = (kind: PlaceholderKind, secret: string): string => {
    if (open.has(secret) || made.has(secret)) return secret
    // The same address is written in several ways.
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

  /** What a dApp wants to be sent is JSON within the JSON. */
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
