import { prompt } from './prompt.ts'
import { sessionSetup } from './setup.ts'
import { hasLostAll } from './signer.ts'
import { status } from './status.ts'

/** The session of the active account: whether it is signed in, and for how long. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description:
    'Whether the active account is signed in, according to the session store. The store is read at the start, after a reload, when another tab signs in or out, and when a session expires [signin-session]. If the last connection ended while this chart was loading, the sessions end at once [signin-ends].',
  context: ({ input, self }) => ({
    ...{ ...input, last: {}, sessions: [], rereadIn: 0, failure: null },
    hasLostAll: hasLostAll(self),
  }),
  invoke: { id: 'watchSessions', src: 'watchSessions', onError: {} },
  type: 'parallel',
  states: { prompt, status },
})
