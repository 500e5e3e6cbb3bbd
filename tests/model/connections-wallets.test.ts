import { describe, expect, it } from 'vitest'
import { chooseDual } from '../../machines/connect/payloads.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { controls } from './controls.ts'
import { createDriver } from './driver.ts'
import { connectors, reports, secondVisit, solanaConnectors, solanaReports, twoNamespaces } from './world.ts'

const { meadow } = connectors
const { solanaDisconnected, solanaConnected } = solanaReports
const chain = (namespace: string) => ({ type: 'namespace.choose', namespace })

/** Both adapters have reported, and the list of wallets is on screen. */
const choosing = (
  { evm = reports.disconnected, sun = solanaDisconnected }: { evm?: AdapterReport; sun?: AdapterReport } = {},
  input: Partial<KitInput> = twoNamespaces,
) => {
  const kit = createDriver(input)
  kit.stored.answers([])
  kit.secondNamespace.stored.answers([])
  kit.reports(evm)
  kit.secondNamespace.reports(sun)
  kit.open('Connect')
  return kit
}

const forked = (...said: Parameters<typeof choosing>) => {
  const kit = choosing(...said)
  kit.top(chooseDual)
  return kit
}

const asking = () => {
  const kit = forked()
  kit.top(chain('solana'))
  return kit
}

/** The rows that can be pressed, by what a press sends. */
const offered = ({ simulation }: ReturnType<typeof createDriver>) =>
  controls(simulation).flatMap((move) =>
    move.do === 'send' && ['connector.choose', 'namespace.choose'].includes(move.event.type) ? [move.event] : [],
  )
const namesOffered = (kit: ReturnType<typeof createDriver>) => offered(kit).map(({ name }) => name)

describe('the list holds the wallets of every namespace [connect-offline-list]', () => {
  it('each of them once, those of several namespaces first', () => {
    expect(namesOffered(choosing())).toEqual(['Meadow', connectors.long.name, 'Sundial'])
  })

  it('recently used ones first', () => {
    expect(namesOffered(choosing({}, secondVisit))[0]).toBe(connectors.long.name)
  })

  it('only those of the requested namespace', () => {
    const kit = choosing({ evm: reports.connected })
    kit.open('Networks')
    kit.pick('solana:sandbox')
    kit.top({ type: 'network.connect' })
    expect(kit.connect()?.context.namespace).toBe('solana')
    expect(offered(kit)).toEqual(
      solanaConnectors
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(({ id, name }) => ({
          type: 'connector.choose',
          name,
          options: [{ namespace: 'solana', connectorId: id, connected: false }],
        })),
    )
  })
})

describe('a wallet of several namespaces [connect-one-row]', () => {
  it('is not asked before a namespace is chosen', () => {
    const kit = forked()
    expect(kit.view()).toBe('ConnectingMultiChain')
    expect(offered(kit)).toEqual([chain('eip155'), chain('solana')])
    expect(kit.works('requestConnection')).toBe(false)
  })

  it('is tracked as chosen once', () => {
    const kit = asking()
    expect(kit.tracked.filter(({ event }) => event === 'SELECT_WALLET')).toEqual([
      { type: 'track', event: 'SELECT_WALLET', properties: { name: 'Meadow', platform: 'browser' } },
    ])
  })

  it.each([
    ['eip155', meadow.id],
    ['solana', meadow.name],
  ] as const)('is asked in the chosen namespace: %s', (namespace, connectorId) => {
    const kit = forked()
    kit.top(chain(namespace))
    expect(kit.view()).toBe('ConnectingExternal')
    expect(kit.connect()?.context.choice).toMatchObject({ name: 'Meadow', namespace, connectorId })
    expect(kit.simulation.working().map(({ at }) => at)).toContain(`wallet:${namespace}/requestConnection`)
  })

  it('is asked in no namespace that it does not support', () => {
    const kit = forked()
    kit.top(chain('bip122'))
    expect(kit.connect()?.value).toBe('choosingNamespace')
  })

  it('is asked at once if only one of its namespaces is requested', () => {
    const kit = choosing()
    kit.choose(meadow)
    expect(kit.view()).toBe('ConnectingExternal')
  })

  it('connects in that namespace, and the modal closes', () => {
    const kit = asking()
    kit.secondNamespace.reports(solanaConnected)
    expect(kit.connect()?.value).toBe('succeeded')
    expect(kit.emitted).toEqual([{ type: 'connect', namespace: 'solana', connectorId: meadow.name, silent: false }])
    kit.elapses('success')
    expect(kit.isOpen()).toBe(false)
  })
})

