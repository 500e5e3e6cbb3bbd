import { ending, reading, staysSignedIn, staysSignedOut } from './reading.ts'
import { sessionSetup } from './setup.ts'
import { syncOf } from './signer.ts'

const setSigner = { type: 'setSigner', params: syncOf } as const

/** Whether the active account is signed in. */
export const status = sessionSetup.createStateConfig({
  description: 'Whether the active account is signed in, as far as known [signin-session].',
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The last connection may have ended while this chart was loading [signin-ends].',
      always: [{ guard: 'hasLostAll', target: 'ending', actions: 'emitOpen' }, { target: 'starting' }],
    },
    starting: {
      description: 'Checks for an account.',
      always: [{ guard: 'hasNoAccount', target: 'noAccount' }, { target: 'reading' }],
    },
    noAccount: {
      description: 'No account is active on a network of the app, so none can be signed in.',
      entry: 'emitOpen',
    },
    reading: {
      description: 'The session store is being read, for 30 s at most [flow-timeout].',
      tags: 'reading',
      ...reading,
    },
    exempt: {
      description: 'No user is asked to sign in on this network, since no verifier supports it [signin-legacy].',
      entry: 'emitOpen',
      on: { 'session.reread': 'reading' },
    },
    signedIn: {
      description: 'The account has a session, which is read again before it can expire [signin-session].',
      tags: 'signedIn',
      entry: ['setLastNetwork', 'emitOpen'],
      after: { reread: 'reading' },
      ...staysSignedIn,
    },
    signedOut: {
      description: 'The account has no session; the dApp and the user decide whether to ask for one [signin-opens].',
      tags: 'signedOut',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'The session is required, prompted for because the user has just connected, or neither.',
          always: [
            { guard: 'isRequired', target: 'required' },
            { guard: 'isPrompted', target: 'optional' },
            { target: 'notRequired', actions: 'emitOpen' },
          ],
        },
        required: {
          description: 'The user cannot continue without a session [signin-required].',
          entry: 'emitRequired',
          on: {
            'session.ask': { target: 'required', reenter: true },
            'session.remind': {
              description: 'Cancelling did not do what its button said, so the user is asked again [signin-cancel].',
              target: 'required',
              reenter: true,
            },
          },
          ...staysSignedOut,
        },
        optional: {
          description: 'A user who has just connected is asked once, and may decline [signin-optional].',
          entry: 'emitOptional',
          on: {
            'session.waive': { target: 'notRequired', actions: 'emitOpen' },
            'session.ask': { target: 'optional', reenter: true },
          },
          ...staysSignedOut,
        },
        notRequired: {
          description: 'The user is not asked after declining, after a reload, or when a session has expired.',
          on: { 'session.ask': 'optional' },
          ...staysSignedOut,
        },
      },
    },
    unknown: {
      description:
        'The sessions could not be read. If sign-in cannot start, the wallet is disconnected [signin-unread].',
      tags: 'unknown',
      on: { 'session.reread': 'reading', 'session.ask': 'reading' },
    },
    ending: {
      description: 'Sessions are being ended, for 30 s at most, and are then read again [signin-ends].',
      tags: 'reading',
      ...ending,
    },
  },
  on: {
    'session.sync': [
      {
        description: 'The account’s connection has ended, and its sessions end with it [signin-ends].',
        guard: { type: 'endsWithAccount', params: syncOf },
        target: '.ending',
        actions: [setSigner, 'emitOpen'],
      },
      {
        description: 'Sessions end with one connection while another is active [signin-ends].',
        guard: { type: 'endsSessions', params: syncOf },
        target: '.ending',
        actions: [setSigner, 'emitPending'],
      },
      { guard: { type: 'isOtherSigner', params: syncOf }, target: '.starting', actions: setSigner },
    ],
    'session.renew': '.starting',
    'session.end': '.ending',
  },
})
