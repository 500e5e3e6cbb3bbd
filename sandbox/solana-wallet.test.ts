import { createPublicKey, verify } from 'node:crypto'
import { createTransferCheckedInstruction, getAssociatedTokenAddressSync } from '@solana/spl-token'
import {
  Connection,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SandboxWallet, type SolanaSandbox, startSandbox } from './index.ts'
import { toBase58 } from './solana/base58.ts'
import { openPage, type StandardWallet } from './test-page.ts'

const origin = 'http://dapp.test'

let sandbox: SolanaSandbox
let alice: string
let bob: string
let connection: Connection
beforeAll(async () => {
  sandbox = await startSandbox({ solana: true })
  const [first = '', second = ''] = sandbox.world.solana?.accounts ?? []
  alice = first
  bob = second
  const { directUrl, directWsUrl } = sandbox.solana.one
  connection = new Connection(directUrl, { commitment: 'confirmed', wsEndpoint: directWsUrl })
})
afterAll(() => sandbox.stop())

let made = 0
let wallet: SandboxWallet
let page: ReturnType<typeof openPage>
let standard: StandardWallet
beforeEach(() => {
  made += 1
  wallet = sandbox.createWallet({ id: `sol-${made}`, name: 'Sol', namespaces: ['solana'] })
  page = openPage(wallet, origin)
  standard = walletOf(page)
})
afterEach(() => page.close())

function walletOf({ registered }: typeof page): StandardWallet {
  const [first] = registered
  if (!first) throw new Error('The wallet registered nothing.')
  return first
}

async function connect() {
  const connected = standard.features['standard:connect'].connect()
  await wallet.nextRequest()
  wallet.approve()
  return (await connected).accounts
}

async function account() {
  const [first] = await connect()
  if (!first) throw new Error('No account was granted.')
  wallet.behave({ with: 'approve' })
  return first
}

/** The next change that the wallet reports. */
const nextChange = (of = standard) =>
  new Promise<Record<string, unknown>>((resolve) => {
    const off = of.features['standard:events'].on('change', (change) => {
      off()
      resolve(change)
    })
  })

const reason = (promise: Promise<unknown>) =>
  promise.then(
    (value) => {
      throw new Error(`It was answered: ${JSON.stringify(value)}`)
    },
    (error: unknown) => ({ error }),
  )
const failure = (promise: Promise<unknown>) => reason(promise).then(({ error }) => error)

function isSigned(address: string, bytes: Uint8Array, signature: Uint8Array | undefined): boolean {
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), new PublicKey(address).toBytes()])
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' })
  return signature !== undefined && verify(null, bytes, key, signature)
}

async function payment(lamports: number, from = alice) {
  const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
  const transfer = SystemProgram.transfer({
    ...{ fromPubkey: new PublicKey(from), toPubkey: new PublicKey(bob), lamports },
  })
  return new TransactionMessage({ payerKey: new PublicKey(from), recentBlockhash, instructions: [transfer] })
}
const v0 = async (lamports: number, from?: string) =>
  new VersionedTransaction((await payment(lamports, from)).compileToV0Message()).serialize()

test('it registers once with an app, whichever of the two loads first', () => {
  expect(page.announced).toEqual([])
  expect(standard).toMatchObject({ version: '1.0.0', name: 'Sol', icon: expect.stringMatching(/^data:image/) })
  const { one, two } = sandbox.solana
  expect([standard.chains, standard.accounts]).toEqual([['solana:localnet', one.id, two.id], []])
  for (const { id } of [one, two]) expect(id).toMatch(/^solana:[1-9A-HJ-NP-Za-km-z]{32}$/)
  expect(standard.features['solana:signAndSendTransaction'].supportedTransactionVersions).toEqual(['legacy', 0])

  const late: unknown[] = []
  const detail = { register: (...wallets: unknown[]) => late.push(...wallets) }
  page.window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail }))
  expect(late).toEqual([standard])
})

test('connecting prompts with a choice of accounts, and a silent connect never prompts', async () => {
  expect(await standard.features['standard:connect'].connect({ silent: true })).toEqual({ accounts: [] })
  expect(wallet.pending()).toEqual([])

  const change = nextChange()
  const connected = standard.features['standard:connect'].connect()
  expect(await wallet.nextRequest()).toMatchObject({ origin, method: 'standard:connect' })
  wallet.approve({ accounts: [alice, bob] })
  const { accounts } = await connected
  expect(accounts.map(({ address }) => address)).toEqual([alice, bob])
  expect(accounts[0]?.publicKey).toEqual(new PublicKey(alice).toBytes())
  expect(accounts[0]).toMatchObject({
    chains: standard.chains,
    features: expect.arrayContaining(['solana:signMessage']),
  })
  expect(standard.accounts).toBe(accounts)
  expect(await change).toEqual({ accounts })
  expect(page.opened).toEqual([wallet.approvalUrl])

  const [again, other] = [openPage(wallet, origin), openPage(wallet, 'http://other.test')]
  const silently = (its: typeof page) => walletOf(its).features['standard:connect'].connect({ silent: true })
  expect(walletOf(again).accounts).toEqual([])
  expect((await silently(again)).accounts.map(({ address }) => address)).toEqual([alice, bob])
  expect((await silently(other)).accounts).toEqual([])
  again.close()
  other.close()
})

