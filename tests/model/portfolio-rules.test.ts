import { describe, expect, it } from 'vitest'
import { holdings, whole } from '../../machines/portfolio/payloads.ts'
import { createDriver } from './driver.ts'
import { onTop, snackbarOf, snapshotOf, toastsOf } from './snapshots.ts'
import { ofProject, reports } from './world.ts'

type Kit = ReturnType<typeof createDriver>

function shown(input = ofProject) {
  const kit = createDriver(input)
  kit.stored.answers([])
  kit.reports(reports.connected)
  kit.open('Portfolio')
  return kit
}

const portfolioOf = ({ simulation }: Kit) => snapshotOf(simulation, onTop(simulation))
const toasts = ({ simulation }: Kit) => toastsOf(simulation).context.toasts.map(({ code }) => code)
const known = () => {
  const kit = shown()
  kit.answer('fetchTokens').answers(whole(holdings.some))
  return kit
}
const sees = ({ play, simulation }: Kit) =>
  play({ do: 'emit', at: `${onTop(simulation)}/watchSeen`, event: { type: 'tokens.seen' } })
/** Ten seconds later the user looks at them. */
const looks = (kit: Kit) => {
  kit.elapses('poll')
  sees(kit)
}

describe('the visible tokens [portfolio-poll]', () => {
  it('are reloaded after 10 s if the user looks at them, and stay unchanged meanwhile', () => {
    const kit = known()
    kit.elapses('poll')
    expect(kit.works('fetchTokens')).toBe(false)
    sees(kit)
    expect([kit.works('fetchTokens'), portfolioOf(kit)?.context.tokens]).toEqual([true, holdings.some])
    kit.answer('fetchTokens').answers(whole(holdings.none))
    expect(portfolioOf(kit)?.hasTag('empty')).toBe(true)
    expect(kit.waits('poll')).toBe(true)
  })

  it('may be incomplete if the API does not say which networks it serves: a message says so [assets-supported]', () => {
    const kit = known()
    expect(snackbarOf(kit.simulation).context.message).toBeNull()
    const partial = shown()
    partial.answer('fetchTokens').answers({ ...whole(holdings.some), isPartial: true })
    expect(snackbarOf(partial.simulation).context.message).toMatchObject({ code: 'portfolio.partial' })
    expect(portfolioOf(partial)?.context.tokens).toEqual(holdings.some)
  })

  it('are not reloaded once the service reports that it is overloaded', () => {
    const kit = known()
    looks(kit)
    kit.answer('fetchTokens').fails('api.unavailable')
    expect([kit.waits('poll'), kit.waits('retryGap'), toasts(kit)]).toEqual([false, false, ['balance.unavailable']])
    expect(portfolioOf(kit)?.context.tokens).toEqual(holdings.some)
  })

  it('are not reloaded for 30 s after any other failure [account-balance-gap]', () => {
    const kit = known()
    looks(kit)
    kit.answer('fetchTokens').fails('network.offline')
    expect([kit.waits('poll'), toasts(kit)]).toEqual([false, ['balance.unavailable']])
    kit.elapses('retryGap')
    expect(kit.works('fetchTokens')).toBe(true)
  })

  it('belong to the current account and network: an answer for a previous one is dropped', () => {
    const kit = shown()
    kit.reports(reports.otherAccount)
    expect(kit.works('fetchTokens')).toBe(true)
    kit.answer('fetchTokens').answers(whole(holdings.some))
    kit.reports(reports.connected)
    expect(portfolioOf(kit)?.context.tokens).toEqual([])
  })
})

describe('the tabs [portfolio-tabs]', () => {
  const choose = (kit: Kit, tab: string) => kit.top({ type: 'tab.choose', tab })

  it('share the account’s activity: it is loaded once', () => {
    const kit = known()
    choose(kit, 'nfts')
    kit.answer('activity/fetchActivity').answers({ transactions: [], at: 0 })
    choose(kit, 'activity')
    expect([portfolioOf(kit)?.hasTag('activity'), kit.works('fetchActivity')]).toEqual([true, false])
  })

  it('follow the account', () => {
    const kit = known()
    choose(kit, 'activity')
    kit.answer('activity/fetchActivity').answers({ transactions: [], at: 0 })
    kit.reports(reports.otherAccount)
    expect([portfolioOf(kit)?.hasTag('activity'), kit.works('fetchActivity')]).toEqual([true, true])
  })

  it('show only the tokens if the activity is unavailable, and once the project removes it', () => {
    const alone = shown({})
    choose(alone, 'activity')
    expect(portfolioOf(alone)?.hasTag('tokens')).toBe(true)
    const kit = known()
    choose(kit, 'nfts')
    kit.top({ type: 'features.changed', features: { activity: false } })
    expect(portfolioOf(kit)?.hasTag('tokens')).toBe(true)
  })
})

it('an account without holdings leads to receiving [portfolio-empty]', () => {
  const kit = shown()
  kit.answer('fetchTokens').answers(whole(holdings.none))
  kit.top({ type: 'receive.open' })
  expect(kit.view()).toBe('WalletReceive')
})

it('an empty account leads to buying crypto if a provider sells it [portfolio-empty]', () => {
  const kit = shown()
  kit.answer('fetchTokens').answers(whole(holdings.none))
  kit.top({ type: 'features.changed', features: { onramp: [] } })
  expect(portfolioOf(kit)?.can({ type: 'onramp.open' })).toBe(false)
  kit.top({ type: 'features.changed', features: { onramp: ['coinbase'] } })
  kit.top({ type: 'onramp.open' })
  expect(kit.view()).toBe('OnRampProviders')
})

it('the embedded wallet’s account leads on in the same way [account-layout] [portfolio-empty]', () => {
  const kit = createDriver(ofProject)
  kit.stored.answers([])
  kit.reports(reports.embedded)
  kit.open('Account')
  kit.answer('portfolio/fetchTokens').answers(holdings.none)
  const account = onTop(kit.simulation)
  kit.play({ do: 'send', at: `${account}/portfolio`, event: { type: 'receive.open' } })
  expect(kit.view()).toBe('WalletReceive')
})
