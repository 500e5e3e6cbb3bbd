import type { AnyActorRef } from 'xstate'
import { sameId } from '../../core/connector.ts'
import { type Namespace, namespaces } from '../../core/namespaces.ts'
import { type WalletCommand, type WalletFact, wallet } from '../system.ts'
import { selectReport } from '../wallet/wallet-selectors.ts'
import type { Wishes } from './wishes.ts'

/** The embedded wallet, as the wallet charts report it. */
export interface EmbeddedConnector {
  namespace: Namespace
  connectorId: string
}

/** The input of every login to the embedded wallet. */
export interface LoginInput {
  /** The active namespace, which is preferred if it has the wallet. */
  active: Namespace | null
  /** The only namespace to consider. */
  namespace?: Namespace | undefined
  /** The requested network of each namespace. */
  wishes: Wishes
}

/** The context that all logins share. */
export interface LoginContext {
  /** The embedded wallet, if there is one. */
  connector: EmbeddedConnector | null
  wishes: Wishes
}

/** The output of every login. */
export type LoginOutput = { status: 'connected' } | { status: 'left' }

/** A fact about a connector. */
export type ConnectorFact = Extract<WalletFact, { connectorId: string }>

/** The initial context of a login: finds the embedded wallet in the wallet charts. */
export function beginLogin(self: AnyActorRef, { active, namespace: only, wishes }: LoginInput): LoginContext {
  const shown = [...new Set(active ? [active, ...namespaces] : namespaces)].filter(
    (each) => only === undefined || each === only,
  )
  const [found] = shown.flatMap((namespace) =>
    (selectReport(self, namespace)?.connectors ?? []).filter(({ type }) => type === 'AUTH'),
  )
  return { connector: found ? { namespace: found.namespace, connectorId: found.id } : null, wishes }
}

/** Whether a fact is about the embedded wallet. */
export const isEmbedded = ({ connector }: LoginContext, { namespace, connectorId }: ConnectorFact): boolean =>
  connector?.namespace === namespace && sameId(connector.connectorId, connectorId)

/** The wallet chart that connects the embedded wallet. */
export const embeddedWallet = ({ connector }: LoginContext, system: AnyActorRef['system']) =>
  wallet(connector?.namespace)({ system })

/** The command that connects the wallet of the logged-in user. */
export const connectEmbedded = ({ connector, wishes }: LoginContext): WalletCommand => ({
  type: 'wallet.connect',
  connectorId: connector?.connectorId ?? '',
  caipNetworkId: connector?.namespace && wishes[connector.namespace],
})

/** The output of the final state. */
export const loginOutput = ({ event: { output } }: { event: { output: unknown } }): LoginOutput => ({
  status:
    typeof output === 'object' && output !== null && 'status' in output && output.status === 'left'
      ? 'left'
      : 'connected',
})
