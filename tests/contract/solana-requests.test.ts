import {
  Connection,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { SolanaProvider } from '../../adapters/solana/provider.ts'
import { solana } from '../../core/networks.ts'
import { toNetwork } from '../../core/to-network.ts'
import { type Fault, type SolanaSandbox, startSandbox } from '../../sandbox/index.ts'
import { solanaAccount } from '../../sandbox/solana/accounts.ts'
import { startNode } from './rpc-server.ts'
import { networkOf, openSolanaWorld, type SolanaWorld, type SolanaWorldOptions } from './solana-world.ts'
import { failureOf, patient, watching } from './watching.ts'

let sandbox: SolanaSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ solana: true })
})
afterAll(() => sandbox.stop())
afterEach(() => {
  vi.unstubAllGlobals()
  sandbox.solana.one.clear()
})

async function openConnected(options?: SolanaWorldOptions) {
  const world = await openSolanaWorld(sandbox, options)
  world.wallet.behave('approve')
  await world.adapter.connect({ connectorId: world.connectorId }, patient())
  return { ...world, world }
}

/** A transfer that a dApp prepared itself. */
async function payment(
  { addresses: [from, to] }: { addresses: readonly [string, string, ...string[]] },
  lamports: number,
) {
  const { directUrl, directWsUrl } = sandbox.solana.one
  const connection = new Connection(directUrl, { commitment: 'confirmed', wsEndpoint: directWsUrl })
  const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
  const payerKey = new PublicKey(from)
  const transfer = SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: new PublicKey(to), lamports })
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [transfer] })
  return {
    connection,
    v0: () => new VersionedTransaction(message.compileToV0Message()),
    legacy: () => new Transaction({ feePayer: payerKey, recentBlockhash }).add(transfer),
  }
}

/** A node's answer with this value. */
const answering = (value: unknown, context?: object) => {
  const result = context ? { context, value } : value
  return { status: 200, body: JSON.stringify({ jsonrpc: '2.0', id: '1', result }) }
}
const slot = { slot: 1 }

const base64 = (transaction: VersionedTransaction) => Buffer.from(transaction.serialize()).toString('base64')

const send = (
  { adapter, connectorId, addresses, networks }: SolanaWorld,
  transaction: { value?: string; data?: string },
  network = networks[0],
) =>
  adapter.sendTransaction(
    { connectorId, address: addresses[0], caipNetworkId: network, transaction: { to: addresses[1], ...transaction } },
    patient(),
  )

const gained = async (
  { adapter, addresses, networks }: SolanaWorld,
  work: () => Promise<unknown>,
  network = networks[0],
) => {
  const read = async () =>
    BigInt((await adapter.balance({ address: addresses[1], caipNetworkId: network }, patient())).value)
  const before = await read()
  await work()
  return (await read()) - before
}

