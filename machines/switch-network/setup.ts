import { assign, sendTo, setup } from 'xstate'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import type { Target } from '../../core/configured-networks.ts'
import type { Connection } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import type { ViewMeta } from '../contract.ts'
import { type WalletCommand, type WalletFact, wallet } from '../system.ts'
import { nameIn } from '../wallet/account-selectors.ts'
import { selectReport } from '../wallet/wallet-selectors.ts'

/**
 * The result of a switch. `from` is the wallet's previous network, null if none was connected. `failure` is why it
 * failed, null if the connection has ended.
 */
export interface SwitchOutput {
  status: 'switched' | 'failed'
  to: Target
  from: CaipNetworkId | null
  failure: Failure | null
}

/** A network, and the namespace that it belongs to. */
export type NetworkRef = Pick<Target, 'namespace' | 'caipNetworkId'>

export interface SwitchNetworkContext {
  to: Target
  /** The wallet that is asked, as it was at the start; it is shown to the end. */
  wallet: Connection | undefined
  failure: Failure | null
}

/** The setup of the switch-network chart. */
export const switchNetworkSetup = setup({
  types: {} as {
    context: SwitchNetworkContext
    events: { type: 'network.retry' } | WalletFact
    input: { to: Target }
    output: SwitchOutput
    meta: ViewMeta<'SwitchNetwork', 'switching.asking' | 'switching.slow' | 'switching.done'>
  },
  guards: {
    isThere: ({ context: { to, wallet } }) => wallet?.caipNetworkId === to.caipNetworkId,
    isTarget: ({ context: { to } }, { namespace, caipNetworkId }: NetworkRef) =>
      to.namespace === namespace && to.caipNetworkId === caipNetworkId,
    isTargetNamespace: ({ context: { to } }, namespace: Namespace) => to.namespace === namespace,
  },
  actions: {
    requestNetwork: sendTo(
      ({ context: { to }, system }) => wallet(to.namespace)({ system }),
      ({ context: { to } }): WalletCommand => ({ type: 'wallet.switchNetwork', caipNetworkId: to.caipNetworkId }),
    ),
    setFailure: assign({
      failure: ({ context: { to, wallet: asked }, self }, { code }: Failure): Failure => {
        const name = asked ? nameIn(selectReport(self, to.namespace), asked.connectorId) : ''
        return { code, params: { wallet: name, network: to.name } }
      },
    }),
  },
  delays: { hint: constants.promptHint },
})
