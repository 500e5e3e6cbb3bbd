import { failureOf } from '../../core/errors.ts'
import { type ErrorEvent, promised } from '../contract.ts'
import { spentTokens, tokenUnits } from '../shared/token-units.ts'
import { fails, type Revoking, type SmartSessionsContext, sessionsSetup, timesOut } from './setup.ts'

const toList = '#smartSessions.shown.listed.asBefore'
/** Reloads the list: the service has the truth. */
const toFreshList = '#smartSessions.shown.loading'

const revokingOf = ({ context: { holder, chosen } }: { context: SmartSessionsContext }): Revoking => ({
  ...{ holder, session: promised(chosen) },
})

const ending = sessionsSetup.createStateConfig({
  description: 'The user can revoke the session, in the wallet [sessions-revoke].',
  initial: 'live',
  states: {
    live: {
      description: 'The session is active, and the user can revoke it.',
      meta: { view: 'SmartSession', status: 'sessions.live' },
      on: { 'session.revoke': 'signing', 'nav.back': toList },
    },
    signing: {
      description:
        'The wallet asks the user to sign the revocation, for 5 min at most [sessions-revoke] [flow-prompt-timeout].',
      meta: { view: 'SmartSession', status: 'sessions.signing' },
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'signRevocation',
        src: 'signRevocation',
        input: revokingOf,
        onDone: { target: 'revoking', actions: { type: 'setSignature', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isRejection', params: ({ event }: ErrorEvent) => failureOf(event.error) },
            target: 'declined',
            actions: fails,
          },
          { target: 'checking', actions: fails },
        ],
      },
      after: { prompt: { target: 'failed', actions: timesOut } },
      on: { 'nav.back': toList },
    },
    declined: {
      description: 'The user rejected the revocation in the wallet, so the session is unchanged [sessions-revoke].',
      meta: { view: 'SmartSession', status: 'sessions.declined' },
      tags: ['failed', 'byUser'],
      on: { 'session.revoke': 'signing', 'nav.back': toList },
    },
    failed: {
      description: 'The wallet could not revoke the session, or did not answer [sessions-revoke].',
      meta: { view: 'SmartSession', status: 'sessions.failed' },
      tags: 'failed',
      on: { 'session.revoke': 'signing', 'nav.back': toList },
    },
    checking: {
      description:
        'The wallet could not revoke the session: the service is asked, for 30 s at most, whether it has ended, for example in another tab [sessions-revoke] [flow-timeout].',
      meta: { view: 'SmartSession', status: 'sessions.revoking' },
      tags: 'busy',
      invoke: {
        id: 'listSessions',
        src: 'listSessions',
        input: ({ context: { holder } }) => holder,
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'revoked',
            actions: 'clearFailure',
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { request: 'failed' },
      on: { 'nav.back': toFreshList },
    },
    revoking: {
      description: 'The signed revocation is sent to the service, for 30 s at most [sessions-revoke] [flow-timeout].',
      meta: { view: 'SmartSession', status: 'sessions.revoking' },
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'revokeSession',
        src: 'revokeSession',
        input: ({ context }) => ({ ...revokingOf({ context }), signature: context.signature }),
        onDone: 'revoked',
        onError: { target: 'untold', actions: fails },
      },
      after: { request: { target: 'untold', actions: timesOut } },
      on: { 'nav.back': toFreshList },
    },
    untold: {
      description:
        'The account has revoked the session, but the service still lists it: the revocation can be sent again, without the wallet [sessions-untold].',
      meta: { view: 'SmartSession', status: 'sessions.untold' },
      tags: 'failed',
      on: { 'session.revoke': 'revoking', 'nav.back': toFreshList },
    },
    revoked: {
      description: 'The session has ended; the remaining ones load again.',
      meta: { view: 'SmartSession', status: 'sessions.revoked' },
      on: { 'session.finish': toFreshList, 'nav.back': toFreshList },
    },
  },
})

/** One session: its permissions, and revoking it. */
export const session = sessionsSetup.createStateConfig({
  description: 'Who holds the session, what they may do, and until when [sessions-words].',
  type: 'parallel',
  states: {
    ending,
    tokens: tokenUnits(({ context: { holder, chosen } }: { context: SmartSessionsContext }) => ({
      holder,
      tokens: spentTokens(promised(chosen).permissions),
    })),
  },
})