test('a rejected request is 4001, and a second one while the first is pending is -32002', async () => {
  const first = failure(standard.features['standard:connect'].connect())
  await wallet.nextRequest()
  expect(await failure(standard.features['standard:connect'].connect())).toMatchObject({ code: -32002 })
  wallet.reject()
  expect(await first).toMatchObject({ code: 4001, message: 'User rejected the request.' })
})

test('a page that disconnects loses its accounts, and the site stays trusted', async () => {
  await connect()
  const change = nextChange()
  await standard.features['standard:disconnect'].disconnect()
  expect(await change).toEqual({ accounts: [] })
  expect(standard.accounts).toEqual([])
  wallet.switchAccount(1)
  const { accounts } = await standard.features['standard:connect'].connect({ silent: true })
  expect(accounts.map(({ address }) => address)).toEqual([bob, alice])
})

test('messages are really signed, all of one call in order', async () => {
  const signer = await account()
  const messages = ['Hello ✓', 'and again'].map((text) => new TextEncoder().encode(text))
  const outputs = await standard.features['solana:signMessage'].signMessage(
    ...messages.map((message) => ({ account: signer, message })),
  )
  expect(outputs).toHaveLength(2)
  for (const [index, message] of messages.entries()) {
    expect(outputs[index]).toMatchObject({ signedMessage: message })
    expect(isSigned(alice, message, outputs[index]?.signature)).toBe(true)
  }
  const buffer = Buffer.from('a Buffer is bytes too')
  const [output] = await standard.features['solana:signMessage'].signMessage({ account: signer, message: buffer })
  expect(isSigned(alice, buffer, output?.signature)).toBe(true)
})

test('legacy and v0 transactions are signed, and are confirmed when sent', async () => {
  const signer = await account()
  const before = await connection.getBalance(new PublicKey(bob))
  const legacy = new VersionedTransaction((await payment(1_000)).compileToLegacyMessage()).serialize()
  const [signed] = await standard.features['solana:signTransaction'].signTransaction({
    ...{ account: signer, transaction: legacy },
  })
  const raw = Transaction.from(signed?.signedTransaction ?? [])
  expect(raw.verifySignatures()).toBe(true)
  await connection.sendRawTransaction(raw.serialize())

  const chain = sandbox.solana.one.id
  const [sent] = await standard.features['solana:signAndSendTransaction'].signAndSendTransaction({
    ...{ account: signer, transaction: await v0(2_000), chain },
  })
  const signature = toBase58(sent?.signature ?? new Uint8Array())
  const { value } = await connection.confirmTransaction({ signature, ...(await connection.getLatestBlockhash()) })
  expect(value.err).toBeNull()
  expect(await connection.getBalance(new PublicKey(bob))).toBe(before + 3_000)
})

test('a transaction goes to the chain that it names, and localnet is the wallet’s first', async () => {
  const signer = await account()
  const { one, two } = sandbox.solana
  const there = new Connection(two.directUrl, 'confirmed')
  const send = (transaction: Uint8Array, chain?: string) =>
    standard.features['solana:signAndSendTransaction'].signAndSendTransaction({ account: signer, transaction, chain })
  const before = await there.getBalance(new PublicKey(bob))

  const change = nextChange()
  wallet.setSolanaChains(two.id)
  expect(await change).toEqual({ chains: ['solana:localnet', two.id] })
  expect(await failure(send(await v0(1_000), one.id))).toMatchObject({ code: -32602 })
  expect(await failure(send(await v0(1_000), 'solana:localnet'))).toMatchObject({
    ...{ code: -32002, message: expect.stringContaining('Blockhash not found') },
  })
  const { blockhash } = await there.getLatestBlockhash()
  const message = await payment(1_000)
  message.recentBlockhash = blockhash
  await send(new VersionedTransaction(message.compileToV0Message()).serialize(), 'solana:localnet')
  expect(await there.getBalance(new PublicKey(bob))).toBe(before + 1_000)
  expect(standard.accounts[0]?.chains).toEqual(['solana:localnet', two.id])
})

