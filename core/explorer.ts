import { namespaceDescriptors } from './namespaces.ts'
import type { Network } from './network.ts'

/** An address's page at its network's block explorer; undefined if the dApp has none for it. */
export const explorerLink = (
  { chainNamespace, explorerUrl }: Pick<Network, 'chainNamespace' | 'explorerUrl'>,
  address: string,
): string | undefined => explorerUrl && `${explorerUrl}/${namespaceDescriptors[chainNamespace].explorerPath}/${address}`
