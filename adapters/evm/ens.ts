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

// viem's ENS actions share modules with what every page loads, and would make that larger. They also call off-chain
// servers, which would learn of each visit: here only for a name that the user means to send to.

/** The universal resolver of ENS on Ethereum. */
const resolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

const etherCoin = 60n

/** A server may refer to another one; EIP-3668 requires at least four hops. */
const mostLookups = 4

/** The normalized ENS name; undefined if invalid. */
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
 * The resolver's answer; empty if it reverts, which means that it knows none.
 * @param follows how many off-chain lookups to follow.
 */
async function ask(node: Node, data: Hex, follows = 0): Promise<string> {
  try {
    return parseHex(await node('eth_call', [{ to: resolver, data }, 'latest'])) ?? ''
  } catch (cause) {
    // A contract's revert has data; a node's failure has none.
    if (!isRefusal(cause)) throw cause
    const refusal = refusalOf(cause)
    if (follows === 0 || !refusal?.startsWith(leadsElsewhere)) return ''
    const { followLookup } = await import('./offchain-lookup.ts')
    const next = await followLookup(resolver, refusal)
    return next === undefined ? '' : ask(node, next, follows - 1)
  }
}

/** The selector of `OffchainLookup` (EIP-3668). */
const leadsElsewhere = '0x556f1830'

/** The revert data of a contract, wherever the transport has put it. */
function refusalOf(cause: unknown): string | undefined {
  if (!(cause instanceof Object)) return undefined
  const data: unknown = 'data' in cause ? cause.data : undefined
  const inner: unknown = 'cause' in cause ? cause.cause : undefined
  return typeof data === 'string' ? data : (refusalOf(data) ?? refusalOf(inner))
}

const isRefusal = (cause: unknown): boolean =>
  cause instanceof Error && (('code' in cause && cause.code === 3) || /revert/i.test(cause.message))

/** The answer of a name's own resolver to a call. */
async function askFor(node: Node, name: string, data: Hex, follows = 0): Promise<string> {
  const answer = await ask(node, encodeCall('0x9061b923', toHex(packetToBytes(name)), data), follows)
  return readBytes(answer) ?? ''
}

/** ENS's service that converts avatars for browsers: IPFS, Arweave, the owner's NFT. */
const pictures = 'https://metadata.ens.domains/mainnet/avatar'

const avatarOf = (name: string, said: string): string | undefined =>
  /^(ipfs|ar|eip155):/i.test(said) ? `${pictures}/${encodeURIComponent(name)}` : parseIcon(said)

/** The ENS name and avatar of an account. A name that is not normalized imitates another one, and is ignored. */
export async function ensIdentity(node: Node, account: string): Promise<Identity> {
  const answer = await ask(node, encodeCall('0x5d78a217', addressOf(account), etherCoin))
  const name = readText(answer)
  if (!name.includes('.') || normalized(name) !== name) return {}
  const picture = encodeCall('0x59d1d43c', BigInt(namehash(name)), toHex(new TextEncoder().encode('avatar')))
  // The name is useful without its picture.
  const avatar = await askFor(node, name, picture).catch(() => '')
  return defined({ name: cleanName(name), avatar: avatarOf(name, readText(avatar)) })
}

/** The address of an ENS name, with the normalized name; undefined if it is invalid or has no address. */
export async function ensReceiver(node: Node, text: string): Promise<Receiver | undefined> {
  const name = normalized(text)
  if (!name?.includes('.')) return undefined
  const owner = readNumber(await askFor(node, name, encodeCall('0x3b3b57de', BigInt(namehash(name))), mostLookups))
  const address = owner && parseAddress(`0x${owner.toString(16).padStart(40, '0')}`)
  return address ? { address, name } : undefined
}
