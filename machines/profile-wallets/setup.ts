import { type AnyActorRef, assign, sendParent, sendTo, setup } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import { type Connection, currentOf, isShared, sameId } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import { errorMessageOf, type Failure } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { isUnaccepted } from '../../core/legal.ts'
import { namespaces } from '../../core/namespaces.ts'
import { channel } from '../contract.ts'
import type { StorageCommand, StoredConnection } from '../ports.ts'
import { copyText } from '../shared/clipboard.ts'
import { selectKit } from '../shared/select-kit.ts'
import {
  type ConnectorsFact,
  notices,
  type SnackbarShow,
  type Track,
  tracker,
  type WalletCommand,
  type WalletFact,
  wallet,
} from '../system.ts'
import { selectDisconnectQueue } from '../wallet/account-selectors.ts'
import { holds, leads } from '../wallet/facts.ts'
import { selectReport } from '../wallet/wallet-selectors.ts'

export type ProfileOutput = { status: 'disconnected' }

/** A connection, or one of its accounts. */
export type Named = { connectorId: string; address?: string }

/** The user's request for a connection, for one of its accounts or, unnamed, for a whole namespace. */
export interface Aim extends Partial<Named> {
  namespace: Namespace
  /** The connection is a recent one, which is to be connected again. */
  isRecent?: true
}

/** The stored connections: reported at once, and whenever they may have changed. */
export type StoredFact = { type: 'connections.stored'; connections: readonly StoredConnection[] }

/** A command to the connection storage. */
export type ForgetCommand = Extract<StorageCommand, { type: 'storage.forgotten' }>

/** The progress of an aim: reached, the connection is gone, all but some are gone, or pending. */
export type Progress = 'pending' | 'reached' | 'gone' | 'left'

const isConnectedIn = (self: AnyActorRef, namespace: Namespace): boolean =>
  (selectReport(self, namespace)?.connections.length ?? 0) > 0

/** The progress of an aim, from the wallet charts. */
function progressOf(self: AnyActorRef, aim: Aim | null): Progress {
  if (!aim) return 'pending'
  const { namespace, connectorId, address, isRecent } = aim
  const report = selectReport(self, namespace)
  if (connectorId === undefined) {
    if (!isConnectedIn(self, namespace)) return 'gone'
    return selectDisconnectQueue(self, namespace).length === 0 ? 'left' : 'pending'
  }
  if (!report || !holds(report, connectorId)) return report && isRecent ? 'pending' : 'gone'
  return leads(report, { connectorId, ...(address && { address }) }) ? 'reached' : 'pending'
}

const isAmong = (recentConnections: readonly StoredConnection[], id: string): boolean =>
  recentConnections.some(({ connectorId }) => sameId(connectorId, id))

/** The stored connections of a namespace that are not live and whose connectors are available [wallet-recent]. */
function recentIn(self: AnyActorRef, namespace: Namespace, stored: readonly StoredConnection[]) {
  const report = selectReport(self, namespace)
  const isThere = (connectorId: string) => report?.connectors.some(({ id }) => sameId(id, connectorId)) === true
  return stored.filter(
    (each) => each.namespace === namespace && isThere(each.connectorId) && !(report && holds(report, each.connectorId)),
  )
}

