import type { AnyActorRef } from 'xstate'
import type { CaipNetworkId } from '../../core/caip.ts'
import { sameId } from '../../core/connector.ts'
import { type Namespace, namespaces } from '../../core/namespaces.ts'
import { type WalletCommand, type WalletFact, wallet } from '../system.ts'
import { selectReport } from '../wallet/wallet-selectors.ts'

/** The embedded wallet, as the wallet charts tell of it. */
export interface EmbeddedConnector {
  namespace: Namespace
  connectorId: string
}

/** What each login to the embedded wallet is begun with. */
export interface LoginInput {
  /** The active namespace: the login is there, where the wallet is. */
  active: Namespace | null
  /** The only namespace that is wanted. */
  namespace?: Namespace | undefined
  /** The network that is wished for in each namespace. */
  wishes: Readonly<Partial<Record<Namespace, CaipNetworkId>>>
}

/** What each login knows of the wallet. */
export interface LoginContext {
  /** The embedded wallet, where there is one. */
  connector: EmbeddedConnector | null
  wishes: LoginInput['wishes']
}

/** What each login ends with. */
export type LoginOutput = { status: 'connected' } | { status: 'left' }

/** A fact about one connector. */
export type ConnectorFact = Extract<WalletFact, { connectorId: string }>

/** What a login begins with: of the embedded wallet the wallet charts tell. */
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

/** Asks for the wallet of the user who is logged in. */
export function connectEmbedded({ connector, wishes }: LoginContext): WalletCommand {
  const caipNetworkId = connector ? wishes[connector.namespace] : undefined
  return { type: 'wallet.connect', connectorId: connector?.connectorId ?? '', ...(caipNetworkId && { caipNetworkId }) }
}

/** What the final state that was reached says. */
export const loginOutput = ({ event: { output } }: { event: { output: unknown } }): LoginOutput => ({
  status:
    typeof output === 'object' && output !== null && 'status' in output && output.status === 'left'
      ? 'left'
      : 'connected',
})
