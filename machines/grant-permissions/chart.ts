import { promised } from '../contract.ts'
import { spentTokens, tokenUnits } from '../shared/token-units.ts'
import { last, mine, ofAccount } from '../shared/whose.ts'
import {
  begin,
  fails,
  type Granting,
  type GrantPermissionsContext,
  grantSetup,
  isRejection,
  isSenseless,
  outputOf,
  serviceTimesOut,
  timesOut,
} from './setup.ts'

export type { Granting, GrantNews, GrantPermissionsContext, GrantPermissionsOutput } from './setup.ts'

const grantingOf = ({ context: { holder, plan } }: { context: GrantPermissionsContext }): Granting => ({
  ...{ holder, plan: promised(plan) },
})
const leaves = { target: '#grantPermissions.left' } as const
const left = { guard: mine, target: '#grantPermissions.left' } as const

const progress = grantSetup.createStateConfig({
  description: 'The request’s progress [sessions-grant].',
  initial: 'preparing',
  states: {
    preparing: {
      description: 'The service creates a key for the session, for 30 s at most [sessions-grant] [flow-timeout].',
      meta: { view: 'SmartSessionRequest', status: 'grant.preparing' },
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'prepareGrant',
        src: 'prepareGrant',
        input: ({ context: { holder, wish } }) => ({ holder, wish: wish ?? '' }),
        onDone: { target: 'asking', actions: { type: 'setPlan', params: ({ event }) => event.output } },
        onError: [
          { guard: isSenseless, target: 'refused', actions: fails },
          { target: 'failed', actions: fails },
        ],
      },
      after: { request: { target: 'failed', actions: serviceTimesOut } },
      on: { 'grant.leave': leaves, 'nav.back': leaves },
    },
    asking: {
      description: 'The wallet asks the user, for 5 min at most [sessions-grant] [flow-prompt-timeout].',
      meta: { view: 'SmartSessionRequest', status: 'grant.asking' },
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'askGrant',
        src: 'askGrant',
        input: grantingOf,
        onDone: { target: 'activating', actions: { type: 'setGranted', params: ({ event }) => event.output } },
        onError: [
          { guard: isRejection, target: 'declined', actions: fails },
          { target: 'failed', actions: fails },
        ],
      },
      after: { prompt: { target: 'failed', actions: timesOut } },
      on: { 'grant.leave': leaves, 'nav.back': leaves },
    },
    declined: {
      description: 'The user rejected the request in the wallet. They can retry; leaving informs the dApp.',
      meta: { view: 'SmartSessionRequest', status: 'grant.declined' },
      tags: ['failed', 'byUser'],
      on: { 'grant.retry': 'asking', 'grant.leave': leaves, 'nav.back': leaves },
    },
    refused: {
      description: 'The dApp’s request is invalid here, and a retry would not help [sessions-grant].',
      meta: { view: 'SmartSessionRequest', status: 'grant.refused' },
      tags: 'failed',
      on: { 'grant.leave': leaves, 'nav.back': leaves },
    },
    failed: {
      description: 'The service or the wallet failed. The user can retry; leaving informs the dApp.',
      meta: { view: 'SmartSessionRequest', status: 'grant.failed' },
      tags: 'failed',
      on: {
        'grant.retry': [{ guard: 'isPrepared', target: 'asking' }, { target: 'preparing' }],
        'grant.leave': leaves,
        'nav.back': leaves,
      },
    },
    activating: {
      description: 'The service is told what the wallet has granted, for 30 s at most [sessions-grant] [flow-timeout].',
      meta: { view: 'SmartSessionRequest', status: 'grant.activating' },
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'activateGrant',
        src: 'activateGrant',
        input: ({ context }) => ({ ...grantingOf({ context }), context: context.granted }),
        onDone: {
          target: 'created',
          actions: { type: 'sendGranted', params: ({ context }) => promised(context.plan) },
        },
        onError: { target: 'untold', actions: fails },
      },
      after: { request: { target: 'untold', actions: timesOut } },
      on: { 'nav.back': leaves },
    },
    untold: {
      description:
        'The wallet has granted the permissions, but the service does not know: they can be sent again, without the wallet [sessions-untold].',
      meta: { view: 'SmartSessionRequest', status: 'grant.untold' },
      tags: 'failed',
      on: { 'grant.retry': 'activating', 'grant.leave': leaves, 'nav.back': leaves },
    },
    created: {
      description: 'The app has its permissions, and the user sees which [sessions-grant].',
      meta: { view: 'SmartSessionCreated' },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isListed', target: 'listed' }, { target: 'alone' }] },
        listed: {
          description: 'The dApp lists sessions, this one included, and the user can go to the list [sessions-where].',
          on: { 'sessions.open': { actions: 'goToList' } },
        },
        alone: { description: 'The dApp does not list sessions.' },
      },
      on: { 'grant.finish': '#grantPermissions.granted', 'nav.back': '#grantPermissions.granted' },
    },
  },
})

/** A dApp's request for permissions: prepared by the service, approved in the wallet, and shown. */
export const grantPermissionsMachine = grantSetup.createMachine({
  id: 'grantPermissions',
  description:
    'A dApp asks to act without asking again: the service adds its key, the wallet grants the permissions, and the service is informed [sessions-grant].',
  context: ({ input }) => begin(input),
  initial: 'granting',
  invoke: { id: 'answerDapp', src: 'answerDapp', input: ({ context: { wish } }) => ({ wish }), onError: {} },
  states: {
    granting: {
      type: 'parallel',
      states: {
        progress,
        tokens: tokenUnits(({ context: { holder, plan } }: { context: GrantPermissionsContext }) => ({
          holder,
          tokens: spentTokens(promised(plan).permissions),
        })),
      },
      on: {
        'wallet.accountChanged': left,
        'wallet.activated': left,
        'wallet.networkChanged': left,
        'wallet.disconnected': [
          { guard: last, target: 'disconnected' },
          { ...left, guard: ofAccount },
        ],
      },
    },
    granted: { description: 'The user has seen the permissions.', type: 'final', output: { status: 'granted' } },
    left: {
      description: 'The user has left, the account has changed, or the dApp has not requested anything.',
      type: 'final',
      output: { status: 'left' },
    },
    disconnected: {
      description: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
      type: 'final',
      output: { status: 'disconnected' },
    },
  },
  output: outputOf,
})
