import { onrampProviders, swapProviders } from '../../core/feature-providers.ts'
import type { FeatureWishes } from '../../core/feature-wishes.ts'
import type { LocalFeatures } from '../../core/features.ts'
import { socialProviders } from '../../core/social-provider.ts'
import type { Features, FeaturesWish, SetupFact } from '../../machines/system.ts'
import type { AppKitHandle } from '../handle/types.ts'
import { warnOnce } from './warn-once.ts'

/**
 * The features that the dApp alone decides, and whether the charts react to changes. The others are only options of
 * `createAppKit`.
 */
const ownNames: Readonly<Record<Exclude<keyof LocalFeatures, keyof FeatureWishes | 'history'>, boolean>> = {
  send: true,
  receive: true,
  smartSessions: true,
  legalCheckbox: true,
  collapseWallets: true,
  emailShowWallets: true,
  connectorTypeOrder: true,
  connectMethodsOrder: true,
  walletFeaturesOrder: true,
  learnMoreUrl: true,
  listExtras: true,
  recentTransactions: true,
  walletGroups: true,
  pay: false,
  analytics: false,
  allWallets: false,
  reownBranding: false,
  multiWallet: false,
  headless: false,
  reownAuthentication: false,
}

const changeable = new Set(Object.entries(ownNames).flatMap(([name, isRead]) => (isRead ? name : [])))

const isSaid = ([, wish]: [string, unknown]) => wish !== undefined

/** The entries that are not undefined. */
const said = (wishes: object) => Object.fromEntries(Object.entries(wishes).filter(isSaid))

/** For features with a choice of providers, `true` means all of them. */
const named = <Provider>(wish: boolean | readonly Provider[] | undefined, all: readonly Provider[]) =>
  wish === true ? all : wish

/** Warns a developer about the names in a call that have no effect. */
export function warnDropped(method: string, names: readonly string[]): void {
  if (names.length > 0)
    warnOnce(`${method}() does not change these, which are options of createAppKit: ${names.join(', ')}.`)
}

/** The feature changes that the dApp has made since it created the kit. */
export interface FeatureChanges {
  /** The changes so far to features that the dApp alone decides. */
  readonly own: Partial<Features>
  /** Changes features that the dApp alone decides. */
  set(features: Partial<Features>): void
  /** Changes features that the project may override. */
  wish(features: FeatureWishes): void
  /** Changes both, and warns the developer about names that are neither. */
  update(features: LocalFeatures): void
}

/** Sends all changes to the running kit, and to each one that starts later. */
export function createFeatureChanges(kit: AppKitHandle): FeatureChanges {
  let own: Partial<Features> = {}
  let wished: FeatureWishes = {}
  let unfollow: (() => void) | undefined
  const apply = () => {
    unfollow?.()
    unfollow = kit.observe(({ kit: actor }) => {
      actor.send({ type: 'features.changed', features: own } satisfies SetupFact)
      actor.send({ type: 'features.wish', features: wished } satisfies FeaturesWish)
      return () => undefined
    })
  }
  return {
    get own() {
      return own
    },
    set(features) {
      own = { ...own, ...said(features) }
      apply()
    },
    wish(features) {
      wished = { ...wished, ...said(features) }
      apply()
    },
    update({ email, socials, swaps, onramp, history, activity = history, ...others }) {
      const wishes = {
        ...{ email, activity, socials: named(socials, socialProviders) },
        ...{ swaps: named(swaps, swapProviders), onramp: named(onramp, onrampProviders) },
      }
      wished = { ...wished, ...said(wishes) }
      const isOwn = ([name]: [string, unknown]) => changeable.has(name)
      const entries = Object.entries(others).filter(isSaid)
      own = { ...own, ...Object.fromEntries(entries.filter(isOwn)) }
      apply()
      warnDropped(
        'updateFeatures',
        entries.filter((entry) => !isOwn(entry)).map(([name]) => name),
      )
    },
  }
}
