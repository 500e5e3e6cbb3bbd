import { type ActorRefFrom, type AnyActorRef, assign, sendParent, sendTo, setup } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import { type Connection, currentOf, sameId } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { namespaces } from '../../core/namespaces.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { kitMachine } from '../kit/index.ts'
import { copyText } from '../shared/clipboard.ts'
import { notices, type SnackbarShow, type WalletFact, wallet } from '../system.ts'
import { selectDisconnectQueue } from '../wallet/account-selectors.ts'
import { holds, leads } from '../wallet/facts.ts'
import { selectReport } from '../wallet/wallet-selectors.ts'

export type ProfileOutput = { status: 'disconnected' }

/** A connection, or one account of it. */
export type Named = { connectorId: string; address?: string }

/** What the user asks for: of a connection, of one account of it, or, unnamed, of a whole namespace. */
export interface Aim extends Partial<Named> {
  namespace: Namespace
}

/** How far it is: the aim is reached, the connection is gone, all are gone but some, or none of these yet. */
export type Progress = 'pending' | 'reached' | 'gone' | 'left'

/** The active namespace, as the kit says. */
function selectActive({ system }: Pick<AnyActorRef, 'system'>): Namespace | null {
  const kit: ActorRefFrom<typeof kitMachine> | undefined = system.get(systemIds.kit)
  return kit?.getSnapshot().context.active ?? null
}

const isConnectedIn = (self: AnyActorRef, namespace: Namespace): boolean =>
  (selectReport(self, namespace)?.connections.length ?? 0) > 0

/** How far the aim is, as the wallet charts say. */
function progressOf(self: AnyActorRef, aim: Aim | null): Progress {
  if (!aim) return 'pending'
  const { namespace, connectorId, address } = aim
  const report = selectReport(self, namespace)
  if (connectorId === undefined) {
    if (!isConnectedIn(self, namespace)) return 'gone'
    return selectDisconnectQueue(self, namespace).length === 0 ? 'left' : 'pending'
  }
  if (!report || !holds(report, connectorId)) return 'gone'
  return leads(report, { connectorId, ...(address && { address }) }) ? 'reached' : 'pending'
}

/** What the chart of the user's wallets is made of. */
export const profileWalletsSetup = setup({
  types: {} as {
    context: {
      /** The tab: the namespace whose wallets are shown. */
      namespace: Namespace
      /** The active namespace of the dApp. */
      active: Namespace | null
      /** What is being done, or came to nothing; null while the region `act` is resting. */
      aim: Aim | null
      /** How far the aim is, by the last report of its wallet chart. */
      progress: Progress
      /** The namespaces with a connection. */
      connected: readonly Namespace[]
      /** The connections of the tab; once the last wallet has gone, those that were shown. */
      connections: readonly Connection[]
      /** The active one of them. */
      current: Connection | undefined
      /** Why the aim was missed, while the region `act` is failed. */
      failure: Failure | null
      /** The address that was copied last. */
      address: string
    }
    events:
      | { type: 'tab.choose'; namespace: Namespace }
      | ({ type: 'connection.switch' } & Named)
      | { type: 'connection.disconnect'; connectorId: string }
      | { type: 'connections.disconnectAll' }
      | { type: 'accounts.showAll' }
      | { type: 'wallet.add' }
      | { type: 'address.copy'; address: string }
      | { type: 'namespace.switched' }
      | WalletFact
    input: { active: Namespace; namespace: Namespace | undefined }
    output: ProfileOutput
    meta: { view: 'ProfileWallets' }
    tags: 'busy' | 'copied' | 'failed'
  },
  actors: { copyText },
  guards: {
    isAim: ({ context: { aim } }, { namespace, connectorId }: Named & { namespace: Namespace }) =>
      aim?.namespace === namespace && aim.connectorId !== undefined && sameId(aim.connectorId, connectorId),
    isAt: ({ context }, progress: Progress) => context.progress === progress,
    isAccountReached: ({ context: { aim, progress } }) => progress === 'reached' && aim?.address !== undefined,
    hasNoWallets: ({ context: { connected } }) => connected.length === 0,
    isTabActive: ({ context: { namespace, active } }) => namespace === active,
    isTabEmpty: ({ context: { connections } }) => connections.length === 0,
    isTabSingle: ({ context: { connections } }) => connections.length === 1,
    isTabSeveral: ({ context: { connections } }) => connections.length > 1,
    // One account that is left over would take the place of the link that leads to it.
    hasHiddenAccounts: ({ context: { current } }) =>
      current !== undefined && current.accounts.length > lazyConstants.accountsShown + 2,
  },
  actions: {
    sync: assign(({ context: { aim, namespace }, self }) => {
      const connected = namespaces.filter((each) => isConnectedIn(self, each))
      const isRemoved = !selectReport(self, namespace)
      return {
        progress: progressOf(self, aim),
        active: selectActive(self),
        connected,
        namespace: (isRemoved && connected[0]) || namespace,
      }
    }),
    syncTab: assign(({ context: { namespace, connected }, self }) => {
      const report = selectReport(self, namespace)
      return report && connected.length > 0 ? { connections: report.connections, current: currentOf(report) } : {}
    }),
    setNamespace: assign(({ self }, namespace: Namespace) => (selectReport(self, namespace) ? { namespace } : {})),
    setAim: assign(({ context: { namespace }, self }, { connectorId, address }: Partial<Named>) => {
      const aim: Aim = { namespace, ...(connectorId && { connectorId }), ...(address && { address }) }
      // Before the wallet chart is asked, none of them is ending.
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
    goAdd: sendParent(({ context: { namespace } }) => ({ type: 'nav.push', route: 'Connect', namespace })),
    showSnackbar: sendTo(notices, (_, message: Omit<SnackbarShow, 'type'>) => ({ type: 'snackbar.show', ...message })),
  },
  delays: { request: constants.requestTimeout, feedback: lazyConstants.toastLife.success },
})
