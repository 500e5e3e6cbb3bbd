import { type AnyActorRef, sendTo, setup } from 'xstate'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import type { Target } from '../../core/network.ts'
import type { ViewMeta } from '../contract.ts'
import { type SnackbarShow, snackbar, type WalletCommand, type WalletFact, wallet } from '../system.ts'
import { nameIn, selectConnection, selectReport } from '../wallet/wallet-selectors.ts'

/** How a switch has ended; `from` is the network that the wallet was on before, null where none was connected. */
export interface SwitchOutput {
  status: 'switched' | 'failed'
  to: Target
  from: CaipNetworkId | null
}

/** A network, and the namespace that it belongs to. */
export type NetworkRef = Pick<Target, 'namespace' | 'caipNetworkId'>

/** The network that a namespace's wallet is on, and the wallet's name. */
export function walletOnNetwork(self: Pick<AnyActorRef, 'system'>, namespace: Namespace) {
  const connection = selectConnection(self, namespace)
  return {
    from: connection?.caipNetworkId ?? null,
    name: connection ? nameIn(selectReport(self, namespace), connection.connectorId) : '',
  }
}

export interface SwitchNetworkContext {
  to: Target
  from: CaipNetworkId | null
}

/** What the switch-network chart is made of. */
export const switchNetworkSetup = setup({
  types: {} as {
    context: SwitchNetworkContext
    events: WalletFact
    input: { to: Target }
    output: SwitchOutput
    meta: ViewMeta<'SwitchNetwork', 'switching.asking' | 'switching.slow' | 'switching.done'>
  },
  guards: {
    isThere: ({ context: { to, from } }) => from === to.caipNetworkId,
    isTarget: ({ context: { to } }, { namespace, caipNetworkId }: NetworkRef) =>
      to.namespace === namespace && to.caipNetworkId === caipNetworkId,
    isTargetNamespace: ({ context: { to } }, namespace: Namespace) => to.namespace === namespace,
  },
  actions: {
    requestNetwork: sendTo(
      ({ context: { to }, system }) => wallet(to.namespace)({ system }),
      ({ context: { to } }): WalletCommand => ({ type: 'wallet.switchNetwork', caipNetworkId: to.caipNetworkId }),
    ),
    showFailure: sendTo(snackbar, ({ context: { to }, self }, { code }: Failure): SnackbarShow => {
      const { name } = walletOnNetwork(self, to.namespace)
      return { type: 'snackbar.show', variant: 'error', code, params: { wallet: name, network: to.name } }
    }),
  },
  delays: { hint: constants.promptHint },
})