describe('a transaction', () => {
  it('goes to its own network, whichever is active', async () => {
    const { world, networks } = await openConnected()
    await using _ = world
    expect(await gained(world, () => send(world, { value: '5' }, networks[1]), networks[1])).toBe(5n)
    expect(await gained(world, () => send(world, { value: '6' }, networks[1]))).toBe(0n)
  })

  it('can be prepared by the dApp', async () => {
    const { world, adapter, addresses, networks } = await openConnected()
    await using _ = world
    const { v0 } = await payment(world, 9)
    const data = base64(v0())
    const estimate = { address: addresses[0], caipNetworkId: networks[0], transaction: { to: addresses[1], data } }
    expect(await adapter.estimate(estimate, patient())).toBe('5000')
    expect(await gained(world, () => send(world, { data }))).toBe(9n)
  })

  it('that the chain reverts has failed', async () => {
    const { world, adapter, addresses, networks } = await openConnected()
    await using _ = world
    const { connection, legacy } = await payment(world, Number.MAX_SAFE_INTEGER)
    const transaction = legacy()
    transaction.sign(solanaAccount(0).keypair)
    const hash = await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
    const asked = { address: addresses[0], caipNetworkId: networks[0], hash, transaction: { to: addresses[1] } }
    expect(await adapter.receipt({ ...asked, connectorId: world.connectorId }, patient())).toEqual({ status: 'failed' })
  })

  it.each([
    ['processed', { status: 'pending', known: true }],
    ['confirmed', { status: 'failed' }],
    ['finalized', { status: 'failed' }],
  ] as const)('that is reverted on a fork that is %s is %j', async (confirmationStatus, receipt) => {
    const { world, adapter, addresses, networks, connectorId } = await openConnected()
    await using _ = world
    const err = { InstructionError: [0, { Custom: 1 }] }
    const status = { slot: 1, confirmations: 0, err, confirmationStatus }
    sandbox.solana.one.fault({ method: 'getSignatureStatuses', answer: answering([status], slot) })
    const asked = { address: addresses[0], caipNetworkId: networks[0], transaction: { to: addresses[1] } }
    expect(await adapter.receipt({ ...asked, connectorId, hash: '1'.repeat(64) }, patient())).toEqual(receipt)
  })

  it.each([['nonsense'], [''], ['AAAA']])('prepared as %j is malformed', async (data) => {
    const { world } = await openConnected()
    await using _ = world
    expect(await failureOf(send(world, { data }))).toMatchObject({ code: 'transaction.malformed' })
  })

  it('prepared for another account is malformed', async () => {
    const { world, addresses } = await openConnected()
    await using _ = world
    const { v0 } = await payment({ ...world, addresses: [addresses[1], addresses[0]] }, 1)
    expect(await failureOf(send(world, { data: base64(v0()) }))).toMatchObject({ code: 'transaction.malformed' })
  })

  it.each([['-1'], ['0x1'], [''], ['18446744073709551616'], ['9'.repeat(30)]])(
    'of %j lamports is malformed',
    async (value) => {
      const { world } = await openConnected()
      await using _ = world
      expect(await failureOf(send(world, { value }))).toMatchObject({ code: 'transaction.malformed' })
    },
  )

  it('that the network refuses has failed, and is no longer pending', async () => {
    const { world } = await openConnected()
    await using _ = world
    expect(await failureOf(send(world, { value: `1${'0'.repeat(18)}` }))).toMatchObject({ code: 'transaction.failed' })
  })

  it('that leaves too little in an account says in which one, and what the minimum is [send-review]', async () => {
    const { world, adapter, addresses, networks, connectorId } = await openConnected()
    await using _ = world
    const at = { connectorId, address: addresses[0], caipNetworkId: networks[0] }
    const stranger = new PublicKey(new Uint8Array(32).fill(7)).toBase58()
    const review = (value: string, to = stranger) => adapter.review({ ...at, transaction: { to, value } }, patient())
    const { problem, own } = await review('1')
    expect(problem).toMatch(/^The receiver’s account is new, and has to get at least 0\.\d+ SOL\.$/)
    const most = String(BigInt(own ?? 0) - 5_001n)
    // The fee is known all the same.
    expect(await review(own ?? '0', addresses[1])).toMatchObject({ own, fee: '5000' })
    expect((await review(most, addresses[1])).problem).toMatch(/^Your account has to keep at least 0\.\d+ SOL\.$/)
  })

  it('that is approved too late has expired [send-refused]', async () => {
    const { world, wallet } = await openConnected()
    await using _ = world
    wallet.behave('ask')
    const sending = failureOf(send(world, { value: '1' }))
    await wallet.asked()
    sandbox.solana.one.advance(151)
    wallet.approve()
    expect(await sending).toMatchObject({ code: 'transaction.expired' })
  })

  it('does not go to a network that the wallet does not support', async () => {
    const { world, wallet, networks } = await openConnected()
    await using _ = world
    const code = await wallet.refuse(networks[1])
    expect(await failureOf(send(world, { value: '1' }, networks[1]))).toMatchObject({ code })
  })

  it.each([
    ['reject', 'wallet.rejected', 'wallet.rejected'],
    [{ throw: undefined }, 'unknown', 'unknown'],
    [{ answer: [] }, 'wallet.badHash', 'wallet.badAnswer'],
    [{ answer: null }, 'wallet.badHash', 'wallet.badAnswer'],
    [{ answer: [{ signature: 'text' }] }, 'wallet.badHash', 'wallet.badAnswer'],
    [{ answer: [{ signedMessage: 'x', signature: 7 }] }, 'wallet.badHash', 'wallet.badAnswer'],
    [{ answer: [{ signature: new Uint8Array(3) }] }, 'wallet.badHash', 'wallet.badAnswer'],
  ] as const)('that the wallet answers with %j: %s, and %s for a message', async (answer, code, ofMessage) => {
    const { world, own } = await openConnected()
    await using _ = world
    own.behave({ method: 'solana:signAndSendTransaction', with: answer })
    own.behave({ method: 'solana:signMessage', with: answer })
    expect(await failureOf(send(world, { value: '1' }))).toMatchObject({ code })
    const { adapter, connectorId, addresses } = world
    const signing = adapter.signMessage({ connectorId, address: addresses[0], message: 'x' }, patient())
    expect(await failureOf(signing)).toMatchObject({ code: ofMessage })
  })

  it('is sent by the dApp’s node if the wallet only signs', async () => {
    await using world = await openSolanaWorld(sandbox)
    const [whole] = world.page().registered
    if (!whole) throw new Error('The wallet registered.')
    const { 'solana:signAndSendTransaction': _, ...features } = whole.features
    const signs = { ...whole, name: 'Signs only', features }
    for (const key of ['accounts', 'chains'] as const) Object.defineProperty(signs, key, { get: () => whole[key] })
    world.page().register(signs)
    world.wallet.behave('approve')
    await world.adapter.connect({ connectorId: 'Signs only' }, patient())
    const sent = (transaction: { value: string } | { data: string }) =>
      send({ ...world, connectorId: 'Signs only' }, transaction)
    expect(await gained(world, () => sent({ value: '3' }))).toBe(3n)
    // The node goes down once it is signed.
    sandbox.solana.one.fault({ method: 'sendTransaction', answer: { status: 400 } })
    expect(await failureOf(sent({ value: '4' }))).toMatchObject({ code: 'rpc.failed' })
    sandbox.solana.one.clear()
    // The answer is lost: the signed transaction may have been sent, and is tracked by its signature [send-undecided].
    for (const answer of ['drop', 'garbage', { status: 502 }] as const) {
      sandbox.solana.one.fault({ method: 'sendTransaction', answer })
      expect(await sent({ value: '4' })).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
      sandbox.solana.one.clear()
    }
    // The same again, as after a lost answer: it is reported as sent, and is sent once.
    const data = base64((await payment(world, 5)).v0())
    const names: string[] = []
    const again = async () => names.push(await sent({ data }), await sent({ data }))
    expect(await gained(world, again)).toBe(5n)
    expect(names[1]).toBe(names[0])
  })
})

