import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SolanaProvider } from '../../adapters/solana/provider.ts'
import { type SolanaNode, type SolanaSandbox, startSandbox } from '../../sandbox/index.ts'
import { openSolanaWorld, type SolanaWorld } from './solana-world.ts'
import { failureOf, patient, watching } from './watching.ts'

let sandbox: SolanaSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ solana: true })
})
afterAll(() => sandbox.stop())

async function openConnected() {
  const world = await openSolanaWorld(sandbox)
  const watch = watching(world.adapter)
  world.wallet.behave('approve')
  await world.adapter.connect({ connectorId: world.connectorId }, patient())
  return { world, watch, ...world }
}

/** A transfer of one lamport from the first account to the second. */
async function payment({ directUrl }: SolanaNode, [from, to]: SolanaWorld['addresses']) {
  const { blockhash: recentBlockhash } = await new Connection(directUrl, 'confirmed').getLatestBlockhash()
  const payerKey = new PublicKey(from)
  const transfer = SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: new PublicKey(to), lamports: 1 })
  return new Transaction({ feePayer: payerKey, recentBlockhash }).add(transfer)
}

describe('removing a network', () => {
  it('moves its connection to the first remaining one, where it stays when the network is added again', async () => {
    const { world, watch, adapter, configured, networks } = await openConnected()
    await using _ = world
    const on = () => watch.latest().connections[0]?.caipNetworkId
    const [first, second] = configured
    adapter.setNetworks([second, first])
    expect(on()).toBe(networks[0])
    adapter.setNetworks([second])
    expect(on()).toBe(networks[1])
    adapter.setNetworks([first, second])
    expect(on()).toBe(networks[1])
  })

  it('moves its connection back when the network is added again', async () => {
    const { world, adapter, configured, networks, connectorId } = await openConnected()
    await using _ = world
    await adapter.switchNetwork({ caipNetworkId: networks[1] }, patient())
    const again = await world.reload()
    again.setNetworks([configured[0]])
    const watch = watching(again)
    expect(await again.reconnect({ connectorId }, patient())).toMatchObject({ caipNetworkId: networks[0] })
    again.setNetworks(configured)
    expect(watch.latest().connections[0]?.caipNetworkId).toBe(networks[1])
  })
})

describe('the networks that a wallet approves', () => {
  const approved = ({ adapter }: Pick<SolanaWorld, 'adapter'>) => {
    const [connection] = watching(adapter).latest().connections
    return { all: connection?.supportsAllNetworks, ids: connection?.approvedCaipNetworkIds }
  }

  it('are those of the dApp’s that are among its chains', async () => {
    const { world, watch, adapter, own, networks, configured, unknownNetwork } = await openConnected()
    await using _ = world
    expect(approved(world)).toEqual({ all: false, ids: networks })
    own.setSolanaChains(networks[1], unknownNetwork)
    await watch.until(({ connections }) => connections[0]?.caipNetworkId === networks[1])
    expect(approved(world)).toEqual({ all: false, ids: [networks[1]] })
    adapter.setNetworks([configured[0]])
    expect(approved(world)).toEqual({ all: false, ids: [] })
  })

  it('are fewer if the account has fewer', async () => {
    const { world, watch, adapter, own, addresses, networks, connectorId } = await openConnected()
    await using _ = world
    const accounts = [
      { address: addresses[0], chains: [networks[1], 'solana:localnet'] },
      { address: addresses[1], chains: ['eip155:1', networks[0]] },
      { address: addresses[2] },
    ]
    own.emit('solana:state', { accounts })
    await watch.until(({ connections }) => connections[0]?.caipNetworkId === networks[1])
    expect(approved(world)).toEqual({ all: false, ids: [networks[1]] })
    const input = { connectorId, caipNetworkId: networks[0] }
    expect(await failureOf(adapter.switchNetwork(input, patient()))).toMatchObject({ code: 'wallet.chainUnknown' })
    await adapter.activate({ connectorId, address: addresses[1] }, patient())
    expect(watch.latest().connections[0]?.caipNetworkId).toBe(networks[0])
    expect(approved(world)).toEqual({ all: false, ids: [networks[0]] })
    await adapter.activate({ connectorId, address: addresses[2] }, patient())
    expect(approved(world)).toEqual({ all: false, ids: networks })
  })

  it('are all if it does not say', async () => {
    const { world, watch, own, addresses } = await openConnected()
    await using _ = world
    own.emit('solana:state', { chains: [], accounts: [{ address: addresses[1] }] })
    await watch.until(({ connections }) => connections[0]?.accounts[0]?.address === addresses[1])
    expect(approved(world)).toEqual({ all: undefined, ids: undefined })
  })
})

describe('a connection’s provider', () => {
  it('has the activated account, and reports it', async () => {
    const { world, adapter, connectorId, addresses } = await openConnected()
    await using _ = world
    const provider = adapter.provider(connectorId)
    if (!(provider instanceof SolanaProvider)) throw new Error('It is lent with the connection.')
    const changes: string[] = []
    provider.on('accountsChanged', (key) => changes.push(key.toBase58()))
    world.wallet.share(addresses)
    await watching(adapter).until(({ connections }) => connections[0]?.accounts.length === 3)
    await adapter.activate({ connectorId, address: addresses[2] }, patient())
    await adapter.activate({ connectorId, address: addresses[2] }, patient())
    expect(provider.publicKey?.toBase58()).toBe(addresses[2])
    expect(changes).toEqual([addresses[0], addresses[2]])
  })

  it('is on the connection’s network, even if the dApp has changed its networks', async () => {
    const { world, adapter, connectorId, addresses, configured } = await openConnected()
    await using _ = world
    adapter.setNetworks([configured[1]])
    const provider = adapter.provider(connectorId)
    if (!(provider instanceof SolanaProvider)) throw new Error('It is lent with the connection.')
    const transaction = await payment(sandbox.solana.two, addresses)
    expect(await provider.signAndSendTransaction(transaction)).toMatch(/\w{32,}/)
  })
})
