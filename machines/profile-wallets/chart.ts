import { type AnyActorRef, assign, not, sendParent, sendTo, setup } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import { type Connection, sameId } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import { namespaces } from '../../core/namespaces.ts'
import { clipboard, copyText } from '../shared/clipboard.ts'
import { type SnackbarShow, snackbar, type WalletFact, wallet } from '../system.ts'
import { currentOf, holds, leads } from '../wallet/facts.ts'
import { selectDisconnectQueue, selectReport } from '../wallet/wallet-selectors.ts'

export type ProfileOutput = { status: 'disconnected' }

type Named = { connectorId: string; address?: string }

/** What the user asks for, or asked for last: of a connection, of one account of it, or, unnamed, of a whole namespace. */
export interface Aim extends Partial<Named> {
  namespace: Namespace
}

/** How far it is: the aim is reached, the connection is gone, all are gone but some, or none of these yet. */
type Progress = 'pending' | 'reached' | 'gone' | 'left'

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

const profileWalletsSetup = setup({
  types: {} as {
    context: {
      /** The tab: the namespace whose wallets are shown. */
      namespace: Namespace
      aim: Aim | null
      /** How far the aim is, by the last report of its wallet chart. */
      progress: Progress
      /** The namespaces with a connection. */
      connected: readonly Namespace[]
      /** The connections of the tab; once the last wallet has gone, those that were shown. */
      connections: readonly Connection[]
      /** The active one of them. */
      current: Connection | undefined
      /** Why the aim was missed. */
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
      | WalletFact
    input: { active: Namespace; namespace: Namespace | undefined }
    output: ProfileOutput
    meta: { view: 'ProfileWallets' }
    tags: 'busy' | 'copied'
  },
  actors: { copyText },
  guards: {
    isAim: ({ context: { aim } }, { namespace, connectorId }: Named & { namespace: Namespace }) =>
      aim?.namespace === namespace && aim.connectorId !== undefined && sameId(aim.connectorId, connectorId),
    isAt: ({ context }, progress: Progress) => context.progress === progress,
    isAccountReached: ({ context: { aim, progress } }) => progress === 'reached' && aim?.address !== undefined,
    hasNoWallets: ({ context: { connected } }) => connected.length === 0,
    isTabEmpty: ({ context: { connections } }) => connections.length === 0,
    isTabSingle: ({ context: { connections } }) => connections.length === 1,
    isTabSeveral: ({ context: { connections } }) => connections.length > 1,
    // One account that is left over would take the place of the link that leads to it.
    hasHiddenAccounts: ({ context: { current } }) =>
      current !== undefined && current.accounts.length > constants.accountsShown + 2,
  },
  actions: {
    sync: assign(({ context: { aim, namespace }, self }) => {
      const connected = namespaces.filter((each) => isConnectedIn(self, each))
      const isRemoved = !selectReport(self, namespace)
      return {
        progress: progressOf(self, aim),
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
    snack: sendTo(snackbar, (_, message: Omit<SnackbarShow, 'type'>) => ({ type: 'snackbar.show', ...message })),
  },
  delays: { request: constants.requestTimeout, feedback: constants.toastLife.success },
})

const said = (code: string) => ({ type: 'snack', params: { variant: 'success', code } }) as const
const failed = (code: string) => ({ type: 'snack', params: { variant: 'error', code } }) as const
const failure = { type: 'setFailure', params: ({ event }: { event: { failure: Failure } }) => event.failure } as const
const isAim = {
  type: 'isAim',
  params: ({ event }: { event: Named & { namespace: Namespace } }) => event,
} as const
const setAim = { type: 'setAim', params: ({ event }: { event: Named }) => event } as const
const synced = { actions: ['sync', 'syncTab'] } as const

const isAt = <P extends Progress>(params: P) => ({ type: 'isAt', params }) as const
const ended = { target: 'resting', actions: ['clearAim', said('wallet.disconnected')] } as const
const notSwitched = failed('wallet.activateFailed')
const notEnded = failed('wallets.disconnectFailed')

const act = profileWalletsSetup.createStateConfig({
  description:
    'One request at a time: each ends with what the wallet chart reports, which waits and gives up. What went wrong is shown until the next request [wallet-source].',
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being done.',
      always: [
        { guard: isAt('reached'), actions: 'clearAim' },
        { guard: isAt('gone'), actions: 'clearAim' },
      ],
      on: {
        'connection.switch': { target: 'requestingSwitch', actions: setAim },
        'connection.disconnect': { target: 'requestingDisconnect', actions: setAim },
        'connections.disconnectAll': {
          guard: 'isTabSeveral',
          target: 'disconnectingAll',
          actions: [{ type: 'setAim', params: {} }, 'disconnect'],
        },
      },
    },
    requestingSwitch: {
      description: 'A connection that is gone already cannot become the active one. It is left at once.',
      always: [
        { guard: isAt('gone'), target: 'resting', actions: ['clearAim', notSwitched] },
        { target: 'switching', actions: 'activate' },
      ],
    },
    switching: {
      description: 'Another connection, or another account of one, is to be the active one [wallet-activate].',
      tags: 'busy',
      always: [
        { guard: 'isAccountReached', target: 'resting', actions: ['clearAim', said('account.switched')] },
        { guard: isAt('reached'), target: 'resting', actions: ['clearAim', said('wallet.switched')] },
        { guard: isAt('gone'), target: 'resting', actions: ['clearAim', notSwitched] },
      ],
      on: {
        'wallet.activationFailed': { guard: isAim, target: 'resting', actions: [failure, notSwitched] },
      },
    },
    requestingDisconnect: {
      description: 'A connection that is gone already needs no request. It is left at once.',
      always: [
        { guard: isAt('gone'), ...ended },
        { target: 'disconnecting', actions: 'disconnect' },
      ],
    },
    disconnecting: {
      description:
        'One connection is to end; the wallet chart gives up after 3 s [wallet-disconnect] [wallet-disconnect-cap].',
      tags: 'busy',
      always: { guard: isAt('gone'), ...ended },
      on: {
        'wallet.disconnectFailed': { guard: isAim, target: 'resting', actions: [failure, notEnded] },
      },
    },
    disconnectingAll: {
      description:
        'All connections of the tab are to end, one after the other, each within 3 s [wallet-disconnect] [wallet-disconnect-cap].',
      tags: 'busy',
      always: [
        { guard: isAt('gone'), ...ended },
        { guard: isAt('left'), target: 'resting', actions: ['clearAim', notEnded] },
      ],
    },
  },
})

const tab = profileWalletsSetup.createStateConfig({
  description: 'How many wallets of the tab are connected decides what is shown of them [wallet-profile].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'It is left at once.',
      always: [
        { guard: 'isTabEmpty', target: 'empty' },
        { guard: 'isTabSingle', target: 'single' },
        { target: 'several' },
      ],
    },
    empty: {
      description: 'No wallet of this namespace is connected: the user can add one.',
      always: { guard: not('isTabEmpty'), target: 'deciding' },
    },
    single: {
      description: 'One wallet is connected.',
      always: { guard: not('isTabSingle'), target: 'deciding' },
    },
    several: {
      description: 'The active wallet comes first, and all can be disconnected at once.',
      always: { guard: not('isTabSeveral'), target: 'deciding' },
    },
  },
  on: {
    'tab.choose': { actions: [{ type: 'setNamespace', params: ({ event }) => event.namespace }, 'syncTab'] },
    'wallet.connected': synced,
    'wallet.activated': synced,
    'wallet.accountChanged': synced,
    'wallet.disconnected': synced,
  },
})

