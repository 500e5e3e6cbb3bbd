import {
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  getOrCreateAssociatedTokenAccount,
  mintTo,
  transferChecked,
} from '@solana/spl-token'
import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SendTransactionError,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type SolanaSandbox, startSandbox } from './index.ts'
import { solanaAccount } from './solana/accounts.ts'
import type { SolanaNode } from './solana/node.ts'

let sandbox: SolanaSandbox
let one: SolanaNode
let connection: Connection
beforeAll(async () => {
  sandbox = await startSandbox({ solana: true })
  one = sandbox.solana.one
  connection = connect(one)
})
afterAll(() => sandbox.stop())
afterEach(() => one.clear())

const alice = solanaAccount(0).keypair
const bob = solanaAccount(1).keypair
const minter = solanaAccount(9).keypair

const connect = ({ url, wsUrl }: SolanaNode) =>
  new Connection(url, { commitment: 'confirmed', wsEndpoint: wsUrl, disableRetryOnRateLimit: true })
const transfer = (lamports: number, to = bob.publicKey) =>
  SystemProgram.transfer({ fromPubkey: alice.publicKey, toPubkey: to, lamports })
const post = (body: unknown) => fetch(one.url, { method: 'POST', body: JSON.stringify(body) })
const call = (method: string, params: unknown[] = [], id = 1) => ({ jsonrpc: '2.0', id, method, params })

/** An unsigned v0 transaction of Alice's. */
async function versioned(...instructions: ReturnType<typeof transfer>[]): Promise<VersionedTransaction> {
  const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
  return new VersionedTransaction(
    new TransactionMessage({ payerKey: alice.publicKey, recentBlockhash, instructions }).compileToV0Message(),
  )
}

test('two separate clusters have funded accounts and the same token', async () => {
  const { clusters, token } = sandbox.world.solana ?? { clusters: [], token: undefined }
  const mint = new PublicKey(token?.mint ?? '')
  for (const [index, node] of [one, sandbox.solana.two].entries()) {
    const its = connect(node)
    expect(await its.getGenesisHash()).toBe(node.genesisHash)
    expect(node.id).toBe(`solana:${node.genesisHash.slice(0, 32)}`)
    expect(clusters[index]).toMatchObject({ id: node.id, rpcUrl: node.url, wsUrl: node.wsUrl })
    expect(await its.getBalance(minter.publicKey)).toBe(10_000 * LAMPORTS_PER_SOL)
    const held = await its.getTokenAccountBalance(getAssociatedTokenAddressSync(mint, minter.publicKey))
    expect(held.value).toEqual({ amount: '10000000000', decimals: 6, uiAmount: 10_000, uiAmountString: '10000' })
  }
  expect(one.id).not.toBe(sandbox.solana.two.id)
})

test('the reads that wallets and dApps send are answered', async () => {
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  expect((await connection.isBlockhashValid(blockhash)).value).toBe(true)
  expect((await connection.isBlockhashValid(PublicKey.default.toBase58())).value).toBe(false)
  expect(lastValidBlockHeight - (await connection.getBlockHeight())).toBeLessThanOrEqual(150)
  const { absoluteSlot, slotIndex, epoch, slotsInEpoch } = await connection.getEpochInfo()
  expect(epoch * slotsInEpoch + slotIndex).toBe(absoluteSlot)
  expect(await connection.getSlot()).toBeGreaterThanOrEqual(absoluteSlot)
  expect(await connection.getMinimumBalanceForRentExemption(165)).toBe(2_039_280)
  expect(await connection.getVersion()).toHaveProperty('solana-core')
  expect(await (await post(call('getHealth'))).json()).toEqual({ jsonrpc: '2.0', id: 1, result: 'ok' })

  expect(await connection.getAccountInfo(Keypair.generate().publicKey)).toBeNull()
  const [known, unknown] = await connection.getMultipleAccountsInfo([alice.publicKey, Keypair.generate().publicKey])
  expect(known?.owner.equals(SystemProgram.programId)).toBe(true)
  expect(unknown).toBeNull()
})

