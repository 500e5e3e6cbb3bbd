import type { Hex } from 'viem'

// The few ABI types for reading tokens and names. viem's coder would do it too, but shares modules with what every page
// loads, and would make that larger.

const wordLength = 64

/** A number as an ABI word of 32 bytes. */
const word = (value: number | bigint): string => value.toString(16).padStart(wordLength, '0')

/** An address, or any other hex value, as a word. */
const padded = (hex: string): string => hex.slice(2).toLowerCase().padStart(wordLength, '0')

/** The data of a call without arguments, or with an address. */
export const callData = (selector: Hex, address?: Hex): Hex => `${selector}${address ? padded(address) : ''}`

/** An argument of a call: a word, or dynamic bytes in hex. */
type Argument = bigint | Hex

/** The data of a call with such arguments. */
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

/** Dynamic bytes: the length, then the bytes, padded to whole words. */
function bytesOf(hex: Hex): string {
  const bytes = hex.slice(2)
  return `${word(bytes.length / 2)}${bytes.padEnd(Math.ceil(bytes.length / wordLength) * wordLength, '0')}`
}

export interface Call {
  target: Hex
  data: Hex
}

/** The data of Multicall3's `aggregate3`, in which any call may fail. */
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

/** The word at a byte offset; undefined if the data is shorter. */
export function wordAt(data: string, at: number): bigint | undefined {
  const digits = data.slice(2 + at * 2, 2 + at * 2 + wordLength)
  return digits.length === wordLength ? BigInt(`0x${digits}`) : undefined
}

/** A word that is an offset or a length; undefined if it exceeds the data. */
export function lengthAt(data: string, at: number): number | undefined {
  const value = wordAt(data, at)
  return value !== undefined && value <= data.length / 2 ? Number(value) : undefined
}

/** The dynamic bytes at an offset; undefined if the data is shorter. */
export function bytesAt(data: string, at: number): Hex | undefined {
  const length = lengthAt(data, at)
  if (length === undefined) return undefined
  const start = 2 + (at + 32) * 2
  const bytes = data.slice(start, start + length * 2)
  return bytes.length === length * 2 ? `0x${bytes}` : undefined
}

/** The results of an `aggregate3`, undefined for a failed call; undefined if the data is no such result. */
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

/** The first dynamic bytes of a result; undefined if there are none. */
export function readBytes(data: string): Hex | undefined {
  const offset = lengthAt(data, 0)
  return offset === undefined ? undefined : bytesAt(data, offset)
}

/** The number of a result; undefined if there is none. */
export const readNumber = (data: string): bigint | undefined => wordAt(data, 0)

/** Decodes hex bytes as text. */
export const textOf = (bytes = '0x'): string =>
  new TextDecoder().decode(Uint8Array.from(bytes.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))

/** The text of a result, as a string or, in old contracts, as 32 bytes; empty if it is neither. */
export function readText(data: string): string {
  return textOf(data.length === 2 + wordLength ? data : readBytes(data)).replaceAll('\0', '')
}
