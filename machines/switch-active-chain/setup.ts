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

/** How the choice of a network of another namespace has ended; `from` is the network that was active before. */
export type SwitchActiveChainOutput =
  /** A wallet is to be connected for the network. */
  | { status: 'connecting'; to: Target }
  /** The embedded wallet is on it. */
  | { status: 'switched'; to: Target; from: CaipNetworkId | null }
  | { status: 'failed'; to: Target; from: CaipNetworkId | null; failure: Failure | null }

export interface SwitchActiveChainContext {
  to: Target
  /** The network that is active. */
  from: CaipNetworkId | null
  /** The embedded wallet, where its user is logged in and it has the other namespace as well. */
  connectorId: string | null
  failure: Failure | null
}

/** What the chart begins with: a login is one in all namespaces [embedded-namespaces]. */
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

/** What the chart is made of. */
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
