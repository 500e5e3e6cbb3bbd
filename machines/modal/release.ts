import type { Namespace } from '../../core/namespaces.ts'
import { rowOf } from '../../core/routes.ts'
import type { PairingCommand, WalletCommand } from '../system.ts'
import { type Entry, routeId } from './stack.ts'

/** Whom it is told what is let go. */
interface Tell {
  wallet(namespace: Namespace, command: WalletCommand): void
  pairing(command: PairingCommand): void
}

/** Lets go what routes hold, as their rows say: a request that is no longer awaited, and the shared pairing. */
export function release(entries: readonly Entry[], namespaces: readonly Namespace[], tell: Tell): void {
  for (const entry of entries) {
    const { holds = [] } = rowOf(entry.route)
    if (entry.to && holds.includes('network'))
      tell.wallet(entry.to.namespace, { type: 'wallet.abandonSwitch', caipNetworkId: entry.to.caipNetworkId })
    if (holds.includes('pairing')) tell.pairing({ type: 'pairing.release', by: routeId(entry) })
    if (holds.includes('connection'))
      for (const namespace of namespaces) tell.wallet(namespace, { type: 'wallet.abandon' })
  }
}
