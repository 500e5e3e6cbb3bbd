import type { ConnectMethod } from './connect-methods.ts'
import { onrampProviders, swapProviders } from './feature-providers.ts'
import { type SocialProvider, socialProviders } from './social-provider.ts'
import type { WalletGroup } from './wallet-groups.ts'
import type { ConnectorKind } from './wallet-rows.ts'

const walletFeatures = ['onramp', 'swaps', 'receive', 'send'] as const

export type { SocialProvider }
/**
 * Rare additions to the list of wallets: the dApp's own text below it, and on a wide page an explanation of wallets
 * beside it [connect-wide].
 */
export type ListExtra = 'disclaimer' | 'lessons'

export type SwapProvider = (typeof swapProviders)[number]
export type OnrampProvider = (typeof onrampProviders)[number]
export type WalletFeature = (typeof walletFeatures)[number]

/** The features that a project can decide [config-features]. */
export interface ProjectFeatures {
  email: boolean
  socials: false | readonly SocialProvider[]
  swaps: false | readonly SwapProvider[]
  onramp: false | readonly OnrampProvider[]
  /** Whether the account's activity is available. */
  activity: boolean
  /** Whether the modal shows the branding of its services. */
  reownBranding: boolean
  /** Whether several wallets of a namespace may stay connected at once. */
  multiWallet: boolean
}

/** The features that the dApp alone decides. */
export interface OwnFeatures {
  /** Whether the account offers receiving. */
  receive: boolean
  /** Whether the account offers sending. */
  send: boolean
  pay: boolean
  /** Whether a smart account lists what apps may do without asking. */
  smartSessions: boolean
  /** Whether events are sent to the analytics service. The project must allow it too; requires `portico/appkit`. */
  analytics: boolean
  /** Whether the whole directory is offered; `false` is the same as `allWallets: 'HIDE'`. */
  allWallets: boolean
  /** Whether the wallets are behind one entry beside the logins. */
  collapseWallets: boolean
  /** Whether wallets are listed beside the field for an email. */
  emailShowWallets: boolean
  /** Whether users must accept the terms; requires `termsConditionsUrl` or `privacyPolicyUrl`. */
  legalCheckbox: boolean
  /** The order of wallet groups; omitted ones follow in their default order. */
  connectorTypeOrder: readonly ConnectorKind[]
  /** The order of connect methods. By default, wallets come first for users who have one. */
  connectMethodsOrder: readonly ConnectMethod[]
  /** The actions of an account, in display order. */
  walletFeaturesOrder: readonly WalletFeature[]
}

export type Features = ProjectFeatures & OwnFeatures

/** A dApp's options for the features. For features with a choice of providers, `true` means the default ones. */
export interface LocalFeatures extends Partial<OwnFeatures> {
  email?: boolean
  socials?: boolean | readonly SocialProvider[]
  swaps?: boolean | readonly SwapProvider[]
  onramp?: boolean | readonly OnrampProvider[]
  activity?: boolean
  /** The same as `activity`. */
  history?: boolean
  reownBranding?: boolean
  multiWallet?: boolean
  headless?: boolean
  /** The dApp's own page about wallets, linked where the modal explains them. */
  learnMoreUrl?: string
  /** The dApp's additions to the list of wallets, set by `portico/rainbowkit`. */
  listExtras?: readonly ListExtra[]
  /** Whether the account lists the transactions that the dApp has added, set by `portico/rainbowkit`. */
  recentTransactions?: boolean
  /** The groups of the dApp's wallets, set by `portico/rainbowkit`. */
  walletGroups?: readonly WalletGroup[]
  reownAuthentication?: boolean
}

/** A feature in the project's configuration; `config: null` leaves it to the dApp. */
export interface RemoteFeature {
  id: string
  isEnabled: boolean
  config: readonly string[] | null
}

const frozen = <T extends object>(features: T): Readonly<T> => {
  for (const each of Object.values(features)) Object.freeze(each)
  return Object.freeze(features)
}