test('SOL can be sent, in legacy and in v0 transactions, for the estimated fee', async () => {
  const before = await connection.getBalance(bob.publicKey)
  await sendAndConfirmTransaction(connection, new Transaction().add(transfer(1_000_000)), [alice])

  const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 50_000 })
  const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 1_000 })
  const transaction = await versioned(price, limit, transfer(2_000_000))
  transaction.sign([alice])
  const { value: fee } = await connection.getFeeForMessage(transaction.message)
  expect(fee).toBe(5_050)
  const paid = await connection.getBalance(alice.publicKey)
  const signature = await connection.sendTransaction(transaction)
  const { value } = await connection.confirmTransaction({ signature, ...(await connection.getLatestBlockhash()) })
  expect(value.err).toBeNull()
  expect(await connection.getBalance(bob.publicKey)).toBe(before + 3_000_000)
  expect(await connection.getBalance(alice.publicKey)).toBe(paid - 2_000_000 - 5_050)
})

test('the token can be sent, minted and listed', async () => {
  const mint = new PublicKey(sandbox.world.solana?.token.mint ?? '')
  const stranger = Keypair.generate().publicKey
  const { address } = await getOrCreateAssociatedTokenAccount(connection, alice, mint, stranger)
  const from = getAssociatedTokenAddressSync(mint, alice.publicKey)
  await transferChecked(connection, alice, from, mint, address, alice, 1_500_000, 6)
  await mintTo(connection, minter, mint, address, minter, 250_000)

  const parsed = await connection.getParsedTokenAccountsByOwner(stranger, { mint })
  expect(parsed.value.map(({ pubkey, account }) => [pubkey, account.data.parsed.info])).toEqual([
    [address, expect.objectContaining({ mint: mint.toBase58(), owner: stranger.toBase58(), state: 'initialized' })],
  ])
  expect(parsed.value[0]?.account.data.parsed.info.tokenAmount).toEqual({
    ...{ amount: '1750000', decimals: 6, uiAmount: 1.75, uiAmountString: '1.75' },
  })
  const programId = parsed.value[0]?.account.owner as PublicKey
  const raw = await connection.getTokenAccountsByOwner(stranger, { programId })
  expect(raw.value[0]?.account.data).toHaveLength(165)
  const supply = await connection.getParsedAccountInfo(mint)
  expect(supply.value?.data).toMatchObject({ parsed: { type: 'mint', info: { decimals: 6, supply: '100000250000' } } })
})

test('the history is listed, newest first, up to the requested limit', async () => {
  const newcomer = Keypair.generate().publicKey
  const sent: string[] = []
  for (const lamports of [1_000_000, 2_000_000, 3_000_000]) {
    const transaction = await versioned(transfer(lamports, newcomer))
    transaction.sign([alice])
    sent.unshift(await connection.sendTransaction(transaction))
  }
  const [last, middle, first] = sent as [string, string, string]
  const signatures = async (
    ...options: Parameters<Connection['getSignaturesForAddress']> extends [unknown, ...infer R] ? R : never
  ) => (await connection.getSignaturesForAddress(newcomer, ...options)).map(({ signature }) => signature)
  expect(await signatures()).toEqual(sent)
  expect(await signatures({ limit: 1 })).toEqual([last])
  expect(await signatures({ before: last, until: first })).toEqual([middle])

  const transaction = await connection.getTransaction(last, { maxSupportedTransactionVersion: 0 })
  expect(transaction).toMatchObject({ version: 0, meta: { err: null, fee: 5000 }, transaction: { signatures: [last] } })
  expect(transaction?.meta?.postBalances[1]).toBe(6_000_000)
  await expect(connection.getTransaction(last)).rejects.toThrow('Transaction version (0) is not supported')
  const parsed = await connection.getParsedTransaction(last, { maxSupportedTransactionVersion: 0 })
  expect(parsed?.transaction.message.instructions).toMatchObject([
    {
      program: 'system',
      parsed: { type: 'transfer', info: { lamports: 3_000_000, destination: newcomer.toBase58() } },
    },
  ])
  const statuses = await connection.getSignatureStatuses([last, '1'.repeat(64)])
  expect(statuses.value).toEqual([expect.objectContaining({ err: null, confirmationStatus: 'finalized' }), null])
})

