import bs58 from 'bs58'
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

/** The twin that anybody can make of a signature: its second half, and the group's order more. */
function twinOf(signature: Uint8Array): Uint8Array {
  const twin = Uint8Array.from(signature)
  let rest = signature.subarray(32).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n) + order
  for (let at = 32; at < 64; at++, rest >>= 8n) twin[at] = Number(rest & 255n)
  return twin
}

it('believes the account’s own signature', async () => {
  expect(await verifier.verify(session(alice.address, bs58.encode(await alice.sign(message))))).toBe(true)
})

describe('does not believe', () => {
  it.each([
    ['that of another key', () => bob.sign(message)],
    ['that of another text', () => alice.sign('else')],
    ['a truncated one', async () => (await alice.sign(message)).slice(0, 63)],
    ['one that is too long', async () => Uint8Array.of(...(await alice.sign(message)), 0)],
    ['the twin of the right one', async () => twinOf(await alice.sign(message))],
  ])('%s', async (_, sign) => {
    expect(await verifier.verify(session(alice.address, bs58.encode(await sign())))).toBe(false)
  })

  it('what is no base58, or no account', async () => {
    const signature = bs58.encode(await alice.sign(message))
    expect(await verifier.verify(session(alice.address, '0x00'))).toBe(false)
    expect(await verifier.verify(session(alice.address.slice(1), signature))).toBe(false)
    expect(await verifier.verify(session('', ''))).toBe(false)
  })
})

it('says so where the device can’t tell', async () => {
  vi.stubGlobal('crypto', {})
  const signature = bs58.encode(new Uint8Array(64))
  await expect(verifier.verify(session(alice.address, signature))).rejects.toMatchObject({ code: 'sign.unsupported' })
})
