import { namespaceDetails } from '../../core/namespace-details.ts'
import type { PlaceholderKind } from './placeholders.ts'

/** The names of values that are always secret. */
export const secretNames =
  /^(password|secret|.*token|signature|otp|pin|seed|mnemonic|.*private_?key|sym_?key|public_?key|nonce|email|user_?name|phone|message|path|authorization|cookie)$/i
export const codeNames = /^(code|otp|pin)$/i

/** The patterns of secrets in a text, in the order of their search. */
export const patterns: readonly [PlaceholderKind, RegExp][] = [
  ['email', /[^\s@<>"/:=&?,;()[\]{}|\\'‘“„][^\s@<>"/:=&?,;()[\]{}|\\]{0,127}@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+/gu],
  // The nonce in a sign-in message, whose other text is not secret.
  ['text', /(?<=^Nonce: )[a-z\d]+/gim],
  ['text', /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g],
  ...Object.values(namespaceDetails)
    .flatMap(({ redactions }) => redactions)
    .map(({ pattern, shape }): [PlaceholderKind, RegExp] => [shape, pattern]),
  ['letters', /\b(?=[A-Za-z]*\d)(?=[a-z\d]*[A-Z])[1-9A-HJ-NP-Za-km-z]{45,90}\b/g],
  ['text', /\b(?=[A-Za-z+/_-]*\d)[\w+/-]{45,}={0,2}/g],
]

const url = /\b(?:https?|wss?|wc|ipfs):[^\s"'<>]+/
/** A path segment that may be a key: letters and digits that are not a version, or any long text. */
export const keyLike = /^(?!v?\d+$)(?=.*\d)(?=.*[a-z])[\w.~-]{5,}$|^[\w.~-]{20,}$/i

/** A character of a name's label: letters of all alphabets, digits, hyphens, underscores and pictures. */
const character = String.raw`[^\s!-,./:-@[-^\x60{-~]`
const name = String.raw`(?<!${character})(?:${character}+\.)+(?:eth|reown\.id|wcn\.id)(?![\w-])`
/** The names that lead to an address. */
export const names = new RegExp(name, 'giu')
export const nameSuffix = /\.(?:eth|reown\.id|wcn\.id)$/i
/** The host of a name's own site. */
export const namedHost = /\.eth(?:\.limo|\.link)?(?::\d+)?$/i
/** URLs, whose hosts may look like names, and names. */
export const urlOrName = new RegExp(`${url.source}|${name}`, 'giu')

/** The words in a text: runs of letters and digits, and of other characters than those of ASCII. */
export const words = /[\da-z]+|[^ -~\s]+/gi

const schemes = Object.values(namespaceDetails).map(({ signInName }) => signInName)
/** A payment request, or an account with its network, of which a part may still be missing. */
export const request = new RegExp(`^(?:${[...schemes, ...Object.keys(namespaceDetails)].join('|')}):`, 'i')
/** A part of an address; not an amount, a chain's id or a cluster. */
export const partial =
  /(?<![\w@.]|(?:amount|value|uint256)=|solana:(?=\w{32}:))(?:(?:0[xX])?[\da-fA-F]{6,}|[1-9A-HJ-NP-Za-km-z]{12,})(?!\w)/g
/** A payment request with a query (EIP-681, Solana Pay, BIP-21). */
export const payment = new RegExp(String.raw`\b(?:${schemes.join('|')}):[^\s?]+\?.+`, 'gi')
/** How much it asks for, without the exponent, and what for. */
export const paidAmount = /(?<=[?&](?:amount|value|uint256)=)\d[\d.]*/gi
export const paidFor = /(?<=[?&](?:label|memo|message)=)[^&#]+/gi

/** What the email form accepts (`isEmail`), whose file would load with every page that can record. */
export const validEmail = /^(?=.{0,320}$)\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/u
