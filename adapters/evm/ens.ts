import type { Hex } from 'viem'
import { namehash, normalize, packetToBytes } from 'viem/ens'
import type { Identity } from '../../core/identity.ts'
import { parseIcon } from '../../core/parse-shown.ts'
import { cleanName } from '../../core/sanitize.ts'
import { defined } from '../../core/schema.ts'
import type { Receiver } from '../../machines/ports.ts'
import { encodeCall, readBytes, readNumber, readText } from './abi.ts'
import { parseAddress } from './parse.ts'
import { addressOf, type Node, parseHex } from './requests.ts'

// viem's actions for ENS share modules with what every page loads, and would make that larger. They also ask servers for what is
// not on the chain, who would learn of each visit: here only for a name that the user means to send to.

/** Where the universal resolver of ENS is, on Ethereum. */
const resolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

const etherCoin = 60n

/** One server may lead to another; EIP-3668 wants as many to be followed. */
const mostLookups = 4

/** A name as ENS knows it; undefined where it can be none. */
function normalized(name: string): string | undefined {
  try {
    return normalize(name)
  } catch {
    return undefined
  }
}

const toHex = (bytes: Uint8Array): Hex =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`

/**
 * What the resolver answers; empty where it refuses, which is how it says that it knows none.
 * @param follows how often an answer that lies elsewhere is asked for there.
 */
async function ask(node: Node, data: Hex, follows = 0): Promise<string> {
  try {
    return parseHex(await node('eth_call', [{ to: resolver, data }, 'latest'])) ?? ''
  } catch (cause) {
    // A contract's refusal has data; a node that does not answer has not.
    if (!isRefusal(cause)) throw cause
    const refusal = refusalOf(cause)
    if (follows === 0 || !refusal?.startsWith(leadsElsewhere)) return ''
    const { followLookup } = await import('./offchain-lookup.ts')
    const next = await followLookup(resolver, refusal)
    return next === undefined ? '' : ask(node, next, follows - 1)
  }
}

/** What a refusal begins with that leads elsewhere: `OffchainLookup` (EIP-3668). */
const leadsElsewhere = '0x556f1830'

/** What a contract refused with, wherever the transport has put it. */
function refusalOf(cause: unknown): string | undefined {
  if (!(cause instanceof Object)) return undefined
  const data: unknown = 'data' in cause ? cause.data : undefined
  const inner: unknown = 'cause' in cause ? cause.cause : undefined
  return typeof data === 'string' ? data : (refusalOf(data) ?? refusalOf(inner))
}

const isRefusal = (cause: unknown): boolean =>
  cause instanceof Error && (('code' in cause && cause.code === 3) || /revert/i.test(cause.message))

/** What a name's own resolver answers to a call. */
async function askFor(node: Node, name: string, data: Hex, follows = 0): Promise<string> {
  const answer = await ask(node, encodeCall('0x9061b923', toHex(packetToBytes(name)), data), follows)
  return readBytes(answer) ?? ''
}

/** The service of ENS itself that turns what a browser can't show into a picture: IPFS, Arweave, an NFT of the owner's. */
const pictures = 'https://metadata.ens.domains/mainnet/avatar'

const avatarOf = (name: string, said: string): string | undefined =>
  /^(ipfs|ar|eip155):/i.test(said) ? `${pictures}/${encodeURIComponent(name)}` : parseIcon(said)

/** How ENS calls an account. A name that is not written as ENS writes it is meant to look like another, and counts as none. */
export async function ensIdentity(node: Node, account: string): Promise<Identity> {
  const answer = await ask(node, encodeCall('0x5d78a217', addressOf(account), etherCoin))
  const name = readText(answer)
  if (!name.includes('.') || normalized(name) !== name) return {}
  const picture = encodeCall('0x59d1d43c', BigInt(namehash(name)), toHex(new TextEncoder().encode('avatar')))
  // The name is of use without its picture.
  const avatar = await askFor(node, name, picture).catch(() => '')
  return defined({ name: cleanName(name), avatar: avatarOf(name, readText(avatar)) })
}

/** Who a name of ENS stands for, called as ENS writes it; undefined where it is none, or stands for none. */
export async function ensReceiver(node: Node, text: string): Promise<Receiver | undefined> {
  const name = normalized(text)
  if (!name?.includes('.')) return undefined
  const owner = readNumber(await askFor(node, name, encodeCall('0x3b3b57de', BigInt(namehash(name))), mostLookups))
  const address = owner && parseAddress(`0x${owner.toString(16).padStart(40, '0')}`)
  return address ? { address, name } : undefined
}
