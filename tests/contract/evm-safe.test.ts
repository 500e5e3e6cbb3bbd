import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type CreateConnectorFn, injected } from 'wagmi'
import { reconnect as wagmiReconnect } from 'wagmi/actions'
import { type Sandbox, startSandbox } from '../../sandbox/index.ts'
import { type EvmWorldOptions, openEvmWorld } from './evm-world.ts'
import { failureOf, patient, watching } from './watching.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

/**
 * A connector of wagmi's type `safe`: inside Safe's app it has a provider, here the browser's own wallet; elsewhere it
 * has none.
 */
const safe =
  (isInside: boolean): CreateConnectorFn =>
  (config) => {
    const create = injected({
      target: () => ({ id: 'safe', name: 'Safe', provider: (page) => (isInside ? page?.ethereum : undefined) }),
    })
    return { ...create(config), type: 'safe' }
  }

type Prepare = NonNullable<EvmWorldOptions['prepare']>

const inFrame: Prepare = ({ window }) => void Object.assign(window, { parent: {} })
const onItsOwn: Prepare = ({ window }) => void Object.assign(window, { parent: window })

/** A page whose Safe shares its account without a prompt. */
async function opened(isInside: boolean, prepare = inFrame) {
  const adapter = { connectors: [safe(isInside)], enableEIP6963: false, enableInjected: false }
  const world = await openEvmWorld(sandbox, { adapter, prepare, wallet: { legacy: true } })
  world.own.behave({ method: 'eth_accounts', with: { answer: [world.addresses[0]] } })
  return world
}

describe('Safe’s connector [wallet-safe]', () => {
  it('is connected as the page loads, on a first visit, and wakes the kit', async () => {
    await using world = await opened(true)
    const watch = watching(world.adapter)
    expect(watch.latest()).toMatchObject({ connections: [], current: null })
    const wake = vi.fn()
    world.wagmi.onConnection(wake)
    expect(wake).not.toHaveBeenCalled()
    // As wagmi's provider does when it is mounted.
    await wagmiReconnect(world.wagmi.wagmiConfig)
    expect(wake).toHaveBeenCalled()
    const report = await watch.until(({ current }) => current === 'safe')
    expect(report.connections).toEqual([
      {
        connectorId: 'safe',
        namespace: 'eip155',
        accounts: [{ address: world.addresses[0] }],
        caipNetworkId: 'eip155:31337',
      },
    ])
    expect(report.connectors).toContainEqual(expect.objectContaining({ id: 'safe', name: 'Safe', type: 'EXTERNAL' }))
    expect(await world.adapter.reconnect({ connectorId: 'safe' }, patient())).toMatchObject({ connectorId: 'safe' })
  })

  it('is not connected in another site’s frame, and says so when it is chosen', async () => {
    await using world = await opened(false)
    expect(await wagmiReconnect(world.wagmi.wagmiConfig)).toEqual([])
    expect(watching(world.adapter).latest().current).toBeNull()
    const connecting = world.adapter.connect({ connectorId: 'safe' }, patient())
    expect(await failureOf(connecting)).toMatchObject({ code: 'wallet.notInstalled' })
  })

  it('is not listed in a page outside a frame', async () => {
    await using world = await opened(false, onItsOwn)
    expect(
      watching(world.adapter)
        .latest()
        .connectors.map(({ id }) => id),
    ).not.toContain('safe')
  })
})
