import { verify } from 'node:crypto'
import { Keypair, PublicKey, SystemProgram, Transaction, VersionedTransaction } from '@solana/web3.js'
import { createPublicClient, type Hex, http } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedSandbox, type SolanaSandbox, startSandbox } from '../index.ts'
import { fromBase58, toBase58 } from '../solana/base58.ts'
import { keyOf, verifySignatures } from '../solana/signatures.ts'
import { openFrame } from './test-frame.ts'

let sandbox: EmbeddedSandbox & SolanaSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ embedded: true, solana: true })
})
afterAll(() => sandbox?.stop())

test('typed data are shown and signed, and data for another account are rejected without being shown', async () => {
  using frame = await openFrame(sandbox.embedded)
  await frame.logIn('typed@example.test')
  const { address } = (await frame.send('GET_USER', { chainId: 31337 })).payload as { address: Hex }
  const data = {
    domain: { name: 'Mail', chainId: 31337 },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'Hello' },
  } as const
  const { confirmation, answer } = await frame.approved('eth_signTypedData_v4', [address, JSON.stringify(data)])
  expect(confirmation.rows.find(({ label }) => label === 'Data')?.value).toContain('"text": "Hello"')
  const client = createPublicClient({ transport: http(sandbox.one.directUrl) })
  expect(await client.verifyTypedData({ address, ...data, signature: answer as Hex })).toBe(true)

  const stranger = '0x000000000000000000000000000000000000dEaD'
  expect(await frame.request('personal_sign', ['0x00', stranger])).toMatchObject({ code: 4100 })
  const elsewhere = { chainId: 5, rpcUrl: 'https://example.com' }
  expect(await frame.request('eth_blockNumber', undefined, elsewhere)).toMatchObject({ code: 4902 })
  expect(await frame.request('eth_blockNumber', undefined, { chainId: 5, rpcUrl: sandbox.two.url })).toMatch(/^0x/)
})

test('a dApp may bring a login, nothing is signed once it has ended, and an invalid message is ignored', async () => {
  const { token, address } = await sandbox.embedded.logIn('token@example.test', 'http://dapp.test')
  using frame = await openFrame(sandbox.embedded)
  expect((await frame.send('IS_CONNECTED', { token })).payload).toEqual({ isConnected: true })
  expect((await frame.send('GET_USER')).payload).toMatchObject({ email: 'token@example.test', address, chainId: 31337 })
  const approving = frame.approved('personal_sign', ['0x00', address], {}, () => sandbox.embedded.expireSessions())
  expect((await approving).answer).toEqual({ message: 'The session has ended.' })
  frame.say(null)
  expect((await frame.send('IS_CONNECTED')).payload).toEqual({ isConnected: false })
})

test('Solana transactions are signed, one or several, and sent', async () => {
  const { one } = sandbox.solana
  using frame = await openFrame(sandbox.embedded)
  await frame.logIn('sol@example.test')
  const { address } = (await frame.send('GET_USER', { chainId: one.id })).payload as { address: string }
  const [from, toPubkey] = [new PublicKey(address), Keypair.generate().publicKey]
  const latest = (await one.call('getLatestBlockhash', [])) as { value: { blockhash: string } }
  const transfer = (lamports: number) => {
    const instruction = SystemProgram.transfer({ fromPubkey: from, toPubkey, lamports })
    const made = new Transaction({ feePayer: from, blockhash: latest.value.blockhash, lastValidBlockHeight: 1e9 })
    return toBase58(made.add(instruction).serialize({ requireAllSignatures: false }))
  }
  const solana = { chainId: one.id, chainNamespace: 'solana' }
  const isSigned = (text: string) =>
    verifySignatures(VersionedTransaction.deserialize(fromBase58(text) ?? new Uint8Array()))

  const signed = await frame.approved('solana_signTransaction', { transaction: transfer(1_000_000) }, solana)
  expect(signed.confirmation.rows).toContainEqual({ label: 'Transfer', value: expect.stringContaining('0.001 SOL') })
  expect(isSigned((signed.answer as { transaction: string }).transaction)).toBe(true)

  const both = { transactions: [transfer(1), transfer(2)] }
  const { answer } = await frame.approved('solana_signAllTransactions', both, solana)
  expect((answer as { transactions: string[] }).transactions.map(isSigned)).toEqual([true, true])

  const sent = await frame.approved('solana_signAndSendTransaction', { transaction: transfer(2_000_000) }, solana)
  const { signature } = sent.answer as { signature: string }
  expect(await one.call('getSignatureStatuses', [[signature]])).toMatchObject({ value: [{ err: null }] })
  expect(await frame.request('solana_signMessage', { message: '0OIl', pubkey: address }, solana)).toMatchObject({
    code: -32602,
  })
})

