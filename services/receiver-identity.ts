import type { Identity } from '../core/identity.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import type { Sender } from '../core/transfer.ts'
import type { IdentityService } from './identity.ts'

/**
 * What the owner of an address calls it, and its picture; nothing where that is not told, or not in time [send-known-as].
 *
 * @param sender who wants to know, and where.
 */
export async function receiverIdentity(
  { loadIdentity }: IdentityService,
  address: string,
  sender: Sender,
  signal: AbortSignal,
): Promise<Identity> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(lazyConstants.historyWait)])
  const asked = { address, caipNetworkId: sender.caipNetworkId, sender: sender.address }
  return loadIdentity(asked, inTime).catch(() => ({}))
}
