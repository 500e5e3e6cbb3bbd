import type { Hex } from 'viem'

// The few shapes that reading tokens and names needs. viem's coder would do it too, but shares modules with what every page loads, and
// would make that larger.

const wordLength = 64

/** A number as a word of the contract ABI: 32 bytes. */
const word = (value: number | bigint): string => value.toString(16).padStart(wordLength, '0')

/** An address, or anything else in hexadecimal, as a word. */
const padded = (hex: string): string => hex.slice(2).toLowerCase().padStart(wordLength, '0')

/** A call of a function without arguments, or with an address. */
export const callData = (selector: Hex, address?: Hex): Hex => `${selector}${address ? padded(address) : ''}`

/** An argument of a call: a word, or bytes of any length in hexadecimal. */
type Argument = bigint | Hex

/** A call of a function with such arguments. */
export function encodeCall(selector: Hex, ...values: readonly Argument[]): Hex {
  let offset = values.length * 32
  const tails: string[] = []
  const heads = values.map((value) => {
    if (typeof value === 'bigint') return word(value)
    const own = word(offset)
    const tail = bytesOf(value)
    tails.push(tail)
    offset += tail.length / 2
    return own
  })
  return `${selector}${heads.join('')}${tails.join('')}`
}

/** Bytes behind their length, filled up to whole words. */
function bytesOf(hex: Hex): string {
  const bytes = hex.slice(2)
  return `${word(bytes.length / 2)}${bytes.padEnd(Math.ceil(bytes.length / wordLength) * wordLength, '0')}`
}

export interface Call {
  target: Hex
  data: Hex
}

/** Multicall3's `aggregate3`, in which any call may fail. */
export function aggregateData(calls: readonly Call[]): Hex {
  const items = calls.map(({ target, data }) => `${padded(target)}${word(1)}${word(96)}${bytesOf(data)}`)
  let offset = calls.length * 32
  const offsets = items.map((item) => {
    const own = word(offset)
    offset += item.length / 2
    return own
  })
  return `0x82ad56cb${word(32)}${word(calls.length)}${offsets.join('')}${items.join('')}`
}

/** The word at a byte; undefined where the data is shorter. */
export function wordAt(data: string, at: number): bigint | undefined {
  const digits = data.slice(2 + at * 2, 2 + at * 2 + wordLength)
  return digits.length === wordLength ? BigInt(`0x${digits}`) : undefined
}

/** A word that says where something is, or how long; undefined where the data has no such place. */
export function lengthAt(data: string, at: number): number | undefined {
  const value = wordAt(data, at)
  return value !== undefined && value <= data.length / 2 ? Number(value) : undefined
}

/** The bytes that lie behind their length; undefined where the data is shorter. */
export function bytesAt(data: string, at: number): Hex | undefined {
  const length = lengthAt(data, at)
  if (length === undefined) return undefined
  const start = 2 + (at + 32) * 2
  const bytes = data.slice(start, start + length * 2)
  return bytes.length === length * 2 ? `0x${bytes}` : undefined
}

/** What the calls of an `aggregate3` were answered, undefined for one that failed; undefined where it is no such answer. */
export function readAggregate(data: string, count: number): (Hex | undefined)[] | undefined {
  const start = lengthAt(data, 0)
  if (start === undefined || lengthAt(data, start) !== count) return undefined
  const base = start + 32
  return Array.from({ length: count }, (_, index) => {
    const item = base + (lengthAt(data, base + index * 32) ?? data.length)
    const offset = lengthAt(data, item + 32)
    return wordAt(data, item) === 1n && offset !== undefined ? bytesAt(data, item + offset) : undefined
  })
}

/** The bytes that a call was answered first; undefined where there are none. */
export function readBytes(data: string): Hex | undefined {
  const offset = lengthAt(data, 0)
  return offset === undefined ? undefined : bytesAt(data, offset)
}

/** The number that a call was answered; undefined where it is none. */
export const readNumber = (data: string): bigint | undefined => wordAt(data, 0)

/** The text that bytes in hexadecimal are. */
export const textOf = (bytes = '0x'): string =>
  new TextDecoder().decode(Uint8Array.from(bytes.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))

/** The text that a call was answered, as contracts of today do or, in 32 bytes, some old ones; empty where it is none. */
export function readText(data: string): string {
  return textOf(data.length === 2 + wordLength ? data : readBytes(data)).replaceAll('\0', '')
}
