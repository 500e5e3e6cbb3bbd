import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Sandbox, startSandbox } from '../../sandbox/index.ts'
import { type EvmWorldOptions, openEvmWorld } from './evm-world.ts'
import { failureOf, patient, watching } from './watching.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const open = (options?: EvmWorldOptions) => openEvmWorld(sandbox, options)

async function openConnected(options?: EvmWorldOptions) {
  const world = await open(options)
  const watch = watching(world.adapter)
  world.wallet.behave('approve')
  await world.adapter.connect({ connectorId: world.connectorId }, patient())
  return { world, watch, ...world }
}

describe('switching the chain [network-unknown-added]', () => {
  const to = 'eip155:31338'

  it.each([
    ['4902', { code: 4902, message: 'Unrecognized chain' }],
    ['a nested 4902', { code: -32603, message: 'Internal', data: { originalError: { code: 4902 } } }],
    ['its words alone', { code: -32603, message: 'Unrecognized chain ID "0x7a6a".' }],
    ['32603', { code: 32603, message: 'Invalid chain id' }],
    ['32603 around a 4902', { code: 32603, message: 'Internal', data: { originalError: { code: 4902 } } }],
    ['5000', { code: 5000, message: 'Unknown' }],
    ['a nested 5000', { code: -32603, message: 'Internal', data: { originalError: { code: 5000 } } }],
  ])('adds a chain that the wallet does not know, reported by %s', async (_name, error) => {
    const { world, adapter, own, watch } = await openConnected({ wallet: { chains: [31337] } })
    await using _ = world
    own.behave({ method: 'wallet_switchEthereumChain', with: { error } })
    const switching = adapter.switchNetwork({ caipNetworkId: to }, patient())
    await switching
    expect(watch.latest().connections[0]?.caipNetworkId).toBe(to)
  })

  it('distinguishes a rejection to add the chain from a failure to add it', async () => {
    const { world, adapter, own } = await openConnected({ wallet: { chains: [31337] } })
    await using _ = world
    const method = 'wallet_addEthereumChain'
    const adding = () => failureOf(adapter.switchNetwork({ caipNetworkId: to }, patient()))
    own.behave({ method, with: 'reject' })
    expect(await adding()).toMatchObject({ code: 'wallet.rejected' })
    own.behave({ method, with: { error: { code: -32602, message: 'no such currency' } } })
    expect(await adding()).toMatchObject({ code: 'wallet.badRequest', cause: { code: -32602 } })
  })

  it('waits for a wallet that agrees and stays, until it reports the chain', async () => {
    const { world, adapter, own, watch } = await openConnected()
    await using _ = world
    own.behave({ method: 'wallet_switchEthereumChain', with: { answer: null } })
    const settled = vi.fn()
    const switching = adapter.switchNetwork({ caipNetworkId: to }, patient()).then(settled)
    // Two requests later, the wallet has long agreed.
    await adapter.signMessage({ connectorId: world.connectorId, address: world.addresses[0], message: '1' }, patient())
    await adapter.signMessage({ connectorId: world.connectorId, address: world.addresses[0], message: '2' }, patient())
    expect(settled).not.toHaveBeenCalled()
    own.switchChain(31338)
    await switching
    expect(watch.latest().connections[0]?.caipNetworkId).toBe(to)
  })

  it('trusts the report over the error', async () => {
    const { world, adapter, own } = await openConnected()
    await using _ = world
    own.behave({
      method: 'wallet_switchEthereumChain',
      with: { error: { code: -32603, message: 'net_version failed' } },
    })
    const switching = adapter.switchNetwork({ caipNetworkId: to }, patient())
    own.switchChain(31338)
    await switching
  })

  it('ends when the wallet disconnects', async () => {
    const { world, adapter, own } = await openConnected()
    await using _ = world
    own.behave({ method: 'wallet_switchEthereumChain', with: 'hang' })
    const switching = failureOf(adapter.switchNetwork({ caipNetworkId: to }, patient()))
    own.revoke()
    expect(await switching).toMatchObject({ code: 'wallet.notConnected' })
  })

  it('without a wallet only selects the dApp’s chain', async () => {
    await using world = await open()
    await world.adapter.switchNetwork({ caipNetworkId: to }, patient())
    expect(world.wagmi.wagmiConfig.state.chainId).toBe(31338)
    expect(watching(world.adapter).latest()).toMatchObject({ connections: [], current: null })
  })

  it.each([
    ['4001', { code: 4001, message: 'no' }, 'wallet.rejected'],
    ['-32603', { code: -32603, message: 'Internal' }, 'wallet.failed'],
    ['4200', { code: 4200, message: 'no' }, 'wallet.unsupportedMethod'],
    ['-32002', { code: -32002, message: 'no' }, 'wallet.pending'],
  ])('adds nothing if the wallet answers %s', async (_name, error, code) => {
    const { world, adapter, own, watch } = await openConnected()
    await using _ = world
    own.behave({ method: 'wallet_switchEthereumChain', with: { error } })
    own.behave({ method: 'wallet_addEthereumChain', with: { throw: 'It was to be added.' } })
    expect(await failureOf(adapter.switchNetwork({ caipNetworkId: to }, patient()))).toMatchObject({ code })
    expect(watch.latest().connections[0]?.caipNetworkId).toBe('eip155:31337')
  })

  it.each([
    ['5000', { code: 5000, message: 'no' }],
    ['32603', { code: 32603, message: 'no' }],
  ])('recognizes a rejection to add after %s', async (_name, error) => {
    const { world, adapter, own } = await openConnected()
    await using _ = world
    own.behave({ method: 'wallet_switchEthereumChain', with: { error } })
    own.behave({ method: 'wallet_addEthereumChain', with: 'reject' })
    expect(await failureOf(adapter.switchNetwork({ caipNetworkId: to }, patient()))).toMatchObject({
      code: 'wallet.rejected',
    })
  })

  it('reports that the wallet does not know the chain although it has added it', async () => {
    const { world, adapter, own } = await openConnected()
    await using _ = world
    own.behave({ method: 'wallet_switchEthereumChain', with: { error: { code: 4902, message: 'Unrecognized' } } })
    own.behave({ method: 'wallet_addEthereumChain', with: { answer: null } })
    expect(await failureOf(adapter.switchNetwork({ caipNetworkId: to }, patient()))).toMatchObject({
      code: 'wallet.chainUnknown',
    })
  })

  it('waits only as long as its signal allows, and follows a late switch', async () => {
    const { world, adapter, own, watch } = await openConnected()
    await using _ = world
    own.behave({ method: 'wallet_switchEthereumChain', with: 'ask' })
    const controller = new AbortController()
    const switching = failureOf(adapter.switchNetwork({ caipNetworkId: to }, controller.signal))
    await own.nextRequest()
    controller.abort()
    expect(await switching).toMatchObject({ code: 'request.aborted' })
    expect(watch.latest().connections[0]?.caipNetworkId).toBe('eip155:31337')
    own.approve()
    await watch.until(({ connections }) => connections[0]?.caipNetworkId === to)
  })

  it('asks nothing for an aborted signal', async () => {
    const { world, adapter, own } = await openConnected()
    await using _ = world
    own.behave({ method: 'wallet_switchEthereumChain', with: { throw: 'It was to be asked nothing.' } })
    expect(await failureOf(adapter.switchNetwork({ caipNetworkId: to }, AbortSignal.abort()))).toMatchObject({
      code: 'request.aborted',
    })
  })

  it('is done when the wallet switches by itself while its prompt hangs', async () => {
    const { world, adapter, own, watch } = await openConnected()
    await using _ = world
    own.behave({ method: 'wallet_switchEthereumChain', with: 'hang' })
    const switching = adapter.switchNetwork({ caipNetworkId: to }, patient())
    own.switchChain(31338)
    await switching
    expect(watch.latest().connections[0]?.caipNetworkId).toBe(to)
  })

  it('keeps waiting when the wallet meanwhile switches elsewhere by itself', async () => {
    const { world, adapter, own, watch } = await openConnected()
    await using _ = world
    own.behave({ method: 'wallet_switchEthereumChain', with: 'ask' })
    const settled = vi.fn()
    const switching = adapter.switchNetwork({ caipNetworkId: to }, patient()).finally(settled)
    await own.nextRequest()
    own.switchChain(999)
    await watch.until(({ connections }) => connections[0]?.caipNetworkId === 'eip155:999')
    expect(settled).not.toHaveBeenCalled()
    own.approve()
    await switching
    expect(watch.latest().connections[0]?.caipNetworkId).toBe(to)
  })

  it('asks nothing of a wallet that is already there', async () => {
    const { world, adapter, own } = await openConnected()
    await using _ = world
    own.behave({ method: 'wallet_switchEthereumChain', with: { throw: 'It was to be asked nothing.' } })
    await adapter.switchNetwork({ caipNetworkId: 'eip155:31337' }, patient())
  })
})
