import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { formed, parse } from '../../core/schema.ts'
import { bytesAt, encodeCall, lengthAt, textOf, wordAt } from './abi.ts'

// viem follows such lookups too, but with its whole coder, which shares modules with what every page loads.

/** The length of an error's selector. */
const selector = '0x556f1830'.length

/** The maximum number of servers to try, one after the other. */
const mostServers = 4

interface Lookup {
  sender: bigint
  urls: readonly string[]
  callData: Hex
  callback: Hex
  extraData: Hex
}

const answer = z.object({ data: formed(200_000, /^0x([\da-f]{2})*$/i) })

/**
 * Decodes `(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)`; undefined if invalid.
 */
function readLookup(refusal: string): Lookup | undefined {
  const data = `0x${refusal.slice(selector)}`
  const [sender, list, call, extra] = [wordAt(data, 0), lengthAt(data, 32), lengthAt(data, 64), lengthAt(data, 128)]
  if (sender === undefined || list === undefined || call === undefined || extra === undefined) return undefined
  const count = Math.min(lengthAt(data, list) ?? 0, mostServers)
  const urls = Array.from({ length: count }, (_, index) => {
    const offset = lengthAt(data, list + 32 + index * 32)
    const bytes = offset === undefined ? undefined : bytesAt(data, list + 32 + offset)
    return textOf(bytes)
  })
  const [callData, extraData] = [bytesAt(data, call), bytesAt(data, extra)]
  const start = 2 + 96 * 2
  return callData && extraData
    ? { sender, urls, callData, callback: `0x${data.slice(start, start + 8)}`, extraData }
    : undefined
}

/** Whether a server may be called: only over an encrypted connection, or on this machine. */
const isSafe = (url: string): boolean => /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/i.test(url)

/** The answer of the first server that returns one; undefined if none does. */
async function askServers({ sender, urls, callData }: Lookup): Promise<string | undefined> {
  const from = `0x${sender.toString(16).padStart(40, '0')}`
  for (const url of urls) {
    const address = url.replace('{sender}', from).replace('{data}', callData)
    if (!isSafe(address)) continue
    const post = {
      method: 'POST',
      body: JSON.stringify({ data: callData, sender: from }),
      headers: { 'content-type': 'application/json' },
    }
    const init = {
      ...(url.includes('{data}') ? {} : post),
      credentials: 'omit',
      signal: AbortSignal.timeout(lazyConstants.rpc.timeout),
    } as const
    const said = await fetch(address, init)
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined)
    const { data } = parse(answer, said) ?? {}
    if (data !== undefined) return data
  }
  return undefined
}

/**
 * Follows an off-chain lookup (EIP-3668): calls the servers that the contract names, and returns the call with which
 * the contract verifies their answer.
 *
 * @param contract the contract that reverted; a lookup in another one's name is invalid.
 * @param refusal its revert data.
 * @returns undefined if no server answers.
 */
export async function followLookup(contract: Hex, refusal: string): Promise<Hex | undefined> {
  const lookup = readLookup(refusal)
  if (lookup?.sender !== BigInt(contract)) return undefined
  const said = await askServers(lookup)
  return said === undefined ? undefined : encodeCall(lookup.callback, `0x${said.slice(2)}`, lookup.extraData)
}
