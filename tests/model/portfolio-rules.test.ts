import { describe, expect, it } from 'vitest'
import { pages } from '../../machines/activity/payloads.ts'
import { holdings, whole } from '../../machines/portfolio/payloads.ts'
import { createDriver } from './driver.ts'
import { onTop, snackbarOf, snapshotOf, toastsOf } from './snapshots.ts'
import { kitInput, ofProject, reports } from './world.ts'

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

  it('are reloaded when a transaction ends, whatever became of the last request [assets-renewed]', () => {
    const ends = (kit: Kit) => {
      kit.kit({ type: 'transaction.ended', id: 'transfer:route:9:1', outcome: 'confirmed', hash: '0x1' })
      expect(kit.works('fetchTokens')).toBe(true)
      kit.answer('fetchTokens').answers(whole(holdings.none))
      expect([portfolioOf(kit)?.context.tokens, kit.waits('poll')]).toEqual([[], true])
    }
    ends(known())
    for (const code of ['api.unavailable', 'network.offline'] as const) {
      const kit = known()
      looks(kit)
      kit.answer('fetchTokens').fails(code)
      expect(kit.works('fetchTokens')).toBe(false)
      ends(kit)
      const failed = shown()
      failed.answer('fetchTokens').fails(code)
      ends(failed)
    }
  })

  it('are reloaded when a transaction ends, even if they were requested just before [assets-renewed]', () => {
    const kit = known()
    looks(kit)
    const request = () => kit.simulation.find(`${onTop(kit.simulation)}/fetchTokens`)
    const before = request()
    kit.kit({ type: 'transaction.ended', id: 'transfer:route:9:1', outcome: 'confirmed', hash: '0x1' })
    expect(kit.works('fetchTokens')).toBe(true)
    expect(request()).not.toBe(before)
  })

  it('are reloaded when a transaction ends while they load for the first time [assets-renewed]', () => {
    const kit = shown()
    const request = () => kit.simulation.find(`${onTop(kit.simulation)}/fetchTokens`)
    const before = request()
    kit.kit({ type: 'transaction.ended', id: 'transfer:route:9:1', outcome: 'confirmed', hash: '0x1' })
    expect(kit.works('fetchTokens')).toBe(true)
    expect(request()).not.toBe(before)
  })

  it('are really requested after a transaction, whichever it was: neither a cache nor an earlier failure answers [portfolio-poll] [account-balance-gap]', () => {
    const query = (kit: Kit) => {
      const { fresh, skipPause } = Object(kit.simulation.find(`${onTop(kit.simulation)}/fetchTokens`)).options.input
      return { fresh, skipPause }
    }
    const ends = (kit: Kit) => {
      kit.kit({ type: 'transaction.ended', id: 'name:route:9:1', outcome: 'dropped', hash: null })
      return query(kit)
    }
    const usual = { fresh: true, skipPause: false }
    const insistent = { fresh: true, skipPause: true }
    const loading = shown()
    expect([query(loading), ends(loading)]).toEqual([{ fresh: false, skipPause: false }, insistent])
    const failed = shown()
    failed.answer('fetchTokens').fails('network.offline')
    expect(ends(failed)).toEqual(insistent)
    failed.answer('fetchTokens').fails('network.offline')
    failed.elapses('retryGap')
    failed.top({ type: 'tokens.retry' })
    expect(query(failed)).toEqual({ fresh: false, skipPause: false })
    const polled = known()
    looks(polled)
    expect([query(polled), ends(polled)]).toEqual([usual, insistent])
    polled.answer('fetchTokens').fails('network.offline')
    polled.elapses('retryGap')
    expect(query(polled)).toEqual(usual)
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

  it('know of changed networks, whichever is selected and whenever the activity is opened', () => {
    const kit = known()
    choose(kit, 'activity')
    kit.top({ type: 'networks.changed', networks: [] })
    choose(kit, 'tokens')
    expect(portfolioOf(kit)?.context.networks).toEqual([])
    choose(kit, 'activity')
    const activity = `${onTop(kit.simulation)}/activity`
    expect(snapshotOf(kit.simulation, activity)?.context.networks).toEqual([])
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

it('the embedded wallet’s account renews its activity when a transaction ends [account-layout] [activity-pending]', () => {
  const kit = createDriver(ofProject)
  kit.stored.answers([])
  kit.reports(reports.embedded)
  kit.open('Account')
  const portfolio = `${onTop(kit.simulation)}/portfolio`
  kit.play({ do: 'send', at: portfolio, event: { type: 'tab.choose', tab: 'activity' } })
  kit.answer('portfolio/activity/fetchActivity').answers(pages.full)
  expect(kit.works('fetchActivity')).toBe(false)
  kit.kit({ type: 'transaction.ended', id: 'transfer:route:9:1', outcome: 'confirmed', hash: '0x1' })
  expect(kit.works('fetchActivity')).toBe(true)
})

it('an account without holdings leads to receiving [portfolio-empty]', () => {
  const kit = shown()
  kit.answer('fetchTokens').answers(whole(holdings.none))
  kit.top({ type: 'receive.open' })
  expect(kit.view()).toBe('WalletReceive')
})

it('an account without holdings offers no receiving if the dApp has none [portfolio-empty] [account-features]', () => {
  const kit = shown({ ...ofProject, features: { ...kitInput.features, receive: false } })
  kit.answer('fetchTokens').answers(whole(holdings.none))
  expect(portfolioOf(kit)?.can({ type: 'receive.open' })).toBe(false)
  kit.top({ type: 'features.changed', features: { receive: true } })
  expect(portfolioOf(kit)?.can({ type: 'receive.open' })).toBe(true)
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
