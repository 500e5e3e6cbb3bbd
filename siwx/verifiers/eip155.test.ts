import {
  type Hex,
  parseSignature,
  serializeCompactSignature,
  serializeErc6492Signature,
  signatureToCompactSignature,
} from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { toNetwork } from '../../core/to-network.ts'
import { accounts, deployWalletFactory, type Sandbox, startSandbox, type WalletFactory } from '../../sandbox/index.ts'
import type { SIWXSession } from '../types.ts'
import { EIP155Verifier } from './eip155.ts'

type Account = (typeof accounts)[number]

let sandbox: Sandbox
let factory: WalletFactory
let verifier: EIP155Verifier
beforeAll(async () => {
  sandbox = await startSandbox()
  factory = await deployWalletFactory(sandbox.one)
  await factory.create(deployedOwner.address)
  const { nativeCurrency, name } = sandbox.one
  const rpcUrls = { default: { http: [sandbox.one.url] } }
  verifier = new EIP155Verifier({ networks: [{ id: 31337, name, nativeCurrency, rpcUrls }] })
})
afterAll(() => sandbox.stop())
afterEach(() => {
  sandbox.one.clear()
  sandbox.one.requests.length = 0
})

const [alice, bob, deployedOwner, futureOwner] = accounts as [Account, Account, Account, Account]
const message = 'Any text, with ümlauts.\nAnd lines.'
const session = (accountAddress: string, signature: string, text = message): SIWXSession => ({
  data: {
    accountAddress,
    chainId: 'eip155:31337',
    domain: 'dapp.example',
    uri: 'https://dapp.example',
    version: '1',
    nonce: '12345678',
  },
  message: text,
  signature,
})

/** The malleable twin of a signature, which anyone can compute: the same signer, another text. */
function twinOf(signature: Hex): Hex {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const s = order - BigInt(`0x${signature.slice(66, 130)}`)
  const v = signature.endsWith('1b') ? '1c' : '1b'
  return `0x${signature.slice(2, 66)}${s.toString(16).padStart(64, '0')}${v}`
}

/** The same signature in 64 bytes (ERC-2098). */
const packed = (signature: Hex): Hex =>
  serializeCompactSignature(signatureToCompactSignature(parseSignature(signature)))

describe('the nodes that are asked', () => {
  const at = (id: number, url: string) =>
    toNetwork({ id, name: 'Test', nativeCurrency: sandbox.one.nativeCurrency, rpcUrls: { default: { http: [url] } } })
  const verify = async (one: EIP155Verifier) =>
    one.verify(session(await factory.addressOf(deployedOwner.address), await deployedOwner.signMessage({ message })))

  it('are those of the kit’s current networks', async () => {
    const followed = new EIP155Verifier()
    followed.setNetworks([at(1, 'http://127.0.0.1:1')])
    await expect(verify(followed)).rejects.toMatchObject({ code: 'sign.network' })
    followed.setNetworks([at(1, 'http://127.0.0.1:1'), at(31337, sandbox.one.url)])
    expect(await verify(followed)).toBe(true)
    followed.setNetworks([])
    await expect(verify(followed)).rejects.toMatchObject({ code: 'sign.network' })
  })

  it('are the verifier’s own if it has some', async () => {
    verifier.setNetworks([])
    expect(await verify(verifier)).toBe(true)
  })
})

describe('an account with a key', () => {
  it('is verified without asking a node', async () => {
    const signature = await alice.signMessage({ message })
    expect(await verifier.verify(session(alice.address, signature))).toBe(true)
    expect(await verifier.verify(session(alice.address.toLowerCase(), signature))).toBe(true)
    expect(await new EIP155Verifier().verify(session(alice.address, signature))).toBe(true)
    expect(sandbox.one.requests).toEqual([])
  })

  it('is verified as well if an old wallet counts the two candidate keys from 0', async () => {
    const signature = await alice.signMessage({ message })
    const old = `${signature.slice(0, -2)}${signature.endsWith('1b') ? '00' : '01'}`
    expect(await verifier.verify(session(alice.address, old))).toBe(true)
  })

  it.each([
    ['of another key', async () => session(alice.address, await bob.signMessage({ message }))],
    ['of another text', async () => session(alice.address, await alice.signMessage({ message: 'else' }))],
    ['that is truncated', async () => session(alice.address, (await alice.signMessage({ message })).slice(0, -2))],
    ['that is too long', async () => session(alice.address, `${await alice.signMessage({ message })}00`)],
    [
      'that is half a byte short',
      async () => session(alice.address, (await alice.signMessage({ message })).slice(0, -1)),
    ],
    ['that is empty', async () => session(alice.address, '0x')],
    ['that is no hex', async () => session(alice.address, 'signed')],
    [
      'that is the twin of the right one',
      async () => session(alice.address, twinOf(await alice.signMessage({ message }))),
    ],
    ['that is packed into 64 bytes', async () => session(alice.address, packed(await alice.signMessage({ message })))],
    [
      'that is wrapped as that of a contract',
      async () => {
        const [address, data] = [factory.address, factory.callFor(alice.address)]
        const signature = await alice.signMessage({ message })
        return session(alice.address, serializeErc6492Signature({ address, data, signature }))
      },
    ],
    [
      'for an address with a wrong checksum',
      async () => {
        const swapped = alice.address.replace(/[a-f]/, (letter) => letter.toUpperCase())
        return session(swapped, await alice.signMessage({ message }))
      },
    ],
  ])('is rejected with a signature %s', async (_, make) => {
    expect(await verifier.verify(await make())).toBe(false)
  })
})