test('a transaction that fails on the chain says why, and a chain that is down says so', async () => {
  const signer = await account()
  const send = async (lamports: number) =>
    standard.features['solana:signAndSendTransaction'].signAndSendTransaction({
      ...{ account: signer, transaction: await v0(lamports), chain: 'solana:localnet' },
    })
  const refused = await failure(send(1_000_000 * LAMPORTS_PER_SOL))
  expect(refused).toMatchObject({ code: -32002, data: { err: { InstructionError: [0, { Custom: 1 }] } } })
  const transaction = await v0(1)
  sandbox.solana.one.stop()
  const down = standard.features['solana:signAndSendTransaction'].signAndSendTransaction({
    account: signer,
    transaction,
  })
  expect(await failure(down)).toMatchObject({ code: -32603 })
  sandbox.solana.one.restart()
})

test('a page that is not connected cannot sign, and a malformed request is rejected before the user sees it', async () => {
  const message = new Uint8Array([1])
  const { signMessage } = standard.features['solana:signMessage']
  const { signTransaction } = standard.features['solana:signTransaction']
  expect(await failure(signMessage({ account: { address: alice }, message }))).toMatchObject({ code: 4100 })
  const [signer] = await connect()
  expect(await failure(signMessage({ account: { address: bob }, message }))).toMatchObject({ code: 4100 })
  expect(await failure(signMessage())).toMatchObject({ code: -32602 })
  expect(await failure(signMessage(undefined))).toMatchObject({ code: -32602 })
  expect(await failure(signMessage({ message }))).toMatchObject({ code: 4100 })
  expect(await failure(signMessage({ account: signer, message: 'text' }))).toMatchObject({ code: -32602 })
  expect(await failure(signTransaction({ account: signer, transaction: message }))).toMatchObject({ code: -32602 })
  const foreign = await v0(1, bob)
  expect(await failure(signTransaction({ account: signer, transaction: foreign }))).toMatchObject({ code: -32602 })
  const nowhere = { account: signer, transaction: await v0(1), chain: 'solana:mainnet' }
  expect(await failure(signTransaction(nowhere))).toMatchObject({ code: -32602 })
  expect(wallet.pending()).toEqual([])
})

test('the user selects another account, locks the wallet, or disconnects the site', async () => {
  await connect()
  const addresses = (change: Record<string, unknown>) => {
    expect(change).toEqual({ accounts: standard.accounts })
    return standard.accounts.map(({ address }) => address)
  }
  const hears = async (act: () => void) => {
    const change = nextChange()
    act()
    return addresses(await change)
  }
  const [before] = standard.accounts
  expect(await hears(() => wallet.switchAccount(1))).toEqual([bob, alice])
  expect(standard.accounts[1]).toBe(before)
  expect(await hears(() => wallet.lock())).toEqual([])
  expect((await standard.features['standard:connect'].connect({ silent: true })).accounts).toEqual([])
  expect(await hears(() => wallet.unlock())).toEqual([bob, alice])
  expect(await hears(() => wallet.revoke(origin))).toEqual([])
  expect((await standard.features['standard:connect'].connect({ silent: true })).accounts).toEqual([])
})

test('it can reject, hang, and throw or answer anything', async () => {
  const { connect: ask } = standard.features['standard:connect']
  wallet.behave({ with: 'reject' })
  expect(await failure(ask())).toMatchObject({ code: 4001 })
  wallet.behave({ with: 'pending' })
  expect(await failure(ask())).toMatchObject({ code: -32002 })
  for (const thrown of [undefined, 'text', { code: 'x' }]) {
    wallet.behave({ with: { throw: thrown } })
    expect(await reason(ask())).toEqual({ error: thrown })
  }
  wallet.behave({ method: 'standard:connect', with: 'hang' })
  let answered = false
  const answer = () => {
    answered = true
  }
  ask().then(answer, answer)
  wallet.behave({ method: 'standard:disconnect', with: { error: { code: 7, message: 'No' } } })
  expect(await failure(standard.features['standard:disconnect'].disconnect())).toMatchObject({ code: 7 })
  expect([answered, wallet.pending()]).toEqual([false, []])

  wallet.behave({ method: 'standard:connect', with: { answer: { accounts: [] } } })
  expect(await ask()).toEqual({ accounts: [] })
  const malformed = [{ address: 7 }, null, { address: 'nonsense', publicKey: new Uint8Array(3) }]
  wallet.behave({ method: 'standard:connect', with: { answer: { accounts: malformed } } })
  await ask()
  expect(standard.accounts).toEqual(malformed)
  wallet.behave({ method: 'standard:connect', with: { answer: undefined } })
  expect(await ask()).toBeUndefined()

  const change = nextChange()
  wallet.emit('standard:change', { accounts: 'nonsense' })
  expect(await change).toEqual({ accounts: 'nonsense' })
})

