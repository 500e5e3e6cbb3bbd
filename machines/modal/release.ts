import type { Namespace } from '../../core/namespaces.ts'
import { rowOf } from '../../core/routes.ts'
import { routeId } from '../../core/system-ids.ts'
import type { PairingCommand, WalletCommand } from '../system.ts'
import type { Entry } from './stack.ts'

/** How actors are informed of what is released. */
interface Releases<Message> {
  wallet(namespace: Namespace, command: WalletCommand): Message
  pairing(command: PairingCommand): Message
}

/** Lets go what routes hold, as their rows say: a request that is no longer awaited, and the shared pairing. */
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
