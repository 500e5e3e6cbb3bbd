import { onrampProviders, swapProviders } from '../../core/feature-providers.ts'
import type { FeatureWishes } from '../../core/feature-wishes.ts'
import type { LocalFeatures } from '../../core/features.ts'
import { socialProviders } from '../../core/social-provider.ts'
import type { Features, FeaturesWish, SetupFact } from '../../machines/system.ts'
import type { AppKitHandle } from '../handle/types.ts'
import { warnOnce } from './warn-once.ts'

/** What a dApp decides alone, and whether the charts read it as it changes: what they do not is an option of `createAppKit`. */
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

/** The entries that say something. */
const said = (wishes: object) => Object.fromEntries(Object.entries(wishes).filter(isSaid))

/** Where there are providers to choose from, `true` means all. */
const named = <Provider>(wish: boolean | readonly Provider[] | undefined, all: readonly Provider[]) =>
  wish === true ? all : wish

/** Tells a developer which of the names that a call was given change nothing. */
export function warnDropped(method: string, names: readonly string[]): void {
  if (names.length > 0)
    warnOnce(`${method}() does not change these, which are options of createAppKit: ${names.join(', ')}.`)
}

/** What the dApp has changed of its features since it has created the kit. */
export interface FeatureChanges {
  /** What it decides alone, so far. */
  readonly own: Partial<Features>
  /** What it decides alone. */
  set(features: Partial<Features>): void
  /** What its project may decide. */
  wish(features: FeatureWishes): void
  /** Both, and the developer is told of what is neither. */
  update(features: LocalFeatures): void
}

/** Tells the kit that runs, and each that starts, of all that has been changed. */
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
