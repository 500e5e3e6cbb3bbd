import { describe, expect, it } from 'vitest'
import { createDriver } from './driver.ts'
import { connectors, reports } from './world.ts'

const { meadow, long } = connectors
type Kit = ReturnType<typeof createDriver>

/** Two wallets are connected, the first of them active. */
const both = () => {
  const kit = createDriver()
  kit.stored.answers([])
  kit.reports(reports.bothFirst)
  return kit
}

const switching = () => {
  const kit = both()
  kit.kit({ type: 'connection.switch', namespace: 'eip155', connectorId: long.id })
  return kit
}

const failures = ({ emitted }: Kit) =>
  emitted.flatMap((event) => (event.type === 'switchFailed' ? [[event.connectorId, event.failure.code]] : []))

describe('the caller of a switch learns its outcome, whatever happens meanwhile', () => {
  it.each([
    ['another wallet is connected', (kit: Kit) => kit.toWallet({ type: 'wallet.connect', connectorId: 'example.new' })],
    ['the same wallet is connected', (kit: Kit) => kit.toWallet({ type: 'wallet.connect', connectorId: long.id })],
    ['another one is disconnected', (kit: Kit) => kit.disconnectOne(meadow.id)],
    ['all are disconnected', (kit: Kit) => kit.disconnect()],
    [
      'an account is switched to',
      (kit: Kit) => kit.toWallet({ type: 'wallet.activate', connectorId: meadow.id, address: '0x1' }),
    ],
  ])('it is withdrawn if %s', (_, interrupt) => {
    const kit = switching()
    interrupt(kit)
    expect(failures(kit)).toEqual([[long.id, 'request.aborted']])
  })

  it('it continues if it is requested twice', () => {
    const kit = switching()
    kit.kit({ type: 'connection.switch', namespace: 'eip155', connectorId: long.id })
    expect([failures(kit), kit.status()]).toEqual([[], 'activating'])
  })

  it('it continues if a switch to an unconnected wallet is refused', () => {
    const kit = switching()
    kit.toWallet({ type: 'wallet.activate', connectorId: 'example.gone' })
    expect([failures(kit), kit.status()]).toEqual([[['example.gone', 'wallet.notConnected']], 'activating'])
  })

  it('it continues if the user leaves the list of wallets', () => {
    const kit = switching()
    kit.open('Connect')
    kit.close()
    expect([failures(kit), kit.status()]).toEqual([[], 'activating'])
  })

  it('it is refused while a wallet is disconnecting', () => {
    const kit = both()
    kit.disconnectOne(meadow.id)
    kit.kit({ type: 'connection.switch', namespace: 'eip155', connectorId: long.id })
    expect(failures(kit)).toEqual([[long.id, 'wallet.disconnecting']])
  })

  it('it is refused if no wallet is connected', () => {
    const kit = createDriver()
    kit.kit({ type: 'connection.switch', namespace: 'eip155', connectorId: long.id })
    kit.stored.answers([])
    kit.kit({ type: 'connection.switch', namespace: 'eip155', connectorId: meadow.id })
    expect(failures(kit)).toEqual([
      [long.id, 'wallet.notConnected'],
      [meadow.id, 'wallet.notConnected'],
    ])
  })
})

describe('the caller that activates a live connection learns its outcome', () => {
  const connecting = () => {
    const kit = both()
    kit.open('Connect')
    kit.choose(long)
    return kit
  }

  it('connected when it becomes active', () => {
    const kit = connecting()
    expect(kit.status()).toBe('activatingForConnect')
    kit.reports(reports.both)
    expect(kit.connect()?.value).toBe('succeeded')
  })

  it('refused if it does not become active', () => {
    const kit = connecting()
    kit.activation.fails('wallet.locked')
    expect(kit.connect()?.context.failure).toEqual({ code: 'wallet.locked' })
    expect(failures(kit)).toEqual([])
  })

  it('refused if all are disconnected meanwhile, or another is switched to', () => {
    const ended = connecting()
    ended.disconnect()
    const switched = connecting()
    switched.toWallet({ type: 'wallet.activate', connectorId: meadow.id, address: '0x1' })
    for (const kit of [ended, switched]) expect(kit.connect()?.context.failure).toEqual({ code: 'request.aborted' })
  })

  it('abandoned by Back', () => {
    const kit = connecting()
    kit.back()
    expect([kit.status(), kit.works('activateConnection')]).toEqual(['connected', false])
  })
})

it('an open prompt is withdrawn if the dApp switches, and its caller learns it', () => {
  const kit = createDriver()
  kit.stored.answers([])
  kit.reports(reports.bothFirst)
  kit.open('Connect')
  kit.top({ type: 'connector.choose', name: 'New', options: [{ namespace: 'eip155', connectorId: 'example.new' }] })
  kit.kit({ type: 'connection.switch', namespace: 'eip155', connectorId: long.id })
  expect(kit.connect()?.context.failure).toEqual({ code: 'request.aborted' })
})