/** The setup of the chart of the user's wallets. */
export const profileWalletsSetup = setup({
  types: {} as {
    context: {
      /** The tab: the namespace whose wallets are shown. */
      namespace: Namespace
      /** The active namespace of the dApp. */
      active: Namespace | null
      /** The current or failed aim; null while the region `act` is resting. */
      aim: Aim | null
      /** The progress of the aim, from the last report of its wallet chart. */
      progress: Progress
      /** The connected namespaces. */
      connected: readonly Namespace[]
      /** The connections of the tab; after the last wallet is gone, the last ones shown. */
      connections: readonly Connection[]
      /** The active one of them. */
      current: Connection | undefined
      /** All stored connections. */
      stored: readonly StoredConnection[]
      /** The recent connections of the tab. */
      recentConnections: readonly StoredConnection[]
      /** The tab's connectors with a login. */
      logins: readonly string[]
      /** Whether the user must accept the dApp's terms before connecting to any wallet. */
      mustAccept: boolean
      /** Whether this is a phone, where other phone wallets are found in a list. */
      mobile: boolean
      offersAllWallets: boolean
      /** Why the aim failed, while the region `act` is failed. */
      failure: Failure | null
      /** The address that was copied last. */
      address: string
    }
    events:
      | { type: 'tab.choose'; namespace: Namespace }
      | ({ type: 'connection.switch' } & Named)
      | { type: 'connection.disconnect'; connectorId: string }
      | { type: 'connections.disconnectAll' }
      | { type: 'connection.reconnect'; connectorId: string }
      | { type: 'connection.forget'; connectorId: string }
      | { type: 'accounts.showAll' }
      | { type: 'wallet.add' }
      | { type: 'address.copy'; address: string }
      | { type: 'namespace.switched' }
      | StoredFact
      | ConnectorsFact
      | WalletFact
    input: { active: Namespace; namespace: Namespace | undefined; mobile: boolean; offersAllWallets: boolean }
    output: ProfileOutput
    meta: { view: 'ProfileWallets' }
    tags: 'busy' | 'copied' | 'failed'
  },
  actors: { copyText, watchStored: channel<ForgetCommand>() },
  guards: {
    isAim: ({ context: { aim } }, { namespace, connectorId }: Named & { namespace: Namespace }) =>
      aim?.namespace === namespace && aim.connectorId !== undefined && sameId(aim.connectorId, connectorId),
    isRecent: ({ context: { recentConnections } }, { connectorId }: Named) => isAmong(recentConnections, connectorId),
    isOtherRecent: ({ context: { recentConnections, aim } }, { connectorId }: Named) =>
      isAmong(recentConnections, connectorId) &&
      !(aim?.connectorId !== undefined && sameId(aim.connectorId, connectorId)),
    isRecentPhone: ({ context: { recentConnections } }, { connectorId }: Named) =>
      isShared(connectorId) && isAmong(recentConnections, connectorId),
    beginsInList: ({ context: { recentConnections, logins, mustAccept } }, { connectorId }: Named) =>
      isAmong(recentConnections, connectorId) && (mustAccept || logins.some((id) => sameId(id, connectorId))),
    hasRecent: ({ context: { recentConnections } }) => recentConnections.length > 0,
    isAimNamespace: ({ context: { aim } }, namespace: Namespace) => aim?.namespace === namespace,
    isAt: ({ context }, progress: Progress) => context.progress === progress,
    isAccountReached: ({ context: { aim, progress } }) => progress === 'reached' && aim?.address !== undefined,
    hasNoWallets: ({ context: { connected } }) => connected.length === 0,
    isTabActive: ({ context: { namespace, active } }) => namespace === active,
    isTabEmpty: ({ context: { connections } }) => connections.length === 0,
    isTabSingle: ({ context: { connections } }) => connections.length === 1,
    isTabSeveral: ({ context: { connections } }) => connections.length > 1,
    // A single hidden account would need as much space as the link to it.
    hasHiddenAccounts: ({ context: { current } }) =>
      current !== undefined && current.accounts.length > lazyConstants.accountsShown + 2,
  },
  actions: {
    sync: assign(({ context: { aim, namespace }, self }) => {
      const connected = namespaces.filter((each) => isConnectedIn(self, each))
      const isRemoved = !selectReport(self, namespace)
      return {
        progress: progressOf(self, aim),
        active: selectKit(self)?.active ?? null,
        connected,
        namespace: (isRemoved && connected[0]) || namespace,
      }
    }),
    syncTab: assign(({ context: { namespace, connected }, self }) => {
      const report = selectReport(self, namespace)
      return report && connected.length > 0 ? { connections: report.connections, current: currentOf(report) } : {}
    }),
    syncRecent: assign(({ context: { namespace, stored }, self }) => {
      const kit = selectKit(self)
      const connectors = selectReport(self, namespace)?.connectors ?? []
      return {
        recentConnections: recentIn(self, namespace, stored),
        logins: connectors.filter(({ type }) => type === 'AUTH').map(({ id }) => id),
        mustAccept: kit !== undefined && isUnaccepted(kit.features, kit.remembered.accepted),
      }
    }),
    setStored: assign({ stored: (_, stored: readonly StoredConnection[]) => stored }),
    setNamespace: assign(({ self }, namespace: Namespace) => (selectReport(self, namespace) ? { namespace } : {})),
    setAim: assign(({ context: { namespace }, self }, { connectorId, address, isRecent }: Omit<Aim, 'namespace'>) => {
      const aim: Aim = {
        namespace,
        ...(connectorId && { connectorId }),
        ...(address && { address }),
        ...(isRecent && { isRecent }),
      }
      // Before the wallet chart receives the request, no connection is ending.
      const progress = progressOf(self, aim)
      return { aim, progress: progress === 'left' ? 'pending' : progress, failure: null }
    }),
    clearAim: assign({ aim: null, progress: 'pending', failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure, progress: 'pending' }),
    setAddress: assign({ address: (_, address: string) => address }),
    activate: sendParent(({ context: { aim } }) => ({ type: 'connection.switch', ...aim })),
    disconnect: sendTo(
      ({ context: { aim, namespace }, system }) => wallet(aim?.namespace ?? namespace)({ system }),
      ({ context: { aim } }) =>
        aim?.connectorId === undefined
          ? { type: 'wallet.disconnectAll' }
          : { type: 'wallet.disconnect', connectorId: aim.connectorId },
    ),
    connect: sendTo(
      ({ context: { aim }, system }) => wallet(aim?.namespace)({ system }),
      ({ context: { aim, namespace }, self }): WalletCommand => ({
        type: 'wallet.connect',
        connectorId: aim?.connectorId ?? '',
        caipNetworkId: selectKit(self)?.selected[aim?.namespace ?? namespace],
      }),
    ),
    abandon: sendTo(({ context: { aim }, system }) => wallet(aim?.namespace)({ system }), { type: 'wallet.abandon' }),
    forget: sendTo(
      'watchStored',
      ({ context: { namespace } }, { connectorId }: Named): ForgetCommand => ({
        type: 'storage.forgotten',
        namespace,
        connectorId,
      }),
    ),
    goPair: sendParent(({ context: { namespace, mobile, offersAllWallets } }) => ({
      type: 'nav.push',
      route: mobile && offersAllWallets ? 'AllWallets' : 'ConnectingWalletConnect',
      namespace,
    })),
    trackRefusal: sendTo(
      tracker,
      (_, failure: Failure): Track => ({
        type: 'track',
        event: 'CONNECT_ERROR',
        properties: { message: errorMessageOf(failure) },
      }),
    ),
    goAdd: sendParent(({ context: { namespace } }) => ({ type: 'nav.push', route: 'Connect', namespace })),
    showSnackbar: sendTo(notices, (_, message: Omit<SnackbarShow, 'type'>) => ({ type: 'snackbar.show', ...message })),
  },
  delays: { request: constants.requestTimeout, hint: constants.promptHint, feedback: lazyConstants.toastLife.success },
})