describe('the node', () => {
  const read = ({ adapter, addresses, networks }: SolanaWorld, signal = patient()) =>
    adapter.balance({ address: addresses[0], caipNetworkId: networks[0] }, signal)

  it.each([
    [{ answer: { status: 400 } }, 'rpc.failed'],
    [{ answer: 'garbage' }, 'rpc.malformed'],
    [{ answer: answering(0.5, slot) }, 'rpc.malformed'],
    [{ answer: answering(-1, slot) }, 'rpc.malformed'],
    [{ answer: answering(1e21, slot) }, 'rpc.malformed'],
    [{ answer: { error: { code: -32005, message: 'Node is behind' } } }, 'rpc.failed'],
  ] satisfies [Fault, string][])('that answers %j: %s', async (fault, code) => {
    const { world } = await openConnected()
    await using _ = world
    sandbox.solana.one.fault(fault)
    expect(await failureOf(read(world))).toMatchObject({ code })
    sandbox.solana.one.clear()
    expect(await read(world)).toMatchObject({ symbol: 'SOL', decimals: 9 })
  })

  const account = { executable: false, owner: '1'.repeat(32), lamports: 0.5, data: ['', 'base64'] }
  it.each([
    ['getBalance', answering(0.5, slot)],
    ['getFeeForMessage', answering(0.5, slot)],
    ['getMinimumBalanceForRentExemption', answering(1e21)],
    ['simulateTransaction', answering({ err: null, logs: null, accounts: [account, account] }, slot)],
  ])('that answers %s with an amount that is none ends the review', async (method, answer) => {
    const { world, adapter, connectorId, addresses, networks } = await openConnected()
    await using _ = world
    sandbox.solana.one.fault({ method, answer })
    const asked = { connectorId, address: addresses[0], caipNetworkId: networks[0] }
    const review = adapter.review({ ...asked, transaction: { to: addresses[1], value: '1' } }, patient())
    expect(await failureOf(review)).toMatchObject({ code: 'rpc.malformed' })
    if (method !== 'getFeeForMessage') return
    const estimate = adapter.estimate({ ...asked, transaction: { to: addresses[1], value: '1' } }, patient())
    expect(await failureOf(estimate)).toMatchObject({ code: 'rpc.malformed' })
  })

  it('is unreachable while the device is offline', async () => {
    const { world } = await openConnected()
    await using _ = world
    sandbox.solana.one.fault({ answer: { status: 400 } })
    vi.stubGlobal('navigator', { onLine: false })
    expect(await failureOf(read(world))).toMatchObject({ code: 'network.offline' })
  })

  it('is called again after a temporary failure, when it says when', async () => {
    const { world } = await openConnected()
    await using _ = world
    const before = sandbox.solana.one.requests.length
    sandbox.solana.one.fault({ answer: { status: 429, headers: { 'Retry-After': '0' } }, times: 3 })
    expect(await read(world)).toMatchObject({ symbol: 'SOL' })
    expect(sandbox.solana.one.requests.length - before).toBe(4)
  })

  it('gives way to the next one', async () => {
    const { one, two } = sandbox.solana
    const network = networkOf(one)
    await using world = await openSolanaWorld(sandbox, { networks: [{ ...network, rpcUrls: [one.url, two.url] }] })
    one.fault({ answer: 'drop' })
    expect(await read(world)).toMatchObject({ symbol: 'SOL' })
  })

  it('is the dApp’s before the project’s, and the network’s own last [node-order]', async () => {
    const order: string[] = []
    const failing = (name: string) =>
      startNode(() => {
        order.push(name)
        return { status: 404 }
      })
    await using custom = await failing('custom')
    await using host = await failing('host')
    await using own = await failing('own')
    const network = { ...toNetwork(solana), rpcUrls: [own.url] }
    const { caipNetworkId } = network
    const customRpcUrls = { [caipNetworkId]: [{ url: custom.url }] }
    const adapter = { projectId: 'a b', rpcHost: host.url, customRpcUrls }
    await using world = await openSolanaWorld(sandbox, { networks: [network], adapter })
    const failure = failureOf(world.adapter.balance({ address: world.addresses[0], caipNetworkId }, patient()))
    expect(await failure).toMatchObject({ code: 'rpc.failed' })
    expect(order).toEqual(['custom', 'host', 'own'])
    expect(host.requests[0]?.url).toBe(`/v1/?chainId=${caipNetworkId}&projectId=a%20b`)
  })

  it('that hangs is waited for only as long as the user waits', async () => {
    const { world } = await openConnected()
    await using _ = world
    sandbox.solana.one.fault({ answer: 'hang' })
    const controller = new AbortController()
    const reading = failureOf(read(world, controller.signal))
    controller.abort()
    expect(await reading).toMatchObject({ code: 'request.aborted' })
  })

  it('must exist', async () => {
    const network = { ...networkOf(sandbox.solana.one), rpcUrls: [] }
    await using world = await openSolanaWorld(sandbox, { networks: [network] })
    expect(await failureOf(read(world))).toMatchObject({ code: 'rpc.failed' })
  })
})