/** The defaults if neither the project nor the dApp decides; frozen [config-defaults]. */
export const defaultFeatures: Readonly<Features> = frozen<Features>({
  email: true,
  socials: [...socialProviders],
  swaps: [...swapProviders],
  onramp: [...onrampProviders],
  activity: true,
  reownBranding: true,
  multiWallet: false,
  receive: true,
  send: true,
  pay: false,
  smartSessions: false,
  analytics: true,
  allWallets: true,
  collapseWallets: false,
  emailShowWallets: true,
  legalCheckbox: false,
  connectorTypeOrder: [],
  connectMethodsOrder: [],
  walletFeaturesOrder: [...walletFeatures],
})

const none: ProjectFeatures = {
  email: false,
  socials: false,
  swaps: false,
  onramp: false,
  activity: false,
  reownBranding: false,
  multiWallet: false,
}

/** A feature that is on or off. */
const flag = (usual: boolean, enables: (config: readonly string[]) => boolean = () => true) => ({
  read: enables,
  wished: (wish: boolean | undefined): boolean => wish ?? usual,
})

/** A feature with a choice of providers; unknown ones are dropped. */
function choice<Provider extends string>(known: readonly Provider[]) {
  const read = (named: readonly string[]): false | readonly Provider[] => {
    const providers = new Set(named.flatMap((name) => known.find((one) => one === name) ?? []))
    return providers.size > 0 && [...providers]
  }
  return {
    read,
    wished: (wish: boolean | readonly Provider[] = true) => (wish === true ? read(known) : wish && read(wish)),
  }
}

/** The features that a project can decide. */
export const projectPart = (features: Features): ProjectFeatures => {
  const { email, socials, swaps, onramp, activity, reownBranding, multiWallet } = features
  return { email, socials, swaps, onramp, activity, reownBranding, multiWallet }
}

/** The dApp's options that it alone decides. */
function ownOf(local: LocalFeatures): Partial<OwnFeatures> {
  const said = Object.entries(local).filter(([name, wish]) => wish !== undefined && !(name in none))
  return Object.fromEntries(said.filter(([name]) => name in defaultFeatures))
}

/**
 * Merges the features [config-features]: the project's configuration wins; where it leaves a feature to the dApp, or is
 * unavailable, the dApp's options apply, and then the defaults. In basic mode, features that need a project are off.
 * `ignored` names the options that the configuration overrules.
 */
export function mergeFeatures(
  remote: readonly RemoteFeature[] | undefined,
  local: LocalFeatures,
  { basic }: { basic: boolean },
): { features: Features; ignored: readonly string[] } {
  const own = { ...defaultFeatures, ...ownOf(local) }
  if (basic) return { features: { ...own, ...none }, ignored: [] }

  const ignored: string[] = []
  const decide = <Value, Wish>(
    name: keyof LocalFeatures,
    id: string,
    { read, wished }: { read: (config: readonly string[]) => Value; wished: (wish: Wish | undefined) => Value },
    wish: Wish | undefined,
  ): Value | false => {
    const said = remote?.find((feature) => feature.id === id)
    if (!remote || said?.config === null) return wished(wish)
    if (!said) return false
    if (wish !== undefined) ignored.push(name)
    return said.isEnabled && read(said.config)
  }
  const history = local.history === undefined ? 'activity' : 'history'
  const isEmail = (config: readonly string[]) => config.includes('email')
  return {
    features: {
      ...own,
      email: decide('email', 'social_login', flag(true, isEmail), local.email),
      socials: decide('socials', 'social_login', choice(socialProviders), local.socials),
      swaps: decide('swaps', 'swap', choice(swapProviders), local.swaps),
      onramp: decide('onramp', 'onramp', choice(onrampProviders), local.onramp),
      activity: decide(history, 'activity', flag(true), local[history]),
      reownBranding: decide('reownBranding', 'reown_branding', flag(true), local.reownBranding),
      multiWallet: decide('multiWallet', 'multi_wallet', flag(false), local.multiWallet),
    },
    ignored,
  }
}