describe('back [nav-back-flow]', () => {
  it('leads from the choice of a namespace to the list', () => {
    const kit = forked()
    kit.back()
    expect(kit.view()).toBe('Connect')
  })

  it('leads from the request to the choice, and the wallet is no longer waited for', () => {
    const kit = asking()
    kit.back()
    expect(kit.view()).toBe('ConnectingMultiChain')
    expect(kit.works('requestConnection')).toBe(false)
    kit.top(chain('eip155'))
    expect(kit.connect()?.context.choice).toMatchObject({ namespace: 'eip155', connectorId: meadow.id })
  })

  it.each(['wallet.rejected', 'wallet.pending', 'request.timeout', 'wallet.notInstalled', 'wallet.locked'])(
    'leads to the choice after %s, and nothing is left of the failure',
    (code) => {
      const kit = asking()
      kit.secondNamespace.request.fails(code)
      kit.back()
      expect(kit.connect()).toMatchObject({ value: 'choosingNamespace', context: { failure: null } })
    },
  )

  it('leads to the list if this wallet cannot be used', () => {
    const kit = asking()
    kit.secondNamespace.request.fails('wallet.badAccount')
    kit.back()
    expect(kit.view()).toBe('Connect')
  })

  it('leads to the list from the request of a wallet with one namespace', () => {
    const kit = choosing()
    kit.choose(meadow)
    kit.back()
    expect(kit.view()).toBe('Connect')
  })

  it('closes the modal from the list', () => {
    const kit = forked()
    kit.back()
    kit.kit({ type: 'nav.pop' })
    expect(kit.isOpen()).toBe(false)
  })
})

describe('connecting the current connector is refused [connect-current-refused]', () => {
  const evm = reports.connected

  it('and it is not offered: a wallet that is connected in one namespace offers only the other', () => {
    const kit = forked({ evm })
    expect(offered(kit)).toEqual([chain('solana')])
  })

  it('and the view says so at once if the wallet is connected in all of them', () => {
    const kit = choosing({ evm, sun: solanaConnected })
    const [row] = offered(kit)
    kit.top(row ?? chooseDual)
    expect(kit.view()).toBe('ConnectingExternal')
    expect(kit.connect()?.context.failure).toEqual({ code: 'wallet.alreadyConnected' })
    kit.back()
    expect(kit.view()).toBe('Connect')
  })

  it('and the view says so if it was connected elsewhere in the meantime', () => {
    const kit = forked({ evm })
    kit.top(chain('eip155'))
    expect(kit.connect()?.context.failure).toEqual({ code: 'wallet.alreadyConnected' })
  })

  it('and it is offered again after it disconnects', () => {
    const kit = forked({ evm })
    kit.reports(reports.disconnected)
    expect(offered(kit)).toEqual([chain('eip155'), chain('solana')])
  })
})

describe('a late approval is honoured', () => {
  it('in the namespace that the user left with Back', () => {
    const kit = asking()
    kit.back()
    kit.secondNamespace.reports(solanaConnected)
    expect(kit.isOpen()).toBe(false)
  })

  it('in another namespace than the requested one', () => {
    const kit = asking()
    kit.back()
    kit.top(chain('eip155'))
    kit.secondNamespace.reports(solanaConnected)
    expect(kit.isOpen()).toBe(false)
    expect(kit.works('requestConnection')).toBe(false)
  })

  it('but a refusal in the namespace that the user left is not', () => {
    const kit = asking()
    kit.back()
    kit.top(chain('eip155'))
    kit.play({
      do: 'send',
      at: '',
      event: {
        type: 'wallet.refused',
        namespace: 'solana',
        connectorId: meadow.name,
        failure: { code: 'wallet.rejected' },
      },
    })
    expect(kit.connect()?.value).toEqual({ requesting: 'asking' })
  })
})