describe('a contract wallet that is deployed (EIP-1271)', () => {
  it('is verified if it confirms its owner’s signature', async () => {
    const wallet = await factory.addressOf(deployedOwner.address)
    expect(await verifier.verify(session(wallet, await deployedOwner.signMessage({ message })))).toBe(true)
  })

  it.each([
    ['another user’s', () => bob.signMessage({ message })],
    ['a truncated one', async () => (await deployedOwner.signMessage({ message })).slice(0, -2)],
    ['the twin of the right one', async () => twinOf(await deployedOwner.signMessage({ message }))],
    ['a packed one', async () => packed(await deployedOwner.signMessage({ message }))],
    ['that of another text', () => deployedOwner.signMessage({ message: 'else' })],
  ])('is rejected with %s', async (_, sign) => {
    expect(await verifier.verify(session(await factory.addressOf(deployedOwner.address), await sign()))).toBe(false)
  })
})

describe('a contract wallet that is not deployed yet (EIP-6492)', () => {
  const wrapped = (signature: Hex) =>
    serializeErc6492Signature({ address: factory.address, data: factory.callFor(futureOwner.address), signature })

  it('is verified by the answer that it will give', async () => {
    const wallet = await factory.addressOf(futureOwner.address)
    expect(await verifier.verify(session(wallet, wrapped(await futureOwner.signMessage({ message }))))).toBe(true)
  })

  it.each([
    ['another user’s signature', async () => wrapped(await bob.signMessage({ message }))],
    ['the twin of the right one', async () => wrapped(twinOf(await futureOwner.signMessage({ message })))],
    ['a wrapping of a wrapping', async () => wrapped(wrapped(await futureOwner.signMessage({ message })))],
    ['a signature that says not how it is made', () => futureOwner.signMessage({ message })],
    ['a truncated wrapping', async () => wrapped(await futureOwner.signMessage({ message })).slice(0, -2)],
  ])('is rejected with %s', async (_, sign) => {
    expect(await verifier.verify(session(await factory.addressOf(futureOwner.address), await sign()))).toBe(false)
  })
})

describe('a node that does not answer', () => {
  it.each(['eth_getCode', 'eth_call'])('does not decide about the signature (%s)', async (method) => {
    const wallet = await factory.addressOf(deployedOwner.address)
    const signature = await deployedOwner.signMessage({ message })
    sandbox.one.fault({ method, answer: 'drop' })
    await expect(verifier.verify(session(wallet, signature))).rejects.toMatchObject({ code: 'sign.server' })
  })

  it.each([
    ['has had too many requests', -32005],
    ['lacks a resource', -32002],
    ['does not know the method', -32601],
    ['does not support the method', -32004],
  ])('does not decide either if it %s', async (_, code) => {
    const wallet = await factory.addressOf(deployedOwner.address)
    const signature = await deployedOwner.signMessage({ message })
    sandbox.one.fault({ method: 'eth_call', answer: { error: { code, message: 'No.' } } })
    await expect(verifier.verify(session(wallet, signature))).rejects.toMatchObject({ code: 'sign.server' })
  })

  it('is reported as missing if none is known', async () => {
    const signature = await bob.signMessage({ message })
    await expect(new EIP155Verifier().verify(session(alice.address, signature))).rejects.toMatchObject({
      code: 'sign.network',
      message: 'EIP155.verify: CaipNetwork not found',
    })
  })
})
