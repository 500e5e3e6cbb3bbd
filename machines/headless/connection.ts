import { type Failure, failureOf } from '../../core/errors.ts'
import type { ErrorEvent } from '../contract.ts'
import { type ConnectionRequest, headlessSetup } from './setup.ts'

const requestOf = ({ event }: { event: ConnectionRequest }) => event
const setsAttempt = { type: 'setAttempt', params: requestOf } as const
const rejects = (failure: Failure) => [{ type: 'rejectAttempt', params: failure }, 'clearAttempt'] as const
const aborts = rejects({ code: 'request.aborted' })
const timedOut = { target: '#headless.connection.idle', actions: rejects({ code: 'request.timeout' }) } as const
const refused = [
  { type: 'rejectAttempt', params: ({ event }: { event: { failure: Failure } }) => event.failure },
  'clearAttempt',
] as const
const done = ['resolveAttempt', 'clearAttempt'] as const

type Fact = { event: { namespace: ConnectionRequest['namespace'] & string; connectorId: string } }
const factOf = ({ event }: Fact) => event
const isMine = { type: 'isMine', params: factOf } as const
const isOfPhone = { type: 'isOfPhone', params: factOf } as const

/** The events that request a wallet; `before` lists the actions that end the previous request. */
const requestAfter = <const Before extends readonly (string | object)[]>(...before: Before) =>
  ({
    'connection.request': [
      {
        guard: { type: 'takesCode', params: requestOf },
        target: '#headless.connection.pairing',
        reenter: true,
        actions: [...before, setsAttempt],
      },
      { target: '#headless.connection.asking', reenter: true, actions: [...before, setsAttempt] },
    ],
  }) as const

const idle = '#headless.connection.idle'

/** The events that end the wait for a phone. The wallet charts receive the session itself. */
const phoneAnswers = {
  'wallet.connected': { guard: isOfPhone, target: idle, actions: done },
  'wallet.refused': { guard: isOfPhone, target: idle, actions: refused },
  'connection.reset': { target: idle, actions: aborts },
  ...requestAfter(...aborts),
} as const

/** The region of the wallet that is being connected. */
export const connection = headlessSetup.createStateConfig({
  description:
    'The wallet that is being connected, one at a time: every exit from this state settles the call that waits for it [api-headless].',
  initial: 'idle',
  states: {
    idle: { description: 'No wallet is being connected.', on: requestAfter() },
    asking: {
      description:
        'A wallet of this browser asks the user, for 5 min at most [flow-prompt-timeout]. A request that this chart dropped may still be approved [flow-late-answer].',
      entry: 'requestConnection',
      after: { prompt: timedOut },
      on: {
        'wallet.connected': [
          { guard: isMine, target: idle, actions: done },
          {
            description: 'Another wallet of the namespace has connected instead, for example from the modal.',
            guard: { type: 'isInItsPlace', params: ({ event }) => event },
            target: idle,
            actions: aborts,
          },
        ],
        'wallet.refused': { guard: isMine, target: idle, actions: refused },
        'wallet.removed': {
          guard: { type: 'isItsNamespace', params: ({ event }) => event.namespace },
          target: idle,
          actions: aborts,
        },
        'connection.reset': { target: idle, actions: ['abandonRequest', ...aborts] },
        ...requestAfter('abandonRequest', ...aborts),
      },
    },
    pairing: {
      description: 'The wallet uses the code, as long as there is one.',
      always: [
        {
          guard: 'hasCodeFailed',
          target: idle,
          actions: [
            { type: 'rejectAttempt', params: ({ context }) => context.failure ?? { code: 'unknown' } },
            'clearAttempt',
          ],
        },
        { guard: 'hasNoCode', target: idle, actions: aborts },
      ],
      initial: 'coding',
      states: {
        coding: {
          description: 'The code is being created.',
          always: { guard: 'hasCode', target: 'coded' },
        },
        coded: {
          always: [{ guard: 'opensLink', target: 'opening' }, { target: 'approving' }],
        },
        opening: {
          description: 'On a phone, the wallet’s app is opened with the code [link-open].',
          invoke: {
            id: 'openLink',
            src: 'openLink',
            input: ({ context: { attempt, uri } }) => ({
              wallet: attempt?.wallet.listed ?? null,
              platform: 'mobile',
              uri,
              namespace: attempt?.namespace,
              tapped: true,
            }),
            onDone: 'approving',
            onError: {
              target: idle,
              actions: [
                { type: 'rejectAttempt', params: ({ event }: ErrorEvent) => failureOf(event.error) },
                'clearAttempt',
              ],
            },
          },
          after: { request: timedOut },
        },
        approving: {
          description:
            'The user scans the code or approves in the app. The code is renewed meanwhile [pairing-renewed].',
        },
      },
      on: { 'pairing.settled': 'adopting', ...phoneAnswers },
    },
    adopting: {
      description:
        'The phone has approved, and the wallet charts take over the session, within 30 s [pairing-session].',
      after: { request: timedOut },
      on: phoneAnswers,
    },
  },
})
