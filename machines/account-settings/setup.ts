import { type AnyActorRef, assign, sendParent, sendTo, setup } from 'xstate'
import { hasNames } from '../../core/account-name.ts'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import type { AccountType, Connection, ConnectorType } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import { type Failure, failureOf } from '../../core/errors.ts'
import type { Network } from '../../core/network.ts'
import type { Route } from '../../core/routes.ts'
import type { TrackEvent } from '../../core/track.ts'
import { type ErrorEvent, port } from '../contract.ts'
import { type ConnectionRef, isMine, isSameConnection } from '../shared/whose.ts'
import { notices, type SnackbarShow, type Track, tracker, type WalletFact, wallet } from '../system.ts'
import { isSmart, reachOf } from '../wallet/account-selectors.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'

export type AccountSettingsOutput = { status: 'left' } | { status: 'disconnected' }

/** The account whose name is requested, and its network. */
export interface IdentityQuery {
  address: string
  caipNetworkId: CaipNetworkId
}

/** An account's name, and whether it could get one. */
export interface Naming {
  name?: string
  canRegister: boolean
}

export interface AccountSettingsInput {
  active: Namespace
  connection: Connection
  networks: readonly Network[]
  networkSwitch: boolean
  projectId: string | undefined
}

export interface AccountSettingsContext {
  namespace: Namespace
  /** The active connection of the namespace; after it has ended, the last one. */
  connection: Connection
  /** How the connection's connector reaches its wallet. */
  reach: ConnectorType | undefined
  networks: readonly Network[]
  /** Whether the modal offers other networks [network-switch-off]. */
  networkSwitch: boolean
  /** The app's project, if it has one: its services register names. */
  projectId: string | undefined
  failure: Failure | null
}

/** The chart's initial context. */
export const begin = (
  self: AnyActorRef,
  { active, connection, networks, networkSwitch, projectId }: AccountSettingsInput,
): AccountSettingsContext => ({
  ...{ namespace: active, connection, reach: reachOf(self, connection), networks, networkSwitch, projectId },
  failure: null,
})

/** The account's current type, and the type that it can switch to. */
const typesOf = ({ accounts, user }: Connection): { now: AccountType; other: AccountType | undefined } => {
  const now = accounts[0]?.type ?? 'eoa'
  return { now, other: user?.accountTypes.find((type) => type !== now) }
}

/** The setup of the account settings chart. */
export const settingsSetup = setup({
  types: {} as {
    context: AccountSettingsContext
    input: AccountSettingsInput
    events:
      | { type: 'email.edit' }
      | { type: 'networks.open' }
      | { type: 'name.open' }
      | { type: 'accountType.switch' }
      | { type: 'upgrade.open' }
      | { type: 'upgrade.follow' }
      | { type: 'account.disconnect' }
      | { type: 'nav.back' }
      | { type: 'networks.changed'; networks: readonly Network[] }
      | WalletFact
    output: AccountSettingsOutput
    meta: { view: 'AccountSettings' | 'UpgradeEmailWallet' }
    tags: 'failed' | 'switching' | 'leaving'
  },
  actors: {
    chooseAccountType: port<AccountType, { accountType: AccountType }>('chooseAccountType'),
    loadName: port<Naming, IdentityQuery>('loadName'),
  },
  guards: {
    isMine,
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.namespace === fact.namespace && fact.remaining === 0,
    isOfAccount: ({ context: { connection } }, ended: ConnectionRef) => isSameConnection(connection, ended),
    isForeign: ({ context }) => context.reach !== 'AUTH',
    hasEmail: ({ context: { connection } }) => connection.user?.email !== undefined,
    hasOtherNetworks: ({ context: { networks, connection, networkSwitch } }) =>
      networkSwitch && networks.some(({ caipNetworkId }) => caipNetworkId !== connection.caipNetworkId),
    hasOtherType: ({ context: { connection } }) => typesOf(connection).other !== undefined,
    hasDashboard: ({ context: { connection } }) => connection.user?.dashboardUrl !== undefined,
    canHaveName: ({ context: { namespace, projectId } }) => hasNames(namespace) && !!projectId,
    isNameless: (_, { name, canRegister }: Naming) => name === undefined && canRegister,
  },
  actions: {
    syncConnection: assign(({ context, self }) => {
      const connection = selectConnection(self, context.namespace) ?? context.connection
      return { connection, reach: reachOf(self, connection) }
    }),
    setNetworks: assign({ networks: (_, networks: readonly Network[]) => networks }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    showSnackbar: sendTo(notices, (_, message: Omit<SnackbarShow, 'type'>) => ({ type: 'snackbar.show', ...message })),
    goTo: sendParent((_, route: Route) => ({ type: 'nav.push', route })),
    track: sendTo(tracker, (_, event: TrackEvent): Track => ({ type: 'track', ...event })),
    trackNaming: sendTo(
      tracker,
      ({ context: { namespace }, self }): Track => ({
        ...{ type: 'track', event: 'OPEN_ENS_FLOW', properties: { isSmartAccount: isSmart(self, namespace) } },
      }),
    ),
    trackType: sendTo(
      tracker,
      ({ context: { connection } }, accountType: AccountType): Track => ({
        type: 'track',
        event: 'SET_PREFERRED_ACCOUNT_TYPE',
        properties: { accountType, network: connection.caipNetworkId },
      }),
    ),
    disconnect: sendTo(({ context: { namespace }, system }) => wallet(namespace)({ system }), {
      type: 'wallet.disconnect',
    }),
  },
  delays: { request: constants.requestTimeout, lookup: constants.requestTimeout },
})

/** The account type to switch to: the other one of the two. */
export const otherType = ({ context }: { context: AccountSettingsContext }): { accountType: AccountType } => {
  const { now, other } = typesOf(context.connection)
  return { accountType: other ?? now }
}

/** Keeps the service's failure. */
export const fails = { type: 'setFailure', params: ({ event }: ErrorEvent): Failure => failureOf(event.error) } as const

/** The frame did not answer in time. */
export const timesOut = { type: 'setFailure', params: { code: 'frame.unreachable' } } as const
