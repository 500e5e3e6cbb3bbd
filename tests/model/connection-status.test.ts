import { describe, expect, it } from 'vitest'
import { createDriver } from './driver.ts'
import { kitOf } from './snapshots.ts'
import { connectors, granted, reports } from './world.ts'

const { meadow, long } = connectors

/** A kit that has restored what was stored, with no wallet connected and the list of wallets on screen. */
const choosing = () => {
  const kit = createDriver()
  kit.stored.answers([])
  kit.reports(reports.disconnected)
  kit.open()
  return kit
}

const asking = () => {
  const kit = choosing()
  kit.choose(meadow)
  return kit
}

/** The user is connected, and chooses a second wallet. */
const askingAnother = () => {
  const kit = createDriver()
  kit.stored.answers([])
  kit.reports(reports.connected)
  kit.open('Connect')
  kit.choose(long)
  return kit
}

const connected = () => {
  const kit = createDriver()
  kit.stored.answers([])
  kit.reports(reports.connected)
  return kit
}

describe('connect sets connecting, then connected on success [connect-status] [wallet-status]', () => {
  it('asks the chosen wallet', () => {
    const kit = asking()
    expect(kit.status()).toBe('connecting')
    expect(kit.works('requestConnection')).toBe(true)
  })

  it('is connected when the adapter reports it, and the modal closes', () => {
    const kit = asking()
    kit.reports(reports.connected)
    expect(kit.status()).toBe('connected')
    expect(kit.current()).toBe(meadow.id)
    kit.elapses('success')
    expect(kit.view()).toBeUndefined()
  })

  it('tells the dApp, and stores the connector for the next visit', () => {
    const kit = asking()
    kit.reports(reports.connected)
    expect(kit.emitted).toEqual([{ type: 'connect', namespace: 'eip155', connectorId: meadow.id, silent: false }])
    expect(kit.remembered()).toEqual([
      { type: 'storage.connected', namespace: 'eip155', connectorId: meadow.id, name: meadow.name },
    ])
  })

  it('makes the wallet recent at once: the list does not have to be loaded again [storage-recent]', () => {
    const kit = createDriver()
    kit.open()
    kit.choose(meadow)
    kit.reports(reports.connected)
    expect(kitOf(kit.simulation).context.remembered.recents).toEqual([meadow.name])
  })

  it('works while stored connections are still being restored', () => {
    const kit = createDriver()
    kit.open()
    kit.choose(meadow)
    kit.reports(reports.connected)
    expect(kit.emitted).toEqual([{ type: 'connect', namespace: 'eip155', connectorId: meadow.id, silent: false }])
    expect(kit.remembered()).toEqual([
      { type: 'storage.connected', namespace: 'eip155', connectorId: meadow.id, name: meadow.name },
    ])
  })

  it('does not wait for the promise of a request whose connection exists', () => {
    const kit = asking()
    kit.reports(reports.connected)
    expect(kit.works('requestConnection')).toBe(false)
  })

  it('counts an answer without a connection as a failure', () => {
    const kit = asking()
    kit.request.answers(granted)
    expect(kit.status()).toBe('disconnected')
    expect(kit.connect()?.context.failure).toEqual({ code: 'unknown' })
  })
})

describe('a failure returns to connected if a connection exists, else to disconnected [connect-status] [flow-late-answer]', () => {
  it.each(['wallet.rejected', 'wallet.pending', 'wallet.noAccounts', 'network.offline', 'unheard-of'])(
    'returns to disconnected after %s',
    (code) => {
      const kit = asking()
      kit.request.fails(code)
      expect(kit.status()).toBe('disconnected')
    },
  )

  it('returns to connected', () => {
    const kit = askingAnother()
    kit.request.fails('wallet.rejected')
    expect(kit.status()).toBe('connected')
    expect(kit.current()).toBe(meadow.id)
  })

  it('counts a prompt as unanswered when its time is up', () => {
    const kit = asking()
    kit.elapses('prompt')
    expect(kit.status()).toBe('disconnected')
    expect(kit.connect()?.value).toEqual({ failed: 'timedOut' })
  })
})

describe('connecting the current connector is refused [connect-current-refused]', () => {
  it('says so, and asks no wallet', () => {
    const kit = connected()
    kit.open('Connect')
    kit.choose(meadow)
    expect(kit.works('requestConnection')).toBe(false)
    expect(kit.connect()?.context.failure).toEqual({ code: 'wallet.alreadyConnected' })
    expect(kit.status()).toBe('connected')
  })

  it('matches the connector’s id in any letter case', () => {
    const kit = connected()
    kit.open('Connect')
    kit.choose({ ...meadow, id: meadow.id.toUpperCase() })
    expect(kit.works('requestConnection')).toBe(false)
  })

  it('connects one that is connected but not active', () => {
    const kit = createDriver()
    kit.stored.answers([])
    kit.reports({ ...reports.both, current: long.id })
    kit.open('Connect')
    kit.choose(meadow)
    kit.reports({ ...reports.both, current: meadow.id })
    expect(kit.status()).toBe('connected')
    expect(kit.connect()?.value).toBe('succeeded')
    expect(kit.remembered().at(-1)).toEqual({
      type: 'storage.connected',
      namespace: 'eip155',
      connectorId: meadow.id,
      name: meadow.name,
    })
  })
})