test('a login signs for its dApp, on either kind of chain, and Solana messages are signed', async () => {
  const { one } = sandbox.solana
  using frame = await openFrame(sandbox.embedded)
  await frame.logIn('siwx@example.test')
  const siwx = { accountAddress: '', domain: 'dapp.test', uri: 'http://dapp.test', version: '1', nonce: 'n1234567' }
  const user = async (chainId: number | string, changed: object = {}) => {
    const asked = { chainId, siwxMessage: { ...siwx, chainId: String(chainId), ...changed } }
    return (await frame.send('GET_USER', asked)).payload as Record<'address' | 'message' | 'signature', string>
  }
  const evm = await user(31337)
  expect(evm.message).toMatch(
    `dapp.test wants you to sign in with your Ethereum account:\n${evm.address}\n\n\nURI: http://dapp.test\nVersion: 1\nChain ID: 31337\n`,
  )
  const client = createPublicClient({ transport: http(sandbox.one.directUrl) })
  const { message, signature } = evm
  expect(await client.verifyMessage({ address: evm.address as Hex, message, signature: signature as Hex })).toBe(true)

  const solana = await user(one.id)
  expect(solana).toMatchObject({ chainId: one.id, accounts: [{ address: solana.address, type: 'eoa' }] })
  const key = keyOf(new PublicKey(solana.address))
  const holds = (text: string, made: string) =>
    verify(null, new TextEncoder().encode(text), key, fromBase58(made) ?? new Uint8Array())
  expect(holds(solana.message, solana.signature)).toBe(true)
  expect((await user(one.id, { domain: 'bank.test' })).message).toBe('The message is for bank.test, not for this site.')
  expect((await user(one.id, { statement: 'a\nb' })).message).toBe('The message has more lines than it should.')

  const params = { message: toBase58(new TextEncoder().encode('Hello')), pubkey: solana.address }
  const rest = { chainId: one.id, chainNamespace: 'solana' }
  const { confirmation, answer } = await frame.approved('solana_signMessage', params, rest)
  expect(confirmation.rows).toContainEqual({ label: 'Message', value: 'Hello' })
  expect(holds('Hello', (answer as { signature: string }).signature)).toBe(true)
})

test('each message is answered, whatever it contains, except one with an unknown name', async () => {
  using frame = await openFrame(sandbox.embedded)
  const names = `SWITCH_NETWORK CONNECT_EMAIL CONNECT_DEVICE CONNECT_OTP CONNECT_SOCIAL GET_SOCIAL_REDIRECT_URI GET_USER
    SIGN_OUT IS_CONNECTED GET_CHAIN_ID RPC_REQUEST UPDATE_EMAIL UPDATE_EMAIL_PRIMARY_OTP UPDATE_EMAIL_SECONDARY_OTP
    SYNC_THEME SYNC_DAPP_DATA GET_SMART_ACCOUNT_ENABLED_NETWORKS INIT_SMART_ACCOUNT SET_PREFERRED_ACCOUNT
    CONNECT_FARCASTER RELOAD RPC_ABORT`.split(/\s+/)
  const odd = [undefined, null, 7, 'x', [], {}, { email: {}, chainId: [], uri: 1, type: 'x', otp: null, method: 5 }]
  const loggedOut = odd.flatMap((payload) => names.map((name) => frame.send(name, payload).then(({ type }) => type)))
  for (const type of await Promise.all(loggedOut)) expect(type).toMatch(/^@w3m-frame\/[A-Z_]+_(SUCCESS|ERROR)$/)
  void frame.send('toString')
  await frame.logIn('even@example.test')
  const requests = ['wallet_sendCalls', 'wallet_grantPermissions', 'wallet_revokePermissions', 'personal_sign'].flatMap(
    (method) => odd.map((params) => frame.request(method, params)),
  )
  for (const answer of await Promise.all(requests)) expect(answer).toHaveProperty('message')
  expect(sandbox.embedded.messages.map(({ name }) => name)).not.toContain('toString')
  expect((await frame.send('IS_CONNECTED')).payload).toEqual({ isConnected: true })
})
