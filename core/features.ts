import type { ConnectMethod } from './connect-methods.ts'
import { onrampProviders, swapProviders } from './feature-providers.ts'
import { type SocialProvider, socialProviders } from './social-provider.ts'
import type { WalletGroup } from './wallet-groups.ts'
import type { ConnectorKind } from './wallet-rows.ts'

const walletFeatures = ['onramp', 'swaps', 'receive', 'send'] as const

export type { SocialProvider }
/**
 * What few dApps want around the list of wallets: below it words that they draw themselves, and beside it, where the page is wide
 * enough, what a wallet is [connect-wide].
 */
export type ListExtra = 'disclaimer' | 'lessons'

export type SwapProvider = (typeof swapProviders)[number]
export type OnrampProvider = (typeof onrampProviders)[number]
export type WalletFeature = (typeof walletFeatures)[number]

/** The features that the project decides, where it says something of them [config-features]. */
export interface ProjectFeatures {
  email: boolean
  socials: false | readonly SocialProvider[]
  swaps: false | readonly SwapProvider[]
  onramp: false | readonly OnrampProvider[]
  /** Whether one sees what an account has done. */
  activity: boolean
  /** Whether the modal says whose services it uses. */
  reownBranding: boolean
  /** Whether several wallets of a namespace may stay connected at once. */
  multiWallet: boolean
}

/** The features that the dApp alone decides. */
export interface OwnFeatures {
  receive: boolean
  send: boolean
  pay: boolean
  smartSessions: boolean
  /** Whether events are sent to the analytics service; the project has to allow it as well, and `portico/appkit` does it. */
  analytics: boolean
  /** Whether the whole directory is offered; `false` counts like `allWallets: 'HIDE'`. */
  allWallets: boolean
  collapseWallets: boolean
  emailShowWallets: boolean
  /** Whether the terms have to be agreed to; it needs `termsConditionsUrl` or `privacyPolicyUrl`. */
  legalCheckbox: boolean
  /** Which wallets come first; kinds that are left out follow in their usual order. */
  connectorTypeOrder: readonly ConnectorKind[]
  /** Which methods to connect come first; unless given, wallets do for a user who has one. */
  connectMethodsOrder: readonly ConnectMethod[]
  /** What can be done with an account, in the order in which it is offered. */
  walletFeaturesOrder: readonly WalletFeature[]
}

export type Features = ProjectFeatures & OwnFeatures

/** A dApp's options for the features. Where there are providers to choose from, `true` means the usual. */
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
  /** A page of the dApp's own that tells more of wallets: where the modal explains them, a link leads there. */
  learnMoreUrl?: string
  /** What the dApp wants around the list of wallets: `portico/rainbowkit` sets it. */
  listExtras?: readonly ListExtra[]
  /** Whether the account ends with the transactions that the dApp has added: `portico/rainbowkit` sets it. */
  recentTransactions?: boolean
  /** The groups in which the dApp's wallets are listed: `portico/rainbowkit` sets them. */
  walletGroups?: readonly WalletGroup[]
  reownAuthentication?: boolean
}

/** One feature as the project's configuration tells it; `config: null` leaves it to the dApp. */
export interface RemoteFeature {
  id: string
  isEnabled: boolean
  config: readonly string[] | null
}

const frozen = <T extends object>(features: T): Readonly<T> => {
  for (const each of Object.values(features)) Object.freeze(each)
  return Object.freeze(features)
}

/** What holds where neither project nor dApp says anything; frozen [config-defaults]. */
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

/** A feature that there is or is not. */
const flag = (usual: boolean, enables: (config: readonly string[]) => boolean = () => true) => ({
  read: enables,
  wished: (wish: boolean | undefined): boolean => wish ?? usual,
})

/** A feature with the known ones of the providers that are named. */
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

/** Those of the features that a project decides. */
export const projectPart = (features: Features): ProjectFeatures => {
  const { email, socials, swaps, onramp, activity, reownBranding, multiWallet } = features
  return { email, socials, swaps, onramp, activity, reownBranding, multiWallet }
}

/** What the dApp says of what it alone decides. */
function ownOf(local: LocalFeatures): Partial<OwnFeatures> {
  const said = Object.entries(local).filter(([name, wish]) => wish !== undefined && !(name in none))
  return Object.fromEntries(said.filter(([name]) => name in defaultFeatures))
}

/**
 * The features there are [config-features]: as the project's configuration says; as the dApp wishes where that leaves it to
 * the dApp or could not be had, and else as usual. In basic mode nothing is there that needs a project. `ignored` names
 * the wishes that the configuration has outvoted.
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
