import { type CaipNetworkId, parseCaipNetworkId } from '../../core/caip.ts'
import type { Identity } from '../../core/identity.ts'
import { namespaceDetails } from '../../core/namespace-details.ts'
import { cleanName } from '../../core/sanitize.ts'
import type { EngineDeps } from './define-flow.ts'

/**
 * The name of an address: the dApp's label, or else the owner's name [account-labels].
 * @param load loads the latter.
 */
export async function labelled(
  { labels }: EngineDeps['setup'],
  { address, caipNetworkId }: { address: string; caipNetworkId: CaipNetworkId },
  load: () => Promise<Identity>,
): Promise<Identity> {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const spell = (each: string) => (namespaceDetails[namespace].ignoresCase ? each.toLowerCase() : each)
  const [, label = ''] =
    Object.entries(labels?.(namespace) ?? {}).find(([each]) => spell(each) === spell(address)) ?? []
  const name = cleanName(label)
  return name === '' ? load() : { ...(await load().catch(() => ({}))), name }
}