const accounts = profileWalletsSetup.createStateConfig({
  description: 'The first accounts of the active wallet are listed until the user asks for all.',
  initial: 'collapsed',
  states: {
    collapsed: { on: { 'accounts.showAll': { guard: 'hasHiddenAccounts', target: 'expanded' } } },
    expanded: {
      description: 'All accounts are listed, until another wallet is shown.',
      on: { 'tab.choose': 'collapsed', 'wallet.activated': 'collapsed', 'wallet.disconnected': 'collapsed' },
    },
  },
})

const copy = profileWalletsSetup.createStateConfig(
  clipboard({
    on: {
      'address.copy': {
        target: 'copying',
        actions: { type: 'setAddress', params: ({ event }: { event: { address: string } }) => event.address },
      },
    },
    input: ({ context }: { context: { address: string } }) => ({ text: context.address }),
    copied: 'address.copied',
  }),
)

/** The user's wallets by namespace: to switch between, to add to and to disconnect. */
export const profileWalletsMachine = profileWalletsSetup.createMachine({
  id: 'profileWallets',
  description: 'The user’s wallets by namespace: to switch between, to add to and to disconnect [wallet-profile].',
  context: ({ input: { active, namespace = active } }) => ({
    namespace,
    aim: null,
    progress: 'pending',
    connected: [],
    connections: [],
    current: undefined,
    failure: null,
    address: '',
  }),
  initial: 'shown',
  states: {
    shown: {
      description: 'One namespace at a time, in a tab of its own [wallet-profile].',
      meta: { view: 'ProfileWallets' },
      entry: ['sync', 'syncTab'],
      always: { guard: 'hasNoWallets', target: 'disconnected' },
      type: 'parallel',
      states: { tab, accounts, act, copy },
      on: {
        'wallet.add': { actions: 'goAdd' },
        'wallet.disconnectFailed': synced,
      },
    },
    disconnected: {
      description: 'No wallet is connected any more. The kit decides what follows [flow-apart].',
      type: 'final',
      output: { status: 'disconnected' },
    },
  },
  output: { status: 'disconnected' },
})