describe('a late approval is honoured', () => {
  it('after the request was abandoned with Back', () => {
    const kit = asking()
    kit.back()
    expect(kit.status()).toBe('disconnected')
    kit.reports(reports.connected)
    expect(kit.status()).toBe('connected')
    expect(kit.view()).toBeUndefined()
  })

  it('after it timed out', () => {
    const kit = asking()
    kit.elapses('prompt')
    kit.reports(reports.connected)
    expect(kit.status()).toBe('connected')
    expect(kit.connect()?.value).toBe('succeeded')
  })

  it('after the modal was closed', () => {
    const kit = asking()
    kit.close()
    kit.reports(reports.connected)
    expect(kit.status()).toBe('connected')
    expect(kit.emitted).toEqual([{ type: 'connect', namespace: 'eip155', connectorId: meadow.id, silent: false }])
  })

  it('after another wallet was chosen', () => {
    const kit = asking()
    kit.back()
    kit.choose(long)
    kit.reports(reports.connected)
    expect(kit.current()).toBe(meadow.id)
    expect(kit.view()).toBeUndefined()
    expect(kit.status()).toBe('connected')
  })
})

describe('no caller waits for a wallet that is not asked', () => {
  it('closing the modal abandons the request', () => {
    const kit = asking()
    kit.close()
    expect(kit.status()).toBe('disconnected')
    expect(kit.works('requestConnection')).toBe(false)
  })

  it('opening another view from the dApp abandons the request', () => {
    const kit = asking()
    kit.open('WhatIsAWallet')
    expect(kit.works('requestConnection')).toBe(false)
  })

  it('the caller learns that the dApp withdrew the request', () => {
    const kit = asking()
    kit.kit({ type: 'account.disconnect', namespace: 'eip155' })
    expect(kit.status()).toBe('disconnected')
    expect(kit.connect()?.context.failure).toEqual({ code: 'request.aborted' })
  })

  it('the caller learns that the dApp disconnected while a second wallet was asked', () => {
    const kit = askingAnother()
    kit.disconnect()
    expect(kit.status()).toBe('disconnecting')
    expect(kit.connect()?.context.failure).toEqual({ code: 'request.aborted' })
  })

  it('the caller learns that a wallet was chosen while another was disconnecting', () => {
    const kit = connected()
    kit.open('Connect')
    kit.disconnect()
    kit.choose(long)
    expect(kit.connect()?.context.failure).toEqual({ code: 'wallet.disconnecting' })
  })

  it('the caller learns only about its own wallet', () => {
    const kit = asking()
    kit.back()
    kit.choose(long)
    kit.play({
      do: 'send',
      at: '',
      event: {
        type: 'wallet.refused',
        namespace: 'eip155',
        connectorId: meadow.id,
        failure: { code: 'wallet.rejected' },
      },
    })
    expect(kit.connect()?.value).toEqual({ requesting: 'asking' })
  })
})

describe('disconnect [wallet-disconnect] [wallet-disconnect-cap]', () => {
  it('removes the connection, and the status is disconnected if none remains', () => {
    const kit = connected()
    kit.disconnect()
    expect(kit.status()).toBe('disconnecting')
    kit.reports(reports.disconnected)
    expect(kit.status()).toBe('disconnected')
    expect(kit.connections()).toEqual([])
  })

  it('emits disconnect when no connections remain', () => {
    const kit = connected()
    kit.disconnect()
    kit.reports(reports.disconnected)
    expect(kit.emitted.at(-1)).toEqual({ type: 'disconnect' })
    expect(kit.remembered().at(-1)).toEqual({
      type: 'storage.disconnected',
      namespace: 'eip155',
      connectorId: meadow.id,
    })
  })

  it('switches to the next remaining connection, and emits no disconnect', () => {
    const kit = createDriver()
    kit.stored.answers([])
    kit.reports({ ...reports.both, current: meadow.id })
    kit.disconnectOne(meadow.id)
    kit.reports(reports.other)
    expect(kit.status()).toBe('connected')
    expect(kit.current()).toBe(long.id)
    expect(kit.emitted.map(({ type }) => type)).not.toContain('disconnect')
  })

  it('emits disconnect when the wallet itself disconnects', () => {
    const kit = connected()
    kit.reports(reports.disconnected)
    expect(kit.status()).toBe('disconnected')
    expect(kit.emitted.at(-1)).toEqual({ type: 'disconnect' })
  })

  it('treats two at once as one', () => {
    const kit = connected()
    kit.disconnect()
    kit.disconnect()
    kit.reports(reports.disconnected)
    expect(kit.status()).toBe('disconnected')
    expect(kit.emitted.filter(({ type }) => type === 'disconnect')).toHaveLength(1)
  })

  it.each([
    ['rejects', (kit: ReturnType<typeof createDriver>) => kit.ending.fails('wallet.disconnectFailed')],
    ['resolves while still connected', (kit: ReturnType<typeof createDriver>) => kit.ending.answers()],
    ['never answers', (kit: ReturnType<typeof createDriver>) => kit.elapses('disconnect')],
  ])('stays connected and says so if the adapter %s', (_, ends) => {
    const kit = connected()
    kit.open()
    kit.top({ type: 'account.disconnect' })
    ends(kit)
    expect(kit.status()).toBe('connected')
    expect(kit.emitted.at(-1)).toEqual({ type: 'disconnectFailed', failure: { code: 'wallet.disconnectFailed' } })
    expect(kit.tracked.at(-1)).toMatchObject({
      event: 'DISCONNECT_ERROR',
      properties: { message: 'Failed to disconnect' },
    })
    expect(kit.account()?.value).toMatchObject({ shown: { leave: 'staying' } })
  })

  it('closes the account when it is done', () => {
    const kit = connected()
    kit.open()
    kit.top({ type: 'account.disconnect' })
    kit.reports(reports.disconnected)
    expect(kit.view()).toBeUndefined()
  })

  it('accepts a report that arrives after the timeout', () => {
    const kit = connected()
    kit.disconnect()
    kit.elapses('disconnect')
    kit.reports(reports.disconnected)
    expect(kit.status()).toBe('disconnected')
  })
})
