import type { LocalFeatures } from '../../core/features.ts'
import { member } from '../../core/member.ts'
import { localeOf } from '../../locales/languages.ts'
import type { AppKitOptions } from './options.ts'
import type { UnheededOptions } from './unheeded-options.ts'

/** The value that an option effectively has, and the advice for a dApp that sets another. */
interface Unheeded {
  taken: unknown
  advice: string
}

const coinbase = 'add wagmi’s own connector for it to the connectors of WagmiAdapter.'
const safe =
  '- Safe: add safe() of wagmi/connectors to the connectors of WagmiAdapter, so that its app connects by itself.'
const always = (advice: string): Unheeded => ({ taken: undefined, advice })
const unbuilt: Unheeded = { taken: false, advice: 'not built yet; nothing of it is shown.' }

const embedded: Unheeded = { taken: false, advice: 'set embeddedWallet; see docs/embedded-wallet.md.' }

export const options: Readonly<Record<keyof UnheededOptions, Unheeded>> = {
  disableAppend: { taken: false, advice: 'the modal has an element of its own, which is there only while it is open.' },
  enableMobileFullScreen: { taken: false, advice: 'on phones the modal is a sheet at the bottom.' },
  showWallets: { taken: true, advice: 'wallets are always listed.' },
  enableCoinbase: {
    taken: false,
    advice: 'add coinbaseWallet() of wagmi/connectors to the connectors of WagmiAdapter, or set it to false.',
  },
  enableBaseAccount: { taken: false, advice: coinbase },
  coinbasePreference: always(coinbase),
}

export const features: Readonly<Partial<Record<keyof LocalFeatures, Unheeded>>> = {
  email: embedded,
  socials: embedded,
  pay: unbuilt,
  analytics: { taken: false, advice: 'import createAppKit from portico/appkit, which sends them.' },
  legalCheckbox: { taken: false, advice: 'set termsConditionsUrl or privacyPolicyUrl.' },
  reownBranding: { taken: false, advice: 'no branding is shown.' },
  reownAuthentication: { taken: false, advice: 'set siwx; see docs/sign-in.md.' },
  headless: { taken: false, advice: 'useAppKitWallets() works without it.' },
}

/** The ids of wagmi’s connectors for Coinbase’s wallets. */
const coinbaseIds: readonly unknown[] = ['coinbaseWalletSDK', 'coinbaseWallet', 'baseAccount']

/** The ids of the connectors in the adapters' wagmi configs; undefined if no adapter has a config. */
function connectorIds({ adapters = [] }: AppKitOptions): readonly unknown[] | undefined {
  const configs = adapters.flatMap((adapter) => member(adapter, 'wagmiConfig') ?? [])
  if (configs.length === 0) return undefined
  const connectors = configs.flatMap((config): unknown => member(config, 'connectors') ?? [])
  return connectors.map((connector) => member(connector, 'id'))
}

/** Whether the page is in a frame of Safe’s app, as far as the browser tells. */
function isInSafe(): boolean {
  const ancestors = member(globalThis.location, 'ancestorOrigins')
  return Array.from(Object(ancestors)).includes('https://app.safe.global')
}

/**
 * The Coinbase options that have no matching connector. AppKit enables `enableCoinbase` by default, so it counts as set
 * for dApps that come from AppKit.
 */
function coinbaseWishes({ enableCoinbase }: AppKitOptions, ids: readonly unknown[] | undefined, isDropIn: boolean) {
  if (ids?.some((id) => coinbaseIds.includes(id)))
    return { enableCoinbase: undefined, enableBaseAccount: undefined, coinbasePreference: undefined }
  return { enableCoinbase: enableCoinbase ?? (isDropIn && ids !== undefined) }
}

/** The options that are set and change nothing, each with its advice. */
function unheededIn(
  table: Readonly<Record<string, Unheeded | undefined>>,
  wishes: object,
  prefix: string,
): readonly string[] {
  return Object.entries(wishes).flatMap(([name, wish]: [string, unknown]) => {
    const row = Object.hasOwn(table, name) ? table[name] : undefined
    return row && wish !== undefined && wish !== row.taken ? [`- ${prefix}${name}: ${row.advice}`] : []
  })
}

/**
 * Lists all options of `createAppKit` without effect in one warning to the developer [api-unheeded].
 * @param isDropIn Whether the entry is `portico/appkit`, which supports `features.analytics`, and whose users expect
 * AppKit's default connectors.
 */
export function warnOfUnheeded(wishes: AppKitOptions, isDropIn: boolean): void {
  const { email, socials, legalCheckbox, analytics, ...others } = wishes.features ?? {}
  const { embeddedWallet, termsConditionsUrl, privacyPolicyUrl } = wishes
  // These work with an embedded wallet, with a page to accept, and with the entry that sends events.
  const asked = {
    ...(!embeddedWallet && { email, socials }),
    ...(!termsConditionsUrl && !privacyPolicyUrl && { legalCheckbox }),
    ...(!isDropIn && { analytics }),
    ...others,
  }
  const ids = connectorIds(wishes)
  const said = [
    ...unheededIn(options, { ...wishes, ...coinbaseWishes(wishes, ids, isDropIn) }, ''),
    ...(isDropIn && ids?.includes('safe') === false && isInSafe() ? [safe] : []),
    ...(localeOf(wishes.locale ?? 'en') ? [] : ['- locale: the modal does not speak it, and speaks English.']),
    ...unheededIn(features, asked, 'features.'),
  ]
  if (said.length === 0) return
  // biome-ignore lint/suspicious/noConsole: development only; bundlers drop it from production builds
  console.warn(`These options of createAppKit change nothing in Portico:\n${said.join('\n')}`)
}
