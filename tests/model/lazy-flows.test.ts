import { describe, expect, it } from 'vitest'
import type { Move } from '../../devtools/simulation.ts'
import { controls } from './controls.ts'
import { shown } from './shown.ts'
import { kitOf, wallet } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { reports } from './world.ts'

const connected: Move = {
  do: 'tell',
  at: `${wallet}/watchWallet`,
  event: { type: 'wallet.reported', report: reports.connected },
}
const send = (type: string): Move => ({ do: 'send', at: '', event: { type } })
const fails: Move = { do: 'reject', at: 'loadFlow', code: 'engine.failed' }
const arrives: Move = { do: 'resolve', at: 'loadFlow' }
const toAccount = [connected, send('modal.open')]
const viewAfter = (...moves: Move[]) => shown(startKit([...toAccount, ...moves], {}, true))?.view

describe('a flow whose chart is loaded when its route is first entered [lazy-flow] [flow-timeout]', () => {
  it('shows that it is on its way, and then its view', () => {
    expect(viewAfter()).toBe('Loading')
    expect(viewAfter(arrives)).toBe('Account')
  })

  it('says so when it cannot be fetched, and fetches it again when asked', () => {
    expect(viewAfter(fails)).toBe('Unavailable')
    expect(viewAfter(fails, send('flow.retry'))).toBe('Loading')
    expect(viewAfter(fails, send('flow.retry'), arrives)).toBe('Account')
  })

  it('gives up a fetch that hangs', () => {
    const timer = startKit(toAccount, {}, true)
      .timers()
      .find(({ at }) => at === '')
    if (!timer) throw new Error('No delay is running')
    expect(viewAfter({ do: 'fire', ...timer })).toBe('Unavailable')
  })

  it('is left by the close button from before it is there, and from where it is not', () => {
    for (const moves of [[], [fails]]) {
      const simulation = startKit([...toAccount, ...moves], {}, true)
      const close = controls(simulation).find((move) => move.do === 'send' && move.event.type === 'modal.close')
      if (!close) throw new Error('Nothing closes')
      simulation.play(close)
      expect(kitOf(simulation).hasTag('open')).toBe(false)
    }
  })

  it('is needed no more where the account has gone before it is there', () => {
    const gone: Move = { ...connected, event: { type: 'wallet.reported', report: reports.disconnected } }
    for (const moves of [[gone], [fails, gone]])
      expect(kitOf(startKit([...toAccount, ...moves], {}, true)).hasTag('open')).toBe(false)
  })

  it('is fetched once', () => {
    const simulation = startKit([...toAccount, arrives, send('nav.back'), send('modal.open')], {}, true)
    expect(simulation.find('loadFlow')).toBeUndefined()
    expect(shown(simulation)?.view).toBe('Account')
  })
})
