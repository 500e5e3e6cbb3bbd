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

// viem's actions for ENS share modules with what every page loads, and would make that larger. They also ask whatever servers
// a name's owner names, who would learn of each visit: what is not on the chain is not asked for here.

/** Where the universal resolver of ENS is, on Ethereum. */
const resolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

const etherCoin = 60n

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

/** What the resolver answers; empty where it refuses, which is how it says that it knows none. */
async function ask(node: Node, data: Hex): Promise<string> {
  try {
    return parseHex(await node('eth_call', [{ to: resolver, data }, 'latest'])) ?? ''
  } catch (cause) {
    // A contract's refusal has data; a node that does not answer has not.
    if (isRefusal(cause)) return ''
    throw cause
  }
}

const isRefusal = (cause: unknown): boolean =>
  cause instanceof Error && (('code' in cause && cause.code === 3) || /revert/i.test(cause.message))

/** What a name's own resolver answers to a call. */
async function askFor(node: Node, name: string, data: Hex): Promise<string> {
  const answer = await ask(node, encodeCall('0x9061b923', toHex(packetToBytes(name)), data))
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
  const owner = readNumber(await askFor(node, name, encodeCall('0x3b3b57de', BigInt(namehash(name)))))
  const address = owner && parseAddress(`0x${owner.toString(16).padStart(40, '0')}`)
  return address ? { address, name } : undefined
}
