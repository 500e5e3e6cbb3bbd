import type { LinkOptions } from '../adapters/walletconnect/index.ts'
import type { AppKitOptions } from './options.ts'

/** What the link to any wallet is made of; undefined where the dApp wants none, or nobody would serve it. */
export function linkOptions(
  { enableWalletConnect, projectId, universalProvider, metadata, endpoints, ...options }: AppKitOptions,
  networks: LinkOptions['networks'],
): LinkOptions | undefined {
  if (enableWalletConnect === false || !(projectId || universalProvider)) return undefined
  return {
    projectId,
    universalProvider,
    metadata,
    relayUrl: endpoints?.relay,
    override: options.universalProviderConfigOverride,
    networks,
  }
}
