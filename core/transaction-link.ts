import { namespaceDetails } from './namespace-details.ts'
import type { Network } from './network.ts'

/** A transaction's page at its network's block explorer; undefined if the dApp has none for it. */
export const transactionLink = (
  { chainNamespace, explorerUrl }: Pick<Network, 'chainNamespace' | 'explorerUrl'>,
  hash: string,
): string | undefined =>
  explorerUrl && `${explorerUrl}/${namespaceDetails[chainNamespace].transactionPath}/${encodeURIComponent(hash)}`
