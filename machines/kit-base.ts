import { setup, stateIn } from 'xstate'
import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import { isShared } from '../core/connector.ts'
import { constants } from '../core/constants.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import { isSupported, targetIn } from '../core/network.ts'
import { type OpenView, type Place, places } from '../core/places.ts'
import type { SignInInput } from '../core/sign-in.ts'
import type { accountMachine } from './account.ts'
import { alertsMachine } from './alerts.ts'
import type { configMachine } from './config.ts'
import { connectMachine } from './connect.ts'
import { channel, flowPort, port } from './contract.ts'
import type { directoryMachine } from './directory.ts'
import {
  type FlowDone,
  type KitContext,
  type KitEmitted,
  type KitEvent,
  type KitInput,
  type LateFlow,
  selectedIn,
  wishIn,
} from './kit-terms.ts'
import type { pairingMachine } from './pairing.ts'
import type { Memo } from './ports.ts'
import type { profileWalletsMachine } from './profile-wallets.ts'
import type { sessionMachine } from './session.ts'
import type { signInMachine } from './sign-in.ts'
import { snackbarMachine } from './snackbar.ts'
import { placeId, without } from './stack.ts'
import type { switchNetworkMachine } from './switch-network.ts'
import type { SessionCommand, Track } from './system.ts'
import { toastsMachine } from './toasts.ts'
import { walletMachine } from './wallet.ts'
import type { walletConnectMachine } from './wallet-connect.ts'
import type { walletListMachine } from './wallet-list.ts'

/** Whether a place can be gone to by its name alone. */
const isFree = (place: Place, { connected, active, features }: KitContext) =>
  !('about' in places[place]) &&
  (!('needs' in places[place]) || connected.includes(active)) &&
  (place !== 'ProfileWallets' || features.multiWallet)

/** Whether a place is about a wallet, and there is one. */
const isAbout = (place: Place, wallet: ListedWallet | undefined) => {
  const is = places[place]
  return 'about' in is && is.about === 'wallet' && wallet !== undefined
}

/** How a flow of signing in has come to its end. */
export type EndedAs = { output: FlowDone['output']; status: 'broken' | 'cancelled' }

type Joining = { namespace: Namespace; connectorId: string }

/** Whether somebody is connecting or switching where they are. */
export const isBusy = ({ stack }: Pick<KitContext, 'stack'>) =>
  ['Connect', 'ConnectingWalletConnect', 'SwitchNetwork', 'UnsupportedChain'].includes(stack.at(-1)?.place ?? '')

// What only signing in needs is nothing in a dApp that signs nobody in: `kit-sessions.ts` says what it is elsewhere.
const never = <Params = undefined>(_: unknown, _params: Params): boolean => false
const nothing = <Params = undefined>(_: unknown, _params: Params): void => undefined

