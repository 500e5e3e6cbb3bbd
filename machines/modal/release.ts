import type { Namespace } from '../../core/namespaces.ts'
import { rowOf } from '../../core/routes.ts'
import { routeId } from '../../core/system-ids.ts'
import type { PairingCommand, WalletCommand } from '../system.ts'
import type { Entry } from './stack.ts'

/** How to notify actors of released routes. */
interface Releases<Message> {
  wallet(namespace: Namespace, command: WalletCommand): Message
  pairing(command: PairingCommand): Message
}

/**
 * Releases what removed routes hold, as their rows specify: a request that nothing waits for, and the shared pairing.
 */
export const release = <Message>(
  entries: readonly Entry[],
  namespaces: readonly Namespace[],
  { wallet, pairing }: Releases<Message>,
): Message[] =>
  entries.flatMap((entry) => {
    const { to } = entry
    const { holds = [] } = rowOf(entry.route)
    return [
      ...(to && holds.includes('network')
        ? [wallet(to.namespace, { type: 'wallet.abandonSwitch', caipNetworkId: to.caipNetworkId })]
        : []),
      ...(holds.includes('pairing') ? [pairing({ type: 'pairing.release', by: routeId(entry) })] : []),
      ...(holds.includes('connection')
        ? namespaces.map((namespace) => wallet(namespace, { type: 'wallet.abandon' }))
        : []),
    ]
  })
