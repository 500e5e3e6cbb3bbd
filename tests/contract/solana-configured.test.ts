import { isWalletAdapterCompatibleStandardWallet, WalletReadyState } from '@solana/wallet-adapter-base'
import { StandardWalletAdapter } from '@solana/wallet-standard-wallet-adapter-base'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SolanaAdapter } from '../../adapters/solana/index.ts'
import { SolanaProvider } from '../../adapters/solana/provider.ts'
import { type SolanaSandbox, startSandbox } from '../../sandbox/index.ts'
import { networkOf, openSolanaWorld, type PageWallet } from './solana-world.ts'
import { failureOf, patient, watching } from './watching.ts'

let sandbox: SolanaSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ solana: true })
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  // By this a wallet adapter knows that it is in a browser.
  vi.stubGlobal('document', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A wallet adapter as dApps configure it, which becomes available when the test says so. */
class Brought extends StandardWalletAdapter {
  isThere = true

  override get readyState() {
    return this.isThere ? WalletReadyState.Installed : WalletReadyState.NotDetected
  }

  constructor(wallet: PageWallet) {
    if (!isWalletAdapterCompatibleStandardWallet(wallet)) throw new Error('The sandbox’s wallet is compatible.')
    super({ wallet })
  }
}

/** A page whose wallet does not announce itself: the dApp brings an adapter for it. */
async function openBrought() {
  const world = await openSolanaWorld(sandbox)
  const [wallet] = world.page().registered
  if (!wallet) throw new Error('The wallet registered.')
  const brought = new Brought(wallet)
  const networks = [sandbox.solana.one, sandbox.solana.two].map(networkOf)
  const load = () =>
    new SolanaAdapter({ wallets: [brought], connectionSettings: { commitment: 'finalized' } }).load({ networks })
  world.page().conceal()
  return { ...world, world, wallet, brought, load, adapter: await load() }
}

describe('a wallet that the dApp brings as a wallet adapter', () => {
  it('is listed while it is in the page', async () => {
    const { world, adapter, brought, connectorId } = await openBrought()
    await using _ = world
    const watch = watching(adapter)
    expect(watch.latest().connectors).toMatchObject([{ id: connectorId, type: 'EXTERNAL', namespace: 'solana' }])
    brought.isThere = false
    brought.emit('readyStateChange', brought.readyState)
    expect(watch.latest().connectors).toEqual([])
  })

  it('gives way to the same wallet from the Wallet Standard', async () => {
    const { world, adapter, wallet, connectorId } = await openBrought()
    await using _ = world
    const watch = watching(adapter)
    world.page().register(wallet)
    expect(watch.latest().connectors).toMatchObject([{ id: connectorId, type: 'ANNOUNCED' }])
  })

  it('connects, signs, sends, disconnects and reconnects', async () => {
    const { world, adapter, own, connectorId, addresses, networks, verify, load } = await openBrought()
    await using _ = world
    const watch = watching(adapter)
    world.wallet.behave('approve')
    const connection = await adapter.connect({ connectorId }, patient())
    expect(connection).toMatchObject({ accounts: [{ address: addresses[0] }], caipNetworkId: networks[0] })
    expect(watch.latest()).toMatchObject({ connections: [connection], current: connectorId })
    expect(await (await load()).reconnect({ connectorId }, patient())).toEqual(connection)

    const signature = await adapter.signMessage({ connectorId, address: addresses[0], message: 'gm' }, patient())
    expect(await verify({ address: addresses[0], message: 'gm', signature })).toBe(true)
    const transaction = { to: addresses[1], value: '11' }
    const sending = { connectorId, address: addresses[0], caipNetworkId: networks[0], transaction }
    expect(await adapter.sendTransaction(sending, patient())).toMatch(/\w{32,}/)
    own.behave({ method: 'solana:signAndSendTransaction', with: { answer: [{ signature: new Uint8Array(3) }] } })
    expect(await failureOf(adapter.sendTransaction(sending, patient()))).toMatchObject({ code: 'wallet.badHash' })
    const provider = adapter.provider(connectorId)
    expect(provider).toBeInstanceOf(SolanaProvider)

    await adapter.disconnect({ connectorId }, patient())
    expect(watch.latest()).toMatchObject({ connections: [], current: null })
    expect(await adapter.reconnect({ connectorId }, patient())).toBeNull()
  })

  it.each([
    ['reject', 'wallet.rejected'],
    ['pending', 'wallet.pending'],
    [{ throw: 'a string' }, 'unknown'],
    [{ answer: { accounts: [] } }, 'wallet.noAccounts'],
    [{ answer: { accounts: [{ address: 'nonsense' }] } }, 'wallet.badAccount'],
  ] as const)('reports a wrapped error: %j is %s', async (answer, code) => {
    const { world, adapter, own, connectorId } = await openBrought()
    await using _ = world
    own.behave({ method: 'standard:connect', with: answer })
    expect(await failureOf(adapter.connect({ connectorId }, patient()))).toMatchObject({ code })
    expect(watching(adapter).latest()).toMatchObject({ connections: [], current: null })
  })

  it('is waited for if it is asked again while its prompt is open', async () => {
    const { world, adapter, own, connectorId, addresses } = await openBrought()
    await using _ = world
    own.behave({ with: 'ask' })
    const connecting = adapter.connect({ connectorId }, patient())
    await own.nextRequest()
    const again = adapter.connect({ connectorId }, patient())
    own.approve()
    expect(await again).toMatchObject({ accounts: [{ address: addresses[0] }] })
    expect(await connecting).toEqual(await again)
  })

  it('has a prompt open if the dApp itself is connecting it', async () => {
    const { world, adapter, own, brought, connectorId } = await openBrought()
    await using _ = world
    own.behave({ with: 'ask' })
    const theirs = brought.connect()
    await own.nextRequest()
    expect(await failureOf(adapter.connect({ connectorId }, patient()))).toMatchObject({ code: 'wallet.pending' })
    own.approve()
    await theirs
  })

  it('reports why it did not send', async () => {
    const { world, adapter, connectorId, addresses, networks } = await openBrought()
    await using _ = world
    world.wallet.behave('approve')
    await adapter.connect({ connectorId }, patient())
    const send = (value: string) =>
      adapter.sendTransaction(
        { connectorId, address: addresses[0], caipNetworkId: networks[0], transaction: { to: addresses[1], value } },
        patient(),
      )
    expect(await failureOf(send(`1${'0'.repeat(18)}`))).toMatchObject({ code: 'transaction.failed' })
    world.wallet.behave('reject')
    expect(await failureOf(send('1'))).toMatchObject({ code: 'wallet.rejected' })
  })

  it('follows another account, and a disconnect', async () => {
    const { world, adapter, connectorId, addresses, wallet } = await openBrought()
    await using _ = world
    const watch = watching(adapter)
    world.wallet.behave('approve')
    await adapter.connect({ connectorId }, patient())
    world.wallet.switchAccount(1)
    await watch.until(({ connections }) => connections[0]?.accounts[0]?.address === addresses[1])
    world.wallet.revoke()
    await watch.until(({ current }) => current === null)
    expect(wallet.accounts).toEqual([])
  })
})
