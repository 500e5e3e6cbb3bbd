import { ending, reading, staysSignedIn, staysSignedOut } from './reading.ts'
import { sessionSetup } from './setup.ts'
import { syncOf } from './signer.ts'

const setSigner = { type: 'setSigner', params: syncOf } as const

/** Whether the active account is signed in. */
export const status = sessionSetup.createStateConfig({
  description: 'Whether the active account is signed in, as far as it is known [signin-session].',
  initial: 'starting',
  states: {
    starting: {
      description: 'Whether there is an account to ask about.',
      always: [{ guard: 'hasNoAccount', target: 'noAccount' }, { target: 'reading' }],
    },
    noAccount: {
      description: 'No account is active on a network of the app, so that no account can be signed in.',
      entry: 'emitOpen',
    },
    reading: {
      description: 'The session store is asked, for 30 s at most [flow-timeout].',
      tags: 'reading',
      ...reading,
    },
    exempt: {
      description: 'No user is asked to sign in on this network: no verifier supports it [signin-legacy].',
      entry: 'emitOpen',
      on: { 'session.reread': 'reading' },
    },
    signedIn: {
      description: 'The account has a session, which is read again before it can have expired [signin-session].',
      tags: 'signedIn',
      entry: ['setLastNetwork', 'emitOpen'],
      after: { reread: 'reading' },
      ...staysSignedIn,
    },
    signedOut: {
      description: 'The account has no session; the dApp and the user decide whether one is asked for [signin-opens].',
      tags: 'signedOut',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Required, asked for because the user has just connected, or neither.',
          always: [
            { guard: 'isRequired', target: 'required' },
            { guard: 'isPrompted', target: 'optional' },
            { target: 'notRequired', actions: 'emitOpen' },
          ],
        },
        required: {
          description: 'The user does not continue without a session [signin-required].',
          entry: 'emitRequired',
          on: {
            'session.ask': { target: 'required', reenter: true },
            'session.remind': {
              description: 'Cancelling did not do what the button said, so the user is asked again [signin-cancel].',
              target: 'required',
              reenter: true,
            },
          },
          ...staysSignedOut,
        },
        optional: {
          description: 'A user who has just connected is asked once, and may say no [signin-optional].',
          entry: 'emitOptional',
          on: {
            'session.waive': { target: 'notRequired', actions: 'emitOpen' },
            'session.ask': { target: 'optional', reenter: true },
          },
          ...staysSignedOut,
        },
        notRequired: {
          description:
            'The user is not asked: neither after declining, nor after a reload, nor when a session has expired.',
          on: { 'session.ask': 'optional' },
          ...staysSignedOut,
        },
      },
    },
    unknown: {
      description:
        'The sessions could not be read. Where signing in cannot start, the wallet is disconnected [signin-unread].',
      tags: 'unknown',
      on: { 'session.reread': 'reading', 'session.ask': 'reading' },
    },
    ending: {
      description: 'Sessions are being ended, for 30 s at most; then they are read again [signin-ends].',
      tags: 'reading',
      ...ending,
    },
  },
  on: {
    'session.sync': [
      {
        description: 'The connection of the account has ended, and its sessions end with it [signin-ends].',
        guard: { type: 'endsWithAccount', params: syncOf },
        target: '.ending',
        actions: [setSigner, 'emitOpen'],
      },
      {
        description: 'Sessions end with one connection, while another one is the active one [signin-ends].',
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
