import { metadataOf } from '../../adapters/walletconnect/metadata.ts'
import type { EmbeddedFrame } from '../../core/embedded-frame.ts'
import { type AccountType, type Namespace, namespaceDescriptors } from '../../core/namespaces.ts'
import { nameNetwork } from '../../core/network.ts'
import { embeddedFrame } from '../../services/embedded-frame/embedded-frame.ts'
import { keyValueReader } from '../../services/storage/key-value-reader.ts'
import { accountTypesIn } from '../../services/storage/preferences.ts'
import { sdkVersionOf } from '../engine/sdk-version.ts'
import type { AboutDapp } from './types.ts'

export { followNetwork } from './follow-network.ts'

/** The account type chosen for a namespace, else the dApp's preferred one, else the default [embedded-account-type]. */
export const preferredAccountType = (namespace: Namespace, { defaultAccountTypes }: AboutDapp): AccountType =>
  accountTypesIn(keyValueReader(() => localStorage))[namespace] ??
  defaultAccountTypes?.[namespace] ??
  namespaceDescriptors[namespace].defaultAccountType

/** Creates the dApp's frame. It starts on the network that is selected before a wallet connects. */
export const loadFrame = (
  url: string,
  { adapters = [], projectId = '', metadata, networks = [], defaultNetwork, enableAuthLogger = true }: AboutDapp,
): EmbeddedFrame =>
  embeddedFrame({
    ...{ url, projectId, sdkVersion: sdkVersionOf({ adapters }), metadata: metadataOf(metadata) },
    networks: (defaultNetwork ? [defaultNetwork, ...networks] : networks).map((network) => ({
      ...{ chainId: nameNetwork(network).caipNetworkId, rpcUrl: network.rpcUrls.default.http[0] },
    })),
    mayLog: enableAuthLogger,
  })