/** What the kit's regions are made of, but for what they do. */
export const base = setup({
  types: {} as {
    context: KitContext
    events: KitEvent
    emitted: KitEmitted
    input: KitInput
    meta:
      | {
          view:
            | 'Arriving'
            | 'Downloads'
            | 'GetWallet'
            | 'Networks'
            | 'SwitchActiveChain'
            | 'Unavailable'
            | 'UnsupportedChain'
            | 'WhatIsANetwork'
            | 'WhatIsAWallet'
        }
      | { flow: 'connect' | 'signIn' | LateFlow }
    tags: 'open' | 'refusing'
    children: Record<
      string,
      'wallet' | 'connect' | 'pairing' | 'directory' | 'config' | 'session' | 'signIn' | LateFlow
    >
  },
  actors: {
    wallet: walletMachine,
    connect: connectMachine,
    account: flowPort<typeof accountMachine>('account'),
    profileWallets: flowPort<typeof profileWalletsMachine>('profileWallets'),
    switchNetwork: flowPort<typeof switchNetworkMachine>('switchNetwork'),
    walletConnect: flowPort<typeof walletConnectMachine>('walletConnect'),
    walletList: flowPort<typeof walletListMachine>('walletList'),
    signIn: flowPort<typeof signInMachine>('signIn'),
    session: flowPort<typeof sessionMachine>('session'),
    pairing: flowPort<typeof pairingMachine>('pairing'),
    directory: flowPort<typeof directoryMachine>('directory'),
    config: flowPort<typeof configMachine>('config'),
    loadCloud: port<void>('loadCloud'),
    loadSession: port<void>('loadSession'),
    loadFlow: port<void, { flow: LateFlow }>('loadFlow'),
    snackbar: snackbarMachine,
    toasts: toastsMachine,
    alerts: alertsMachine,
    tracker: channel<Track>(),
    memory: channel<Memo>(),
  },
  guards: {
    isTop: ({ context: { stack } }, place: Place) => stack.at(-1)?.place === place,
    mayGo: ({ context }, { place, wallet }: { place: Place; wallet?: ListedWallet }) =>
      context.stack.at(-1)?.place !== place && (isFree(place, context) || isAbout(place, wallet)),
    mayOpen: ({ context }, view: OpenView | undefined) => view !== undefined && isFree(view, context),
    isConnected: ({ context: { connected, active } }) => connected.includes(active),
    isNeeded: ({ context: { connected, active, stack } }) => connected.includes(stack.at(-1)?.to?.namespace ?? active),
    isConnectedIn: ({ context }, namespace: Namespace | undefined) =>
      namespace !== undefined && context.connected.includes(namespace),
    isNewNamespace: ({ context }, namespace: Namespace) => !context.namespaces.includes(namespace),
    isKnown: ({ context }, namespace: Namespace | undefined) =>
      namespace !== undefined && context.namespaces.includes(namespace),
    isRestored: ({ context }) => context.restoring.length === 0,
    isSingle: ({ context }) => context.stack.length <= 1,
    returnsToAccount: ({ context: { stack, connected, active } }) => {
      const before = stack.at(-2)
      // A list of wallets that is about something is there for somebody who is connected.
      return before?.place === 'Connect' && !before.to && !before.namespace && connected.includes(active)
    },
    isEarlier: ({ context }, index: number) =>
      Number.isInteger(index) && index >= 0 && index < context.stack.length - 1,
    hasArrived: ({ context }, late: LateFlow) => context.arrived.includes(late),
    isAstray: stateIn({ whereabouts: 'astray' }),
    isBusyHere: ({ context }) => isBusy(context),
    isIdleHere: ({ context }) => context.connected.includes(context.active) && !isBusy(context),
    isAmongWallets: ({ context: { stack, connected, active } }) =>
      connected.includes(active) && stack.at(-1)?.place === 'ProfileWallets',
    isOfNobody: ({ context: { stack, connected, active } }) =>
      !connected.includes(active) && stack.some(({ place }) => 'needs' in places[place]),
    isStrange: ({ context: { networks, namespaces } }, id: CaipNetworkId) => {
      const target = targetIn(networks, id)
      return !target || !namespaces.includes(target.namespace)
    },
    isTopGone: ({ context: { stack, networks, namespaces } }) => {
      const to = stack.at(-1)?.to
      return to !== undefined && !(targetIn(networks, to.caipNetworkId) && namespaces.includes(to.namespace))
    },
    isConnectedOn: ({ context: { networks, connected } }, id: CaipNetworkId) => {
      const target = targetIn(networks, id)
      return target !== undefined && connected.includes(target.namespace)
    },
    isNew: ({ context }, id: CaipNetworkId) => selectedIn(context, context.active) !== id,
    isWayOut: ({ context: { networks } }, output: FlowDone['output']) =>
      output.status === 'switched' && output.from !== null && !isSupported(networks, output.from),
    isElsewhere: ({ context: { active } }, output: FlowDone['output']) =>
      output.status === 'switched' && output.to.namespace !== active,
    isAddition: ({ context: { stack } }, { actorId, output }: FlowDone) =>
      output.status === 'connected' &&
      stack.some(({ place }) => place === 'ProfileWallets') &&
      placeId(stack.at(-1) ?? { key: 0 }) === actorId,
    isBeside: (_, actorId: string) => !actorId.startsWith('place:'),
    isCelebrated: ({ context: { stack } }, { actorId, output }: FlowDone) =>
      output.status === 'connected' &&
      stack.at(-1)?.place === 'ConnectingWalletConnect' &&
      placeId(stack.at(-1) ?? { key: 0 }) !== actorId,
    isUnder: ({ context: { stack, connected, active } }, { actorId, output }: FlowDone) =>
      output.status === 'disconnected' && connected.includes(active) && placeId(stack.at(-1) ?? { key: 0 }) !== actorId,
    wantsNetwork: ({ context: { stack, selected } }, { output }: FlowDone) => {
      const to = wishIn(stack)
      return output.status === 'connected' && to !== undefined && selected[to.namespace] !== to.caipNetworkId
    },
    isRequired: never<SignInInput>,
    isDue: never,
    isUndecided: never,
    isOwing: never,
    isAtSignIn: never,
    isHolding: never,
    isBusyOtherwise: never,
    hasEndedAs: never<EndedAs>,
    leavesSome: ({ context: { stack } }, { actorId, output }: FlowDone) =>
      'to' in output && without(stack, actorId, output.status === 'switched').stack.length > 0,
    isLast: (_, remaining: number) => remaining === 0,
    isSilent: (_, silent: boolean) => silent,
    isJoining: ({ context: { sharing, active } }, { namespace, connectorId }: Joining) =>
      namespace !== active && sharing.includes(active) && isShared(connectorId),
    isManual: ({ context: { manual, connected, active } }) => manual === true && !connected.includes(active),
    hasCloud: ({ context }) => context.cloud !== undefined,
  },
  actions: {
    startSession: nothing,
    tellSession: nothing<SessionCommand>,
    checkSigner: nothing,
    turnAway: nothing,
    noteSigner: nothing<SignInInput>,
    hold: nothing<FlowDone>,
    resume: nothing,
  },
  delays: { load: constants.requestTimeout, shake: constants.shake },
})