describe('the provider', () => {
  const openProvider = async () => {
    const opened = await openConnected()
    const provider = opened.adapter.provider(opened.connectorId)
    if (!(provider instanceof SolanaProvider)) throw new Error('A standing connection has a provider.')
    return { ...opened, provider }
  }

  it('has its account, and signs', async () => {
    const { world, provider, addresses, connectorId, verify } = await openProvider()
    await using _ = world
    expect(provider.name).toBe(connectorId)
    expect(await provider.connect()).toBe(addresses[0])
    expect(provider.publicKey?.toBase58()).toBe(addresses[0])
    expect(provider.getAccounts().map(({ address }) => address)).toEqual([addresses[0]])
    const signature = await provider.signMessage(new TextEncoder().encode('gm'))
    const { default: bs58 } = await import('bs58')
    expect(await verify({ address: addresses[0], message: 'gm', signature: bs58.encode(signature) })).toBe(true)
  })

  it('signs transactions of both kinds', async () => {
    const { world, provider } = await openProvider()
    await using _ = world
    const { v0, legacy } = await payment(world, 1)
    const old = await provider.signTransaction(legacy())
    expect(old.verifySignatures()).toBe(true)
    const [one, other] = await provider.signAllTransactions([v0(), v0()])
    expect(one?.signatures[0]).toEqual(other?.signatures[0])
    expect(one?.signatures[0]?.some((byte) => byte !== 0)).toBe(true)
  })

  it('sends through the chosen network', async () => {
    const { world, provider } = await openProvider()
    await using _ = world
    const { v0, connection } = await payment(world, 2)
    expect(await gained(world, () => provider.signAndSendTransaction(v0()))).toBe(2n)
    const { legacy } = await payment(world, 4)
    expect(await gained(world, () => provider.sendTransaction(legacy(), connection, { maxRetries: 0 }))).toBe(4n)
  })

  it('fails with Portico’s errors', async () => {
    const { world, provider, wallet } = await openProvider()
    await using _ = world
    wallet.behave('reject')
    expect(await failureOf(provider.signMessage(new Uint8Array(1)))).toMatchObject({ code: 'wallet.rejected' })
  })

  it('reports another account, and the disconnect', async () => {
    const { world, provider, wallet, addresses, adapter } = await openProvider()
    await using _ = world
    const changed = new Promise<PublicKey>((resolve) => {
      provider.on('accountsChanged', resolve)
    })
    const ended = vi.fn()
    provider.on('disconnect', ended)
    wallet.switchAccount(1)
    expect((await changed).toBase58()).toBe(addresses[1])
    await provider.disconnect()
    expect(ended).toHaveBeenCalledOnce()
    expect(watching(adapter).latest()).toMatchObject({ connections: [], current: null })
    expect(provider.publicKey).toBeUndefined()
    expect(await failureOf(provider.connect())).toMatchObject({ code: 'wallet.notConnected' })
    expect(await failureOf(provider.signMessage(new Uint8Array(1)))).toMatchObject({ code: 'wallet.notConnected' })
  })
})
