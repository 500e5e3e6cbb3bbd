import { createPublicKey, verify } from 'node:crypto'
import { Connection, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import bs58 from 'bs58'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Phone, type SolanaSandbox, startSandbox, type WalletConnectSandbox } from '../../sandbox/index.ts'
import { approved, chainsOf, connected, type Dapp, openDapp, takePhone, watchLines } from './relay-world.ts'
import { failureOf } from './watching.ts'

let sandbox: SolanaSandbox & WalletConnectSandbox
let lines: string[]
beforeAll(async () => {
  sandbox = await startSandbox({ solana: true, walletConnect: true })
  lines = watchLines(sandbox)
})
afterAll(async () => {
  await sandbox.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expect(new Set(lines)).toEqual(new Set(['127.0.0.1']))
})

let dapp: Dapp
let phone: Phone
let chain: string
let address: string
beforeEach(async () => {
  dapp = await openDapp(sandbox)
  phone = await takePhone(sandbox)
  const chains = chainsOf(sandbox)
  await connected(dapp, phone, [...chains.keys()], Object.fromEntries(chains))
  chain = sandbox.solana.one.id
  address = phone.accounts.solana?.[0] ?? ''
  return async () => {
    await dapp[Symbol.asyncDispose]()
    await phone.destroy()
  }
})

const ask = <T>(method: string, params: object) =>
  approved(phone, dapp.provider.request<T>({ method, params: { ...params } }, chain))

function isSigned(bytes: Uint8Array, signature: string): boolean {
  const spki = Buffer.from('302a300506032b6570032100', 'hex')
  const key = Buffer.concat([spki, new PublicKey(address).toBytes()])
  return verify(null, bytes, createPublicKey({ key, format: 'der', type: 'spki' }), bs58.decode(signature))
}

async function transfer() {
  const payer = new PublicKey(address)
  const connection = new Connection(sandbox.solana.one.directUrl)
  const { blockhash } = await connection.getLatestBlockhash()
  const to = new PublicKey(phone.accounts.solana?.[1] ?? '')
  const instructions = [SystemProgram.transfer({ fromPubkey: payer, toPubkey: to, lamports: 1_000_000 })]
  const message = new TransactionMessage({ payerKey: payer, recentBlockhash: blockhash, instructions })
  return { connection, transaction: new VersionedTransaction(message.compileToV0Message()) }
}

const wire = (transaction: VersionedTransaction) => Buffer.from(transaction.serialize()).toString('base64')

it('both namespaces share one session', () => {
  const { namespaces } = dapp.provider.session ?? {}
  expect(Object.keys(namespaces ?? {})).toEqual(['eip155', 'solana'])
  expect(namespaces?.solana?.accounts).toEqual([
    `${sandbox.solana.one.id}:${address}`,
    `${sandbox.solana.two.id}:${address}`,
  ])
})

it('the phone signs a message', async () => {
  const bytes = new TextEncoder().encode('Hello')
  const answer = await ask<{ signature: string }>('solana_signMessage', {
    message: bs58.encode(bytes),
    pubkey: address,
  })
  expect(isSigned(bytes, answer.signature)).toBe(true)
})

it('the phone signs a transaction', async () => {
  const { transaction } = await transfer()
  const answer = await ask<{ signature: string; transaction: string }>('solana_signTransaction', {
    transaction: wire(transaction),
  })
  const signed = VersionedTransaction.deserialize(Buffer.from(answer.transaction, 'base64'))
  expect(isSigned(signed.message.serialize(), answer.signature)).toBe(true)
  expect(bs58.encode(signed.signatures[0] ?? [])).toBe(answer.signature)
})

it('the phone sends a transaction', async () => {
  const { connection, transaction } = await transfer()
  const { signature } = await ask<{ signature: string }>('solana_signAndSendTransaction', {
    transaction: wire(transaction),
    sendOptions: { skipPreflight: true },
  })
  const { value } = await connection.getSignatureStatuses([signature])
  expect(value[0]).toMatchObject({ err: null, confirmationStatus: 'finalized' })
})

it.each([
  ['solana_signMessage', { message: '0', pubkey: '' }],
  ['solana_signTransaction', { transaction: 'AAAA' }],
  ['solana_signTransaction', { other: 1 }],
])('%s of %o is refused', async (method, params) => {
  const request = dapp.provider.request({ method, params }, chain)
  expect(await failureOf(request)).toMatchObject({ code: -32602 })
  expect(phone.pending()).toEqual([])
})
