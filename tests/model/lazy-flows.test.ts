import { describe, expect, it } from 'vitest'
import type { Move } from '../../devtools/simulation.ts'
import { controls } from './controls.ts'
import { shown } from './shown.ts'
import { kitOf, wallet } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { reports, withTerms } from './world.ts'

const connected: Move = {
  do: 'emit',
  at: `${wallet}/watchWallet`,
  event: { type: 'wallet.reported', report: reports.connected },
}
const send = (type: string): Move => ({ do: 'send', at: '', event: { type } })
const fails: Move = { do: 'reject', at: 'loadFlow', code: 'engine.failed' }
const arrives: Move = { do: 'resolve', at: 'loadFlow' }
const toAccount = [connected, send('modal.open')]
const viewAfter = (...moves: Move[]) => shown(startKit([...toAccount, ...moves], {}, true))?.view

describe('a flow whose chart loads when its route is first entered [lazy-flow] [flow-timeout]', () => {
  it('shows that it is loading, and then its view', () => {
    expect(viewAfter()).toBe('Loading')
    expect(viewAfter(arrives)).toBe('Account')
  })

  it('says that it failed to load, and loads again on request', () => {
    expect(viewAfter(fails)).toBe('Unavailable')
    expect(viewAfter(fails, send('flow.retry'))).toBe('Loading')
    expect(viewAfter(fails, send('flow.retry'), arrives)).toBe('Account')
  })

  it('times out if loading hangs', () => {
    const timer = startKit(toAccount, {}, true)
      .timers()
      .find(({ at }) => at === '')
    if (!timer) throw new Error('No delay is running')
    expect(viewAfter({ do: 'fire', ...timer })).toBe('Unavailable')
  })

  it('can be closed while it is loading and after it failed', () => {
    for (const moves of [[], [fails]]) {
      const simulation = startKit([...toAccount, ...moves], {}, true)
      const close = controls(simulation).find((move) => move.do === 'send' && move.event.type === 'modal.close')
      if (!close) throw new Error('Nothing closes')
      simulation.play(close)
      expect(kitOf(simulation).hasTag('open')).toBe(false)
    }
  })

  it('closes if the account disconnects before it has loaded', () => {
    const gone: Move = { ...connected, event: { type: 'wallet.reported', report: reports.disconnected } }
    for (const moves of [[gone], [fails, gone]])
      expect(kitOf(startKit([...toAccount, ...moves], {}, true)).hasTag('open')).toBe(false)
  })

  it('loads once', () => {
    const simulation = startKit([...toAccount, arrives, send('nav.back'), send('modal.open')], {}, true)
    expect(simulation.find('loadFlow')).toBeUndefined()
    expect(shown(simulation)?.view).toBe('Account')
  })

  it('loads another flow if the app’s terms come or go while one is loading [connect-terms]', () => {
    const terms = (legalCheckbox: boolean): Move => ({
      do: 'send',
      at: '',
      event: { type: 'features.changed', features: { ...withTerms.features, legalCheckbox } },
    })
    const all: Move = { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } }
    const requestedAfter = (...moves: Move[]) =>
      Object(startKit([all, ...moves], withTerms, true).find('loadFlow')).options.input
    expect(requestedAfter()).toEqual({ flow: 'acceptTerms' })
    expect(requestedAfter(terms(false))).toEqual({ flow: 'walletList' })
    expect(requestedAfter(terms(false), terms(true))).toEqual({ flow: 'acceptTerms' })
  })
})
