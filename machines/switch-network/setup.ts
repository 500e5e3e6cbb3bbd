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
 * How a switch has ended; `from` is the network that the wallet was on before, null where none was connected, and
 * `failure` is why it failed, null where the connection has gone.
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
  /** The wallet that is asked, as it was before: it is shown to the end. */
  wallet: Connection | undefined
  failure: Failure | null
}

/** What the switch-network chart is made of. */
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
