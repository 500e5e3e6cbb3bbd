import bs58 from 'bs58'
import { hexToBytes } from 'viem'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SIWXSession } from '../types.ts'
import { SolanaVerifier } from './solana.ts'

const order = 2n ** 252n + 27742317777372353535851937790883648493n
const message = 'Any text, with ümlauts.\nAnd lines.'
const verifier = new SolanaVerifier()

async function makeAccount() {
  const { publicKey, privateKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  const address = bs58.encode(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
  const sign = async (text: string) =>
    new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(text)))
  return { address, sign }
}

let alice: Awaited<ReturnType<typeof makeAccount>>
let bob: typeof alice
beforeAll(async () => {
  alice = await makeAccount()
  bob = await makeAccount()
})
afterEach(() => vi.unstubAllGlobals())

const session = (accountAddress: string, signature: string): SIWXSession => ({
  data: {
    accountAddress,
    chainId: 'solana:sandbox',
    domain: 'dapp.example',
    uri: 'https://dapp.example',
    version: '1',
    nonce: '12345678',
  },
  message,
  signature,
})

/** The malleable twin of a signature: its second half plus the group's order. */
function twinOf(signature: Uint8Array): Uint8Array {
  const twin = Uint8Array.from(signature)
  let rest = signature.subarray(32).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n) + order
  for (let at = 32; at < 64; at++, rest >>= 8n) twin[at] = Number(rest & 255n)
  return twin
}

it('accepts the account’s own signature', async () => {
  expect(await verifier.verify(session(alice.address, bs58.encode(await alice.sign(message))))).toBe(true)
})

describe('rejects', () => {
  it.each([
    ['that of another key', () => bob.sign(message)],
    ['that of another text', () => alice.sign('else')],
    ['a truncated one', async () => (await alice.sign(message)).slice(0, 63)],
    ['one that is too long', async () => Uint8Array.of(...(await alice.sign(message)), 0)],
    ['the twin of the right one', async () => twinOf(await alice.sign(message))],
  ])('%s', async (_, sign) => {
    expect(await verifier.verify(session(alice.address, bs58.encode(await sign())))).toBe(false)
  })

  it('invalid base58, or an invalid account', async () => {
    const signature = bs58.encode(await alice.sign(message))
    expect(await verifier.verify(session(alice.address, '0x00'))).toBe(false)
    expect(await verifier.verify(session(alice.address.slice(1), signature))).toBe(false)
    expect(await verifier.verify(session('', ''))).toBe(false)
  })
})

describe('an account that is a point of small order, for which anyone can sign', () => {
  const flips = (hex: string) => {
    const bytes = hexToBytes(`0x${hex}`)
    return [bytes, bytes.map((byte, at) => (at === 31 ? byte ^ 0x80 : byte))]
  }
  const points = [
    ['of order 1', '0100000000000000000000000000000000000000000000000000000000000000'],
    ['of order 2', 'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
    ['of order 4', '0000000000000000000000000000000000000000000000000000000000000000'],
    ['of order 8', 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a'],
    ['of order 8', '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'],
    ['of order 4, written otherwise', 'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
    ['of order 1, written otherwise', 'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
  ].flatMap(([name = '', hex = '']) => flips(hex).map((point) => [name, bs58.encode(point)] as const))

  // Chromium is such a device; Node is not.
  it.each(points)('%s is rejected, even if the platform would accept it: %s', async (_, address) => {
    vi.stubGlobal('crypto', { subtle: { importKey: async () => ({}), verify: async () => true } })
    const signature = bs58.encode(new Uint8Array(64))
    expect(await verifier.verify(session(alice.address, signature))).toBe(true)
    expect(await verifier.verify(session(address, signature))).toBe(false)
  })
})

it('reports that the platform can’t verify', async () => {
  vi.stubGlobal('crypto', {})
  const signature = bs58.encode(new Uint8Array(64))
  await expect(verifier.verify(session(alice.address, signature))).rejects.toMatchObject({ code: 'sign.unsupported' })
})
