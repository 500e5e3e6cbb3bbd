import type { LocalFeatures } from '../../core/features.ts'
import { member } from '../../core/member.ts'
import { localeOf } from '../../locales/languages.ts'
import type { AppKitOptions } from './options.ts'
import type { UnheededOptions } from './unheeded-options.ts'

/** What an option is taken for, and what to do where a dApp says otherwise. */
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

/** wagmi’s connectors for Coinbase’s wallets, by their ids. */
const coinbaseIds: readonly unknown[] = ['coinbaseWalletSDK', 'coinbaseWallet', 'baseAccount']

/** The ids of the connectors of EVM adapters, which have a wagmi config; undefined where there is no such adapter. */
function connectorIds({ adapters = [] }: AppKitOptions): readonly unknown[] | undefined {
  const configs = adapters.flatMap((adapter) => member(adapter, 'wagmiConfig') ?? [])
  if (configs.length === 0) return undefined
  const connectors = configs.flatMap((config): unknown => member(config, 'connectors') ?? [])
  return connectors.map((connector) => member(connector, 'id'))
}

/** Whether the page is a frame of Safe’s app, as far as the browser says so. */
function isInSafe(): boolean {
  const ancestors = member(globalThis.location, 'ancestorOrigins')
  return Array.from(Object(ancestors)).includes('https://app.safe.global')
}

/**
 * What a dApp wants of Coinbase’s wallets and has no connector for. Who comes from AppKit and leaves `enableCoinbase` alone
 * had one by it.
 */
function coinbaseWishes({ enableCoinbase }: AppKitOptions, ids: readonly unknown[] | undefined, isDropIn: boolean) {
  if (ids?.some((id) => coinbaseIds.includes(id)))
    return { enableCoinbase: undefined, enableBaseAccount: undefined, coinbasePreference: undefined }
  return { enableCoinbase: enableCoinbase ?? (isDropIn && ids !== undefined) }
}

/** What is set and changes nothing, with what to do. */
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
 * Names to a developer all that the options of `createAppKit` ask for in vain, in one warning [api-unheeded].
 * @param isDropIn Whether the entry is `portico/appkit`, which sends events where `features.analytics` asks for that, and
 * whose users know connectors that are there by default.
 */
export function warnOfUnheeded(wishes: AppKitOptions, isDropIn: boolean): void {
  const { email, socials, legalCheckbox, analytics, ...others } = wishes.features ?? {}
  const { embeddedWallet, termsConditionsUrl, privacyPolicyUrl } = wishes
  // They are heeded with an embedded wallet, with something to accept, and by the entry that sends events.
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
  // biome-ignore lint/suspicious/noConsole: bundlers leave it out of what visitors get
  console.warn(`These options of createAppKit change nothing in Portico:\n${said.join('\n')}`)
}
