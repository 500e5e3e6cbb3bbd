import { namespaceDetails } from './namespace-details.ts'
import type { Network } from './network.ts'

/** A transaction's page at the block explorer of its network; undefined where the dApp names none. */
export const transactionLink = (
  { chainNamespace, explorerUrl }: Pick<Network, 'chainNamespace' | 'explorerUrl'>,
  hash: string,
): string | undefined =>
  explorerUrl && `${explorerUrl}/${namespaceDetails[chainNamespace].transactionPath}/${encodeURIComponent(hash)}`