test('a transaction is shown before it is sent: transfers of SOL and tokens, or else the program', async () => {
  const signer = await account()
  wallet.behave({ with: 'ask' })
  const mint = new PublicKey(sandbox.world.solana?.token.mint ?? '')
  const [from, to] = [alice, bob].map((owner) => getAssociatedTokenAddressSync(mint, new PublicKey(owner)))
  if (!from || !to) throw new Error('No accounts.')
  const message = await payment(1_500_000_000)
  message.instructions.push(
    createTransferCheckedInstruction(from, mint, to, new PublicKey(alice), 2_500_000, 6),
    new TransactionInstruction({ programId: new PublicKey(bob), keys: [], data: Buffer.from('x') }),
  )
  const transaction = new VersionedTransaction(message.compileToV0Message()).serialize()
  void failure(standard.features['solana:signTransaction'].signTransaction({ account: signer, transaction }))
  await wallet.nextRequest()

  let shown: unknown
  const window = wallet.attachWindow({ show: ({ approval }) => (shown ??= approval) })
  expect(shown).toMatchObject({
    title: 'Sign a transaction',
    rows: [
      { label: 'Network', value: 'Portico Sol One' },
      { label: 'Account', value: alice },
      { label: 'Transfer', value: `1.5 SOL to ${bob}` },
      { label: 'Transfer', value: `2.5 SUSD to ${to.toBase58()}` },
      { label: 'Program', value: bob },
    ],
  })
  wallet.reject()
  window.detach()
})

test('one wallet covers EVM and Solana, with one lock and separate permissions', async () => {
  const both = sandbox.createWallet({
    id: `both-${made}`,
    name: 'Both',
    rdns: 'test.both',
    namespaces: ['eip155', 'solana'],
  })
  const its = openPage(both, origin)
  const solana = walletOf(its)
  expect([its.announced.map(({ info }) => info.name), its.registered.map(({ name }) => name)]).toEqual([
    ['Both'],
    ['Both'],
  ])
  both.behave({ with: 'approve' })
  expect(await its.request('eth_requestAccounts')).toEqual([both.accounts[0]])
  expect((await solana.features['standard:connect'].connect({ silent: true })).accounts).toEqual([])
  expect((await solana.features['standard:connect'].connect()).accounts.map(({ address }) => address)).toEqual([alice])
  expect(both.solanaAccounts).toEqual([alice, bob])

  const [evmChange, solanaChange] = [its.next('accountsChanged'), nextChange(solana)]
  both.lock()
  expect([await evmChange, await solanaChange]).toEqual([[[]], { accounts: [] }])
  expect(await its.request('eth_requestAccounts')).toEqual([both.accounts[0]])
  expect((await solana.features['standard:connect'].connect({ silent: true })).accounts).toHaveLength(1)
  both.revoke()
  expect(await its.request('eth_accounts')).toEqual([])
  expect((await solana.features['standard:connect'].connect({ silent: true })).accounts).toEqual([])
  its.close()
})

test('a wallet has what it was created with and nothing else', async () => {
  expect(() => wallet.chainId).toThrow('has no EVM accounts')
  const evm = sandbox.createWallet({ id: `evm-${made}` })
  expect(() => evm.setSolanaChains()).toThrow('has no Solana accounts')
  const its = openPage(evm, origin)
  expect(its.registered).toEqual([])
  expect(await its.failure('standard:connect')).toMatchObject({ reason: { code: 4200 } })
  its.close()
  await using plain = await startSandbox()
  expect(() => plain.createWallet({ namespaces: ['solana'] })).toThrow('start it with { solana: true }')
  expect([plain.solana, plain.world.solana]).toEqual([undefined, undefined])
  const script = await fetch(`${sandbox.walletUrl}/wallet.js?name=Tagged&namespaces=eip155,solana`)
  expect(await script.text()).toContain('"solana":{"chains"')
})

test('when the wallet is removed, its accounts disappear too', async () => {
  const short = await startSandbox({ solana: true })
  const its = openPage(short.createWallet({ namespaces: ['solana'] }), origin)
  short.createWallet({ namespaces: ['solana'] }).behave({ with: 'approve' })
  await walletOf(its).features['standard:connect'].connect()
  const change = nextChange(walletOf(its))
  await short.stop()
  expect(await change).toEqual({ accounts: [] })
})
