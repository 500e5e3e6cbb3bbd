import { flow } from './kit-setup.ts'

/** Whether the active account is signed in: watched where the dApp signs people in, and nothing of it is fetched elsewhere. */
export const authentication = flow.createStateConfig({
  description:
    'FACTS 13: where the dApp signs people in, each new account on one of its networks is looked at by the watch over the sessions. What becomes of it, the modal shows (SPEC 2).',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody has connected yet, or the dApp signs nobody in (DESIGN 3, pay nothing).',
      on: { 'signer.came': 'arriving' },
    },
    arriving: {
      description:
        'What watches over the sessions is on its way, and with it the flow of signing in, for 30 s at most (DESIGN 3).',
      invoke: { id: 'loadSession', src: 'loadSession', onDone: 'here', onError: 'absent' },
      after: { load: 'absent' },
    },
    here: {
      description: 'The sessions are watched over, for whatever account is the active one.',
      entry: 'startSession',
      initial: 'checking',
      states: {
        checking: { description: 'It is not known yet whether the account has a session.' },
        settled: { description: 'The account has a session, or needs none.' },
        offered: { description: 'SPEC 2: it has none, and is asked for one. It may go on without.' },
        due: { description: 'SPEC 2: it has none, and does not go on without.' },
      },
      on: {
        'session.reading': '.checking',
        'session.settled': '.settled',
        'session.unread': '.settled',
        'session.missing': [
          {
            guard: { type: 'isRequired', params: ({ event }) => event.input },
            target: '.due',
            actions: { type: 'noteSigner', params: ({ event }) => event.input },
          },
          { target: '.offered', actions: { type: 'noteSigner', params: ({ event }) => event.input } },
        ],
      },
    },
    absent: {
      description:
        'SPEC 8: whether somebody is signed in can’t even be looked for, so where that is required nobody goes on.',
      entry: 'turnAway',
      on: { 'signer.came': 'arriving', 'modal.open': 'arriving' },
    },
  },
})
