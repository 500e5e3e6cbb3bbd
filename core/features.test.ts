import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultFeatures, type LocalFeatures, mergeFeatures, type RemoteFeature } from './features.ts'

const full = { basic: false }
const remoteFeature = (id: string, isEnabled: boolean, config: RemoteFeature['config']): RemoteFeature => ({
  id,
  isEnabled,
  config,
})
const ids = ['social_login', 'swap', 'onramp', 'activity', 'reown_branding', 'multi_wallet', 'unheard_of']
const words = ['email', 'google', 'x', 'apple', '1inch', 'meld', 'coinbase', 'made up']

const anyRemote = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...ids),
    isEnabled: fc.boolean(),
    config: fc.option(fc.array(fc.constantFrom(...words), { maxLength: 4 })),
  }),
  { selector: ({ id }) => id },
)
const anyLocal = fc.record<LocalFeatures>(
  {
    email: fc.boolean(),
    socials: fc.oneof(fc.boolean(), fc.shuffledSubarray(['google', 'x', 'apple'] as const)),
    swaps: fc.oneof(fc.boolean(), fc.shuffledSubarray(['1inch'] as const)),
    onramp: fc.oneof(fc.boolean(), fc.shuffledSubarray(['meld', 'coinbase'] as const)),
    activity: fc.boolean(),
    history: fc.boolean(),
    reownBranding: fc.boolean(),
    multiWallet: fc.boolean(),
    send: fc.boolean(),
    connectMethodsOrder: fc.shuffledSubarray(['wallet', 'email'] as const),
  },
  { requiredKeys: [] },
)

describe('the project’s settings decide [config-features] [config-defaults]', () => {
  it('feature by feature, and the options that they override are named', () => {
    const remote = [
      remoteFeature('social_login', true, ['google', 'email', 'apple']),
      remoteFeature('swap', false, ['1inch']),
      remoteFeature('onramp', true, ['coinbase', 'made up']),
      remoteFeature('activity', true, []),
      remoteFeature('reown_branding', false, []),
      remoteFeature('multi_wallet', true, []),
    ]
    const local: LocalFeatures = { email: false, swaps: true, history: false, send: false }
    expect(mergeFeatures(remote, local, full)).toEqual({
      features: {
        ...defaultFeatures,
        email: true,
        socials: ['google', 'apple'],
        swaps: false,
        onramp: ['coinbase'],
        activity: true,
        reownBranding: false,
        multiWallet: true,
        send: false,
      },
      ignored: ['email', 'swaps', 'history'],
    })
  })

  it('a feature that the project does not include is off', () => {
    const { features, ignored } = mergeFeatures([], { swaps: ['1inch'] }, full)
    expect(features).toEqual({
      ...defaultFeatures,
      ...{ email: false, socials: false, swaps: false, onramp: false, activity: false, reownBranding: false },
    })
    expect(ignored).toEqual([])
  })

  it('an account elsewhere is not an email login, and vice versa', () => {
    const by = (config: string[]) => mergeFeatures([remoteFeature('social_login', true, config)], {}, full).features
    expect(by(['email'])).toMatchObject({ email: true, socials: false })
    expect(by(['x', 'x'])).toMatchObject({ email: false, socials: ['x'] })
    expect(by(['made up'])).toMatchObject({ email: false, socials: false })
  })

  it('what the project leaves to the dApp follows the dApp’s option, else the default', () => {
    const remote = ids.map((id) => remoteFeature(id, false, null))
    expect(mergeFeatures(remote, {}, full)).toEqual({ features: defaultFeatures, ignored: [] })
    const local: LocalFeatures = { email: false, socials: ['apple'], onramp: false, swaps: [], multiWallet: true }
    expect(mergeFeatures(remote, local, full)).toEqual({
      features: {
        ...defaultFeatures,
        email: false,
        socials: ['apple'],
        onramp: false,
        swaps: false,
        multiWallet: true,
      },
      ignored: [],
    })
  })
})

describe('whatever the settings say', () => {
  it('if the project’s settings could not be loaded, the dApp decides everything', () => {
    fc.assert(
      fc.property(anyLocal, (local) => {
        const leaves = ids.map((id) => remoteFeature(id, true, null))
        expect(mergeFeatures(undefined, local, full)).toEqual(mergeFeatures(leaves, local, full))
      }),
    )
  })

  it('basic mode has nothing that needs a project, and the dApp’s own features stay', () => {
    fc.assert(
      fc.property(fc.option(anyRemote, { nil: undefined }), anyLocal, (remote, local) => {
        const { features, ignored } = mergeFeatures(remote, local, { basic: true })
        const { email, socials, swaps, onramp, activity, reownBranding, multiWallet, ...own } = features
        const all = [email, socials, swaps, onramp, activity, reownBranding, multiWallet]
        expect(all).toEqual(Array(7).fill(false))
        expect(own).toMatchObject({
          send: local.send ?? true,
          connectMethodsOrder: local.connectMethodsOrder ?? [],
          walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
        })
        expect(ignored).toEqual([])
      }),
    )
  })

  it('an option has no effect where the project decides, and is named if it was set', () => {
    fc.assert(
      fc.property(anyRemote, anyLocal, (remote, local) => {
        const decided = remote.map((feature) => ({ ...feature, config: feature.config ?? [] }))
        const { features, ignored } = mergeFeatures(decided, local, full)
        const { send = true, connectMethodsOrder = [] } = local
        expect(features).toEqual({ ...mergeFeatures(decided, {}, full).features, send, connectMethodsOrder })
        expect(ignored.every((name) => Object.hasOwn(local, name))).toBe(true)
      }),
    )
  })

  it('neither the defaults nor the remote or local features are mutated', () => {
    const deepFrozen = (value: unknown): boolean =>
      typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(deepFrozen))
    expect(deepFrozen(defaultFeatures)).toBe(true)
    fc.assert(
      fc.property(fc.option(anyRemote, { nil: undefined }), anyLocal, fc.boolean(), (remote, local, basic) => {
        const before = JSON.stringify([remote, local, defaultFeatures])
        mergeFeatures(remote, local, { basic })
        expect(JSON.stringify([remote, local, defaultFeatures])).toBe(before)
      }),
    )
  })
})
