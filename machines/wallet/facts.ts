import type { Namespace } from '../../core/caip.ts'
import { type Connection, currentOf, nameOf, sameId } from '../../core/connector.ts'
import { isEqual } from '../../core/is-equal.ts'
import type { AdapterReport } from '../ports.ts'
import type { WalletFact } from '../system.ts'

/** Whether a connection is live. */
export const holds = ({ connections }: AdapterReport, id: string): boolean =>
  connections.some(({ connectorId }) => sameId(connectorId, id))

/** Whether a connection is the active one, with the given account as its first. */
export function leads(report: AdapterReport, { connectorId, address }: { connectorId: string; address?: string }) {
  const current = currentOf(report)
  return (
    current !== undefined &&
    sameId(current.connectorId, connectorId) &&
    (address === undefined || current.accounts[0]?.address === address)
  )
}

/** How to interpret reports: whether connections are being restored, and which one was requested. */
interface FactOptions {
  silent: boolean
  requested: string | null
}

/**
 * The facts between two reports of an adapter, in sending order: disconnected, connected, activated, changed. A live
 * connection that was requested and has become active counts as connected, too.
 */
export function factsBetween(
  namespace: Namespace,
  before: AdapterReport,
  after: AdapterReport,
  { silent, requested }: FactOptions,
): WalletFact[] {
  const isRequested = (id: string) => requested !== null && sameId(requested, id)
  const isCurrent = ({ current }: AdapterReport, id: string) => current !== null && sameId(current, id)
  const hasCome = (id: string) =>
    !holds(before, id) || (isRequested(id) && isCurrent(after, id) && !isCurrent(before, id))
  const gone = before.connections
    .filter(({ connectorId }) => !holds(after, connectorId))
    .map(({ connectorId, accounts }, index, all) => {
      const addresses = accounts.map(({ address }) => address)
      const remaining = after.connections.length + all.length - 1 - index
      return { type: 'wallet.disconnected', namespace, connectorId, addresses, remaining } as const
    })
  const come = after.connections
    .filter(({ connectorId }) => hasCome(connectorId))
    .map(({ connectorId, caipNetworkId }) => {
      const name = nameOf(after, connectorId)
      const unrequested = silent && !isRequested(connectorId)
      return { type: 'wallet.connected', namespace, connectorId, name, silent: unrequested, caipNetworkId } as const
    })
  const [was, is] = [currentOf(before), currentOf(after)]
  const activated =
    was && is && holds(after, was.connectorId) && !sameId(was.connectorId, is.connectorId) && !hasCome(is.connectorId)
      ? [
          {
            type: 'wallet.activated',
            namespace,
            connectorId: is.connectorId,
            name: nameOf(after, is.connectorId),
          } as const,
        ]
      : []
  return [...gone, ...come, ...activated, ...changesOf(namespace, was, is)]
}

function changesOf(namespace: Namespace, was: Connection | undefined, is: Connection | undefined): WalletFact[] {
  if (!was || !is) return []
  const facts: WalletFact[] = []
  if (was.accounts[0]?.address !== is.accounts[0]?.address) facts.push({ type: 'wallet.accountChanged', namespace })
  if (!isEqual([was.user, was.accounts[0]?.type], [is.user, is.accounts[0]?.type]))
    facts.push({ type: 'wallet.userChanged', namespace })
  if (was.caipNetworkId !== is.caipNetworkId)
    facts.push({ type: 'wallet.networkChanged', namespace, caipNetworkId: is.caipNetworkId })
  return facts
}
