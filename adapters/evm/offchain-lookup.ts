import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { formed, parse } from '../../core/schema.ts'
import { bytesAt, encodeCall, lengthAt, textOf, wordAt } from './abi.ts'

// viem follows such lookups too, but with its whole coder, which shares modules with what every page loads.

/** The letters of an error's selector. */
const selector = '0x556f1830'.length

/** So many servers are asked, one after the other. */
const mostServers = 4

interface Lookup {
  sender: bigint
  urls: readonly string[]
  callData: Hex
  callback: Hex
  extraData: Hex
}

const answer = z.object({ data: formed(200_000, /^0x([\da-f]{2})*$/i) })

/** Reads `(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)`; undefined where it is none. */
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

/** Whether a server may be asked: what is sent to it is not to be read on the way, but for one on this machine. */
const isSafe = (url: string): boolean => /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/i.test(url)

/** What the first server answers that answers at all; undefined where none does. */
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
 * The call with which a contract that has its answer elsewhere takes it: the servers that it names are asked, and the contract
 * checks what they say (EIP-3668).
 *
 * @param contract who refused; a lookup in another one's name is none.
 * @param refusal what it refused with.
 * @returns undefined where it names no server that answers.
 */
export async function followLookup(contract: Hex, refusal: string): Promise<Hex | undefined> {
  const lookup = readLookup(refusal)
  if (lookup?.sender !== BigInt(contract)) return undefined
  const said = await askServers(lookup)
  return said === undefined ? undefined : encodeCall(lookup.callback, `0x${said.slice(2)}`, lookup.extraData)
}
