import type { Failure } from '../../core/errors.ts'
import type { Namespace } from '../../core/namespaces.ts'
import { type Named, type Progress, profileWalletsSetup } from './setup.ts'
import { synced } from './tab.ts'

const said = (code: string) => ({ type: 'showSnackbar', params: { variant: 'success', code } }) as const
const failed = (code: string) => ({ type: 'showSnackbar', params: { variant: 'error', code } }) as const
const failure = { type: 'setFailure', params: ({ event }: { event: { failure: Failure } }) => event.failure } as const
const isAim = {
  type: 'isAim',
  params: ({ event }: { event: Named & { namespace: Namespace } }) => event,
} as const
const setAim = { type: 'setAim', params: ({ event }: { event: Named }) => event } as const
const isAt = <P extends Progress>(params: P) => ({ type: 'isAt', params }) as const
const ended = { target: 'resting', actions: said('wallet.disconnected') } as const
const notConnected = failed('wallets.connectFailed')
const notSwitched = failed('wallet.activateFailed')
const notEnded = failed('wallets.disconnectFailed')

const aimsAtRecent = {
  type: 'setAim',
  params: ({ event: { connectorId } }: { event: Named }) => ({ connectorId, isRecent: true as const }),
} as const
const named = ({ event: { connectorId } }: { event: Named }) => ({ connectorId })
const isAimed = {
  type: 'isAim',
  params: ({
    context: { namespace },
    event: { connectorId },
  }: {
    context: { namespace: Namespace }
    event: Named
  }) => ({
    namespace,
    connectorId,
  }),
} as const
const isRecent = { type: 'isRecent', params: named } as const
const isOtherRecent = { type: 'isOtherRecent', params: named } as const
const isRecentPhone = { type: 'isRecentPhone', params: named } as const
const beginsInList = { type: 'beginsInList', params: named } as const
const forgetsAim = { 'connection.forget': { guard: isAimed, target: 'resting' } } as const

const requests = {
  'connection.reconnect': [
    {
      description: 'A phone wallet is paired again.',
      guard: isRecentPhone,
      target: 'resting',
      actions: 'goPair',
    },
    {
      description: 'A login, or terms to accept first, starts in the list of wallets [connect-terms].',
      guard: beginsInList,
      target: 'resting',
      actions: 'goAdd',
    },
    { guard: isRecent, target: 'connecting', reenter: true, actions: aimsAtRecent },
  ],
  'connection.switch': { target: 'requestingSwitch', actions: setAim },
  'connection.disconnect': { target: 'requestingDisconnect', actions: setAim },
  'connections.disconnectAll': {
    guard: 'isTabSeveral',
    target: 'disconnectingAll',
    actions: [{ type: 'setAim', params: {} }, 'disconnect'],
  },
} as const

const [toPairing, toList, asks] = requests['connection.reconnect']

/** The current action on one of the wallets. */
export const act = profileWalletsSetup.createStateConfig({
  description: 'One request at a time. The wallet chart’s report ends it; that chart also times out [wallet-source].',
  initial: 'resting',
  states: {
    resting: { description: 'No request is running.', entry: 'clearAim', on: requests },
    failed: {
      description:
        'The last request failed. Its row says why, and announces it, until the next request, or until the wallet succeeds after all.',
      tags: 'failed',
      always: [
        { guard: isAt('reached'), target: 'resting' },
        { guard: isAt('gone'), target: 'resting' },
      ],
      on: { ...requests, ...forgetsAim },
    },
    connecting: {
      description:
        'A recent connection is requested again. Its wallet shows a prompt; the wallet chart gives up after 5 min [wallet-recent-again] [flow-prompt-timeout]. Any other request replaces it.',
      tags: 'busy',
      entry: 'connect',
      exit: 'abandon',
      initial: 'asking',
      states: {
        asking: {
          description: 'The row says where to continue.',
          after: { hint: 'slow' },
        },
        slow: {
          description:
            'After 20 s, the row hints that the prompt may be hidden behind other windows [flow-prompt-hint].',
        },
      },
      always: { guard: isAt('reached'), target: 'resting', actions: said('wallet.switched') },
      on: {
        ...requests,
        ...forgetsAim,
        'connection.reconnect': [toPairing, toList, { ...asks, guard: isOtherRecent }],
        'wallet.add': { target: 'resting', actions: 'goAdd' },
        'wallet.removed': {
          guard: { type: 'isAimNamespace', params: ({ event }) => event.namespace },
          target: 'resting',
          actions: notConnected,
        },
        'wallet.refused': {
          guard: isAim,
          target: 'failed',
          actions: [
            failure,
            { type: 'trackRefusal', params: ({ event }: { event: { failure: Failure } }) => event.failure },
          ],
        },
      },
    },
    requestingSwitch: {
      description: 'A connection that is already gone cannot become active. Leaves at once.',
      always: [
        { guard: isAt('gone'), target: 'resting', actions: notSwitched },
        { target: 'switching', actions: 'activate' },
      ],
    },
    switching: {
      description: 'Another connection, or another account of one, becomes active [wallet-activate].',
      tags: 'busy',
      always: [
        { guard: 'isAccountReached', target: 'resting', actions: said('account.switched') },
        { guard: isAt('reached'), target: 'resting', actions: said('wallet.switched') },
        { guard: isAt('gone'), target: 'resting', actions: notSwitched },
      ],
      on: {
        'wallet.activationFailed': { guard: isAim, target: 'failed', actions: failure },
      },
    },
    requestingDisconnect: {
      description: 'A connection that is already gone needs no request. Leaves at once.',
      always: [
        { guard: isAt('gone'), ...ended },
        { target: 'disconnecting', actions: 'disconnect' },
      ],
    },
    disconnecting: {
      description:
        'One connection is ending; the wallet chart gives up after 3 s [wallet-disconnect] [wallet-disconnect-cap].',
      tags: 'busy',
      always: { guard: isAt('gone'), ...ended },
      on: {
        'wallet.disconnectFailed': { guard: isAim, target: 'failed', actions: failure },
      },
    },
    disconnectingAll: {
      description:
        'All connections of the tab are ending, one after the other, each within 3 s [wallet-disconnect] [wallet-disconnect-cap].',
      tags: 'busy',
      always: [
        { guard: isAt('gone'), ...ended },
        { guard: isAt('left'), target: 'resting', actions: notEnded },
      ],
      on: { 'wallet.disconnectFailed': synced },
    },
  },
})
