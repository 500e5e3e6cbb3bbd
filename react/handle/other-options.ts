import { isEqual } from '../../core/is-equal.ts'
import type { AppKitOptions } from './options.ts'

/** The options that can be compared: without those that a dApp may create again each time. */
const comparable = ({
  adapters = [],
  networks,
  defaultNetwork,
  universalProvider,
  embeddedWallet,
  siwx,
  siweConfig,
  ...rest
}: AppKitOptions) => [
  adapters.map(({ namespace }) => namespace),
  networks.map(({ id }) => id),
  defaultNetwork?.id,
  Object.fromEntries(Object.entries(rest).filter(([, value]) => typeof value !== 'function')),
]

let warned = false

/** Warns a developer, once, about options that are ignored because the kit has `own`. */
export function warnOfOtherOptions(options: AppKitOptions, own: AppKitOptions, given: string): void {
  if (warned || isEqual(comparable(options), comparable(own))) return
  warned = true
  // biome-ignore lint/suspicious/noConsole: development only; bundlers drop it from production builds
  console.warn(`${given} with other options: they are ignored.`)
}

let first: AppKitOptions | undefined

/** Warns a developer, once, about a provider's later options: the kit has the first ones. */
export function warnOfLaterOptions(options: AppKitOptions): void {
  first ??= options
  warnOfOtherOptions(options, first, 'AppKitProvider was rendered again')
}
