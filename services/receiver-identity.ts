import type { Identity } from '../core/identity.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import type { Sender } from '../core/transfer.ts'
import type { IdentityService } from './identity.ts'
import type { ReceiverService } from './receivers.ts'

/**
 * The owner's name and picture of an address; empty if they can't be loaded in time, or if the name does not resolve to
 * the address: anyone can claim a name for an address [send-known-as].
 *
 * @param address in the namespace's canonical spelling.
 * @param sender the account that asks, and its network.
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
