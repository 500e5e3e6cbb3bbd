import { type AnyActorRef, assign, sendTo, setup } from 'xstate'
import type { CaipNetworkId } from '../../core/caip.ts'
import type { Target } from '../../core/configured-networks.ts'
import { sameId } from '../../core/connector.ts'
import type { Failure } from '../../core/errors.ts'
import type { Namespace } from '../../core/namespaces.ts'
import type { ViewMeta } from '../contract.ts'
import { type WalletCommand, type WalletFact, wallet } from '../system.ts'
import { nameIn } from '../wallet/account-selectors.ts'
import { selectConnection, selectReport } from '../wallet/wallet-selectors.ts'

/** The result of choosing a network of another namespace; `from` is the previously active network. */
export type SwitchActiveChainOutput =
  /** The user is to connect a wallet for the network. */
  | { status: 'connecting'; to: Target }
  /** The embedded wallet has switched to it. */
  | { status: 'switched'; to: Target; from: CaipNetworkId | null }
  | { status: 'failed'; to: Target; from: CaipNetworkId | null; failure: Failure | null }

export interface SwitchActiveChainContext {
  to: Target
  /** The active network. */
  from: CaipNetworkId | null
  /** The embedded wallet, if its user is logged in and it supports the other namespace. */
  connectorId: string | null
  failure: Failure | null
}

/** The chart's initial context: a login covers all namespaces [embedded-namespaces]. */
export function begin(
  self: AnyActorRef,
  { to, active }: { to: Target; active: Namespace | null },
): SwitchActiveChainContext {
  const current = selectConnection(self, active)
  const isSame = (id: string) => current?.user !== undefined && sameId(id, current.connectorId)
  const connector = selectReport(self, to.namespace)?.connectors.find(({ id, type }) => type === 'AUTH' && isSame(id))
  return { to, from: current?.caipNetworkId ?? null, connectorId: connector?.id ?? null, failure: null }
}

type ConnectorFact = { namespace: Namespace; connectorId: string }

/** The setup of the switch-active-chain chart. */
export const switchActiveChainSetup = setup({
  types: {} as {
    context: SwitchActiveChainContext
    events: { type: 'network.connect' } | WalletFact
    input: { to: Target; active: Namespace | null }
    output: SwitchActiveChainOutput
    meta: ViewMeta<'SwitchActiveChain' | 'JoinNetwork'>
  },
  guards: {
    isLoggedIn: ({ context }) => context.connectorId !== null,
    isJoining: ({ context: { to, connectorId: id } }, { namespace, connectorId }: ConnectorFact) =>
      to.namespace === namespace && id !== null && sameId(id, connectorId),
    isTargetNamespace: ({ context: { to } }, namespace: Namespace) => to.namespace === namespace,
  },
  actions: {
    requestConnection: sendTo(
      ({ context: { to }, system }) => wallet(to.namespace)({ system }),
      ({ context: { to, connectorId } }): WalletCommand => ({
        ...{ type: 'wallet.connect', connectorId: connectorId ?? '', caipNetworkId: to.caipNetworkId },
      }),
    ),
    setFailure: assign({
      failure: ({ context: { to, connectorId }, self }, { code }: Failure): Failure => {
        const name = nameIn(selectReport(self, to.namespace), connectorId ?? '')
        return { code, params: { wallet: name, network: to.name } }
      },
    }),
  },
})
