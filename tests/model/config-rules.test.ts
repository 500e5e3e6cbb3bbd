import { describe, expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { defaultFeatures, type LocalFeatures, projectPart, type RemoteFeature } from '../../core/features.ts'
import type { configMachine } from '../../machines/config/chart.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import { createDriver } from './driver.ts'
import { alertsOf, kitOf } from './snapshots.ts'
import { inBasicMode, ofProject, projectId, withoutProject } from './world.ts'

const says = (id: string, config: RemoteFeature['config'], isEnabled = true): RemoteFeature => ({
  id,
  isEnabled,
  config,
})
const login = says('social_login', ['email', 'google'])
const swap = says('swap', ['1inch'])

const wishing = (local: LocalFeatures): Partial<KitInput> => ({
  projectServices: {
    directory: { expected: [0, 0], allWallets: 'SHOW' },
    config: { projectId, basic: false, local },
  },
})

/** A kit whose modal has been opened, its configuration, and the services' possible answers. */
function opened(input: Partial<KitInput> = wishing({})) {
  const kit = createDriver(input)
  const { simulation, play } = kit
  const config = (): SnapshotFrom<typeof configMachine> => simulation.find('config')?.getSnapshot()
  const port = (name: string) => ({
    answers: (output?: unknown) => play({ do: 'resolve', at: `config/${name}`, output }),
    fails: (code: string) => play({ do: 'reject', at: `config/${name}`, code }),
  })
  kit.open()
  play({ do: 'resolve', at: 'loadProjectServices' })
  return {
    ...kit,
    config,
    project: () => config().value.project,
    analytics: () => config().value.analytics,
    features: port('fetchFeatures'),
    origin: port('checkOrigin'),
    hearing: port('fetchAnalytics'),
    asks: () =>
      simulation
        .working()
        .filter(({ at }) => at.startsWith('config/'))
        .map(({ src }) => src),
    alerts: () => alertsOf(simulation).context.alerts,
    opensAgain() {
      kit.close()
      kit.open()
    },
    dismisses: () => play({ do: 'send', at: 'notices/alerts', event: { type: 'alert.dismiss' } }),
    /** The features as the kit sees them. */
    known: () => kitOf(simulation).context.features,
    stops: (after: 'project' | 'analytics') => {
      const timer = simulation.timers().find(({ at, timer }) => at === 'config' && timer.includes(after))
      if (!timer) throw new Error(`Nothing of ${after} is timed`)
      play({ do: 'fire', ...timer })
    },
  }
}

describe('the remote configuration [config-features] [config-optional] [config-basic]', () => {
  it('is requested on the first open, which does not wait for it', () => {
    const kit = opened()
    expect(kit.asks()).toEqual(['fetchFeatures', 'fetchAnalytics'])
    expect(kit.view()).toBe('Connect')
  })

  it('stores for the next visit whether several wallets are allowed, and keeps that until it is loaded again [config-remembered]', () => {
    const kit = opened()
    kit.features.answers([says('multi_wallet', [])])
    expect(kit.remembered()).toEqual([{ type: 'storage.multiWallet', enabled: true }])
    const again = opened({
      projectServices: {
        directory: { expected: [0, 0], allWallets: 'SHOW' },
        config: { projectId, basic: false, local: {}, multiWallet: true },
      },
    })
    again.features.fails('config.server')
    expect(again.known().multiWallet).toBe(true)
    again.opensAgain()
    again.features.answers([says('multi_wallet', [], false)])
    expect([again.known().multiWallet, again.remembered().at(-1)]).toEqual([
      false,
      { type: 'storage.multiWallet', enabled: false },
    ])
  })

  it('tells the kit which features exist', () => {
    const kit = opened(wishing({ onramp: false }))
    kit.features.answers([login, says('onramp', null), says('multi_wallet', [])])
    expect(kit.known()).toMatchObject({
      ...{ email: true, socials: ['google'], swaps: false, onramp: false, activity: false, reownBranding: false },
      ...{ multiWallet: true, analytics: false },
    })
  })

  it('leaves the features to the dApp if it fails to load, and is requested again on the next open', () => {
    const kit = opened(wishing({ swaps: false }))
    kit.features.fails('network.offline')
    expect(kit.project()).toBe('degraded')
    expect(kit.known()).toMatchObject({ ...projectPart(defaultFeatures), swaps: false, analytics: false })
    kit.opensAgain()
    expect(kit.project()).toBe('fetching')
    kit.features.answers([])
    expect(kit.project()).toBe('ready')
    expect(kit.known()).toMatchObject({ email: false, swaps: false, onramp: false })
  })

  it('keeps the features that the dApp has changed meanwhile', () => {
    const kit = opened(wishing({ send: true }))
    kit.kit({ type: 'features.changed', features: { send: false, walletFeaturesOrder: ['receive'] } })
    kit.features.answers([login])
    expect(kit.known()).toMatchObject({ send: false, walletFeaturesOrder: ['receive'], socials: ['google'] })
  })

  it('overrides what the dApp sets from now on, too, and reports that once', () => {
    const kit = opened(wishing({ history: true }))
    kit.kit({ type: 'features.wish', features: { activity: false, socials: ['x'] } })
    expect(kit.known()).toMatchObject({ activity: false, socials: ['x'] })
    kit.features.answers([login, says('activity', null)])
    expect(kit.known()).toMatchObject({ activity: false, socials: ['google'] })
    expect(kit.alerts()).toHaveLength(1)
    kit.kit({ type: 'features.wish', features: { activity: true, socials: ['discord'] } })
    expect(kit.known()).toMatchObject({ activity: true, socials: ['google'] })
    expect(kit.alerts()).toHaveLength(1)
    const quiet = opened()
    quiet.features.answers([login])
    quiet.kit({ type: 'features.wish', features: { socials: ['x'] } })
    expect(quiet.alerts()).toEqual([
      { severity: 'warning', failure: { code: 'config.ignored', params: { features: 'socials' } } },
    ])
  })

  it('knows what the dApp set before the first open', () => {
    const kit = createDriver(wishing({ activity: true, history: true }))
    kit.kit({ type: 'features.wish', features: { activity: false } })
    expect(kitOf(kit.simulation).context.features.activity).toBe(false)
    kit.open()
    kit.play({ do: 'resolve', at: 'loadProjectServices' })
    kit.play({ do: 'resolve', at: 'config/fetchFeatures', output: [says('activity', null)] })
    expect(kitOf(kit.simulation).context.features.activity).toBe(false)
  })

  it('times out after 30 s, and a late answer is ignored', () => {
    const kit = opened()
    kit.stops('project')
    expect(kit.config().context.failure).toEqual({ code: 'service.timeout' })
    expect(kit.project()).toBe('degraded')
    expect(kit.asks()).toEqual(['fetchAnalytics'])
  })

  it('keeps the project’s earlier answer if there is no new one', () => {
    const kit = opened()
    kit.features.answers([login])
    kit.origin.fails('config.limited')
    kit.opensAgain()
    kit.features.fails('config.server')
    expect(kit.known()).toMatchObject({ email: true, socials: ['google'], swaps: false })
  })

  it('is not requested again once it is known', () => {
    const kit = opened()
    kit.features.answers([])
    kit.hearing.answers(true)
    kit.opensAgain()
    expect(kit.asks()).toEqual([])
  })

  it('does not exist in basic mode: nothing is requested, and no feature needs it', () => {
    const kit = opened(inBasicMode)
    expect(kit.asks()).toEqual([])
    expect(kit.known()).toMatchObject({ email: false, socials: false, reownBranding: false, multiWallet: false })
    expect(kit.alerts()).toEqual([])
  })
})

describe('the origin [config-origins]', () => {
  it('is checked once the features are known, and only if there are logins', () => {
    const kit = opened()
    expect(kit.asks()).not.toContain('checkOrigin')
    kit.features.answers([swap])
    expect(kit.project()).toBe('ready')
    const other = opened()
    other.features.answers([login])
    expect(other.asks()).toContain('checkOrigin')
    other.origin.answers()
    expect(other.project()).toBe('ready')
    other.opensAgain()
    expect(other.asks()).not.toContain('checkOrigin')
  })

  it('is reported to the developer if it is not allowed, because only they can fix it', () => {
    const kit = opened()
    kit.features.answers([login])
    kit.play({ do: 'reject', at: 'config/checkOrigin', code: 'config.origin', params: { origin: 'https://app.test' } })
    expect(kit.project()).toBe('misconfigured')
    expect(kit.alerts()).toEqual([
      { severity: 'error', failure: { code: 'config.origin', params: { origin: 'https://app.test' } } },
    ])
    kit.opensAgain()
    expect(kit.project()).toBe('misconfigured')
  })

  it.each(['config.limited', 'config.server'])('is checked again on the next open if the check failed (%s)', (code) => {
    const kit = opened()
    kit.features.answers([login])
    kit.origin.fails(code)
    expect(kit.project()).toBe('degraded')
    expect(kit.alerts()).toEqual([{ severity: 'error', failure: { code } }])
  })
})

describe('the alerts of the configuration [config-origins] [notice-alerts]', () => {
  it('name the dApp’s settings that have no effect, as a warning', () => {
    const kit = opened(ofProject)
    kit.features.answers([swap])
    expect(kit.alerts()).toEqual([
      { severity: 'warning', failure: { code: 'config.ignored', params: { features: 'swaps' } } },
    ])
  })

  it('appear once, however often the request fails', () => {
    const kit = opened()
    kit.features.fails('config.limited')
    expect(kit.alerts()).toHaveLength(1)
    kit.dismisses()
    kit.opensAgain()
    kit.features.fails('config.limited')
    expect(kit.alerts()).toEqual([])
    kit.opensAgain()
    kit.features.fails('config.server')
    expect(kit.alerts().map(({ failure }) => failure.code)).toEqual(['config.server'])
  })

  it('say nothing about a network that is down', () => {
    const kit = opened()
    kit.features.fails('network.offline')
    kit.hearing.fails('request.timeout')
    expect(kit.alerts()).toEqual([])
  })

  it('report a missing project if one is needed', () => {
    const kit = opened(withoutProject)
    expect(kit.asks()).toEqual([])
    expect(kit.project()).toBe('misconfigured')
    expect(kit.alerts()).toEqual([{ severity: 'error', failure: { code: 'config.project' } }])
  })
})

describe('analytics [config-analytics]', () => {
  it('is off until the project wants it', () => {
    const kit = opened()
    kit.features.answers([])
    expect(kit.known()).toMatchObject({ analytics: false })
    kit.hearing.answers(true)
    expect(kit.known()).toMatchObject({ analytics: true })
    expect(kit.analytics()).toBe('on')
  })

  it('stays on when the features load after it', () => {
    const kit = opened()
    kit.hearing.answers(true)
    kit.features.answers([login])
    expect(kit.known()).toMatchObject({ analytics: true, email: true })
  })

  it('is off if the project or the dApp does not want it', () => {
    const kit = opened()
    kit.hearing.answers(false)
    expect(kit.analytics()).toBe('off')
    expect(opened(wishing({ analytics: false })).asks()).toEqual(['fetchFeatures'])
  })

  it('is off if the request fails, and is requested again on the next open', () => {
    const kit = opened()
    kit.hearing.fails('config.server')
    expect(kit.known()).not.toMatchObject({ analytics: true })
    kit.opensAgain()
    kit.stops('analytics')
    expect(kit.analytics()).toBe('unavailable')
    kit.opensAgain()
    kit.hearing.answers(true)
    expect(kit.known()).toMatchObject({ analytics: true })
  })
})
