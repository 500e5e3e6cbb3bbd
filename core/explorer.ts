import { namespaceDescriptors } from './namespaces.ts'
import type { Network } from './network.ts'

/** An address's page at the block explorer of its network; undefined where the dApp names none. */
export const explorerLink = (
  { chainNamespace, explorerUrl }: Pick<Network, 'chainNamespace' | 'explorerUrl'>,
  address: string,
): string | undefined => explorerUrl && `${explorerUrl}/${namespaceDescriptors[chainNamespace].explorerPath}/${address}`