test('a token transfer is returned with the balances of each account before and after', async () => {
  const mint = new PublicKey(sandbox.world.solana?.token.mint ?? '')
  const [from, to] = [alice, bob].map(({ publicKey }) => getAssociatedTokenAddressSync(mint, publicKey))
  if (!from || !to) throw new Error('No accounts.')
  const send = createTransferCheckedInstruction(from, mint, to, alice.publicKey, 25, 6)
  const signature = await sendAndConfirmTransaction(connection, new Transaction().add(send), [alice])
  const transaction = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
  const { preTokenBalances: before, postTokenBalances: after } = transaction?.meta ?? {}
  const gained = after?.map(({ owner, uiTokenAmount }, index) => [
    owner,
    Number(uiTokenAmount.amount) - Number(before?.[index]?.uiTokenAmount.amount),
  ])
  expect(new Map(gained as [string, number][])).toEqual(
    new Map([
      [alice.publicKey.toBase58(), -25],
      [bob.publicKey.toBase58(), 25],
    ]),
  )
})

test('a transaction that would fail is rejected with its logs, and if sent anyway it fails and pays its fee', async () => {
  const tooMuch = transfer(1_000_000 * LAMPORTS_PER_SOL)
  const transaction = await versioned(tooMuch)
  transaction.sign([alice])
  const refused = await connection.sendTransaction(transaction).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(SendTransactionError)
  expect(refused).toMatchObject({ message: expect.stringContaining('custom program error: 0x1') })
  expect((refused as SendTransactionError).logs).toContainEqual(expect.stringContaining('insufficient lamports'))
  expect((await connection.simulateTransaction(transaction)).value.err).toEqual({
    InstructionError: [0, { Custom: 1 }],
  })

  const before = await connection.getBalance(alice.publicKey)
  const signature = await connection.sendTransaction(transaction, { skipPreflight: true })
  const { value } = await connection.confirmTransaction({ signature, ...(await connection.getLatestBlockhash()) })
  expect(value.err).toEqual({ InstructionError: [0, { Custom: 1 }] })
  expect(await connection.getBalance(alice.publicKey)).toBe(before - 5000)
})

test('a missing signature, a transaction sent before and an expired one are rejected', async () => {
  const transaction = await versioned(transfer(7))
  await expect(connection.sendTransaction(transaction)).rejects.toThrow('signature verification failure')
  transaction.sign([alice])
  await connection.sendTransaction(transaction)
  await expect(connection.sendTransaction(transaction)).rejects.toThrow('already been processed')

  const late = await versioned(transfer(8))
  late.sign([alice])
  await expect(connect(sandbox.solana.two).sendTransaction(late)).rejects.toThrow('Blockhash not found')
  one.advance(151)
  await expect(connection.sendTransaction(late)).rejects.toThrow('Blockhash not found')
  const { value } = await connection.simulateTransaction(late, { replaceRecentBlockhash: true })
  expect(value.err).toBeNull()
  const lost = await connection.sendTransaction(late, { skipPreflight: true })
  expect((await connection.getSignatureStatus(lost)).value).toBeNull()
})

test('an airdrop can be requested twice', async () => {
  const newcomer = Keypair.generate().publicKey
  const gifts = [await connection.requestAirdrop(newcomer, 5e9), await connection.requestAirdrop(newcomer, 5e9)]
  expect(new Set(gifts).size).toBe(2)
  expect(await connection.getBalance(newcomer)).toBe(10e9)
})

test('subscribers are notified of accounts and slots until they leave', async () => {
  const newcomer = Keypair.generate().publicKey
  const heard: number[] = []
  const account = Promise.withResolvers<number>()
  const accountId = connection.onAccountChange(newcomer, ({ lamports }) => {
    heard.push(lamports)
    account.resolve(lamports)
  })
  const slot = Promise.withResolvers<number>()
  const slotId = connection.onSlotChange((info) => slot.resolve(info.slot))
  await expect.poll(() => one.requests.map(({ method }) => method)).toContain('slotSubscribe')
  await connection.requestAirdrop(newcomer, 5_000_000)
  expect(await account.promise).toBe(5_000_000)
  expect(await slot.promise).toBeGreaterThan(0)

  await connection.removeAccountChangeListener(accountId)
  await connection.removeSlotChangeListener(slotId)
  await connection.requestAirdrop(newcomer, 5_000_000)
  expect(heard).toEqual([5_000_000])
})

