import type { Identity } from '../core/identity.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import type { Sender } from '../core/transfer.ts'
import type { IdentityService } from './identity.ts'
import type { ReceiverService } from './receivers.ts'

/**
 * What the owner of an address calls it, and its picture; nothing where that is not told, or not in time, and where the name
 * does not lead back to the address: anybody can give an address another one's name [send-known-as].
 *
 * @param address in the namespace's usual spelling.
 * @param sender who wants to know, and where.
 */
export async function receiverIdentity(
  { loadIdentity, resolveReceiver }: Pick<IdentityService & ReceiverService, 'loadIdentity' | 'resolveReceiver'>,
  address: string,
  { address: sender, caipNetworkId }: Pick<Sender, 'address' | 'caipNetworkId'>,
  signal: AbortSignal,
): Promise<Identity> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(lazyConstants.historyWait)])
  try {
    const identity = await loadIdentity({ address, caipNetworkId, sender }, inTime)
    if (identity.name === undefined) return identity
    const named = await resolveReceiver({ text: identity.name, caipNetworkId }, inTime)
    return named.name !== undefined && named.address === address ? identity : {}
  } catch {
    return {}
  }
}