test('an invalid request is answered with an error, and a batch in its order', async () => {
  const answer = async (body: unknown) => (await post(body)).json()
  expect(await answer(call('getNothing'))).toMatchObject({ error: { code: -32601 } })
  expect(await answer(call('constructor'))).toMatchObject({ error: { code: -32601 } })
  expect(await answer(null)).toMatchObject({ id: null, error: { code: -32601 } })
  for (const [method, ...params] of [
    ['getBalance', 'nonsense'],
    ['getAccountInfo', 7],
    ['sendTransaction', 'AAAA', { encoding: 'base64' }],
    ['getSignatureStatuses', ['x']],
    ['getTokenAccountBalance', alice.publicKey.toBase58()],
    ['getTokenAccountsByOwner', alice.publicKey.toBase58(), { programId: alice.publicKey.toBase58() }],
    ['getMinimumBalanceForRentExemption', -1],
  ] as [string, ...unknown[]][]) {
    expect(await answer(call(method, params))).toMatchObject({ id: 1, error: { code: -32602 } })
  }
  expect(await answer([call('getHealth', [], 5), call('getNothing', [], 6)])).toMatchObject([{ id: 5 }, { id: 6 }])
  const unreadable = await fetch(one.url, { method: 'POST', body: '{' })
  expect(await unreadable.json()).toMatchObject({ id: null, error: { code: -32700 } })
})

test('the proxy fails on demand, over HTTP and over WebSocket', async () => {
  one.requests.length = 0
  one.fault({ answer: { status: 429, headers: { 'Retry-After': '7' } }, times: 1 })
  const limited = await post(call('getSlot'))
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
  one.fault({ method: 'getSlot', answer: { error: { code: -32005, message: 'Node is behind' } } })
  expect(await (await post(call('getSlot', [], 4))).json()).toMatchObject({ id: 4, error: { code: -32005 } })
  expect(await (await post(call('getHealth'))).json()).toMatchObject({ result: 'ok' })
  expect(one.requests.map(({ method }) => method)).toEqual(['getSlot', 'getSlot', 'getHealth'])
  one.clear()

  const socket = new WebSocket(one.wsUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const next = () =>
    new Promise((resolve) => socket.addEventListener('message', ({ data }) => resolve(data), { once: true }))
  const ask = (method: string) => {
    const answer = next()
    socket.send(JSON.stringify(call(method)))
    return answer
  }
  one.fault({ method: 'slotSubscribe', answer: { error: { code: -32000, message: 'No' } }, times: 1 })
  expect(JSON.parse(String(await ask('slotSubscribe')))).toMatchObject({ id: 1, error: { message: 'No' } })
  expect(JSON.parse(String(await ask('nothingSubscribe')))).toMatchObject({ error: { code: -32601 } })
  one.fault({ answer: 'garbage', times: 1 })
  expect(await ask('slotSubscribe')).toContain('Not what you asked for')
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve))
  one.fault({ answer: 'drop', times: 1 })
  socket.send(JSON.stringify(call('slotSubscribe')))
  await closed
})

test('a paused node hangs, and answers when it is resumed', async () => {
  one.pause()
  let answered = false
  const waiting = post(call('getHealth')).then((response) => {
    answered = true
    return response.json()
  })
  await fetch(one.directUrl, { method: 'POST', body: '{}', signal: AbortSignal.timeout(50) }).catch(() => {})
  expect(answered).toBe(false)
  one.resume()
  expect(await waiting).toMatchObject({ result: 'ok' })
})

test('a stopped node cuts its connections, and starts again with its chain at the same address', async () => {
  const { url, directUrl } = one
  const socket = new WebSocket(one.wsUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve))
  const newcomer = Keypair.generate().publicKey
  const gift = await connection.requestAirdrop(newcomer, 5e9)

  one.stop()
  await closed
  for (const address of [url, directUrl])
    await expect(fetch(address, { method: 'POST' })).rejects.toThrow('fetch failed')
  const refused = new WebSocket(one.wsUrl)
  await new Promise((resolve) => refused.addEventListener('error', resolve))
  await expect(one.call('getHealth')).rejects.toThrow('down')

  one.restart()
  expect([one.url, one.directUrl]).toEqual([url, directUrl])
  expect(await connection.getBalance(newcomer)).toBe(5e9)
  expect((await connection.getSignatureStatus(gift)).value?.err).toBeNull()
})
