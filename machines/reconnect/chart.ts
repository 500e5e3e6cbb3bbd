import { assign, setup } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import { port } from '../contract.ts'

const reconnectSetup = setup({
  types: {} as {
    context: { namespace: Namespace; multiple: boolean; waiting: readonly string[] }
    input: { namespace: Namespace; multiple: boolean }
  },
  actors: {
    readStored: port<readonly string[], { namespace: Namespace }>('readStored'),
    tryConnector: port<Connection | null, { namespace: Namespace; connectorId: string }>('tryConnector'),
  },
  guards: {
    isNoneLeft: ({ context }) => context.waiting.length === 0,
    isEnough: ({ context }, connection: Connection | null) => connection !== null && !context.multiple,
  },
  actions: {
    keepStored: assign({ waiting: (_, ids: readonly string[]) => ids }),
    dropFirst: assign({ waiting: ({ context }) => context.waiting.slice(1) }),
  },
  delays: { reconnect: constants.reconnectTimeout, load: constants.requestTimeout },
})

/** Restores the stored connections of a namespace. Restored ones appear in the adapter's report. */
export const reconnectMachine = reconnectSetup.createMachine({
  id: 'reconnect',
  description:
    'A namespace’s stored connections reconnect on load, and appear in the adapter’s report [wallet-reconnect].',
  context: ({ input }) => ({ ...input, waiting: [] }),
  initial: 'reading',
  states: {
    reading: {
      description:
        'The store is read, and the adapter loaded if the store has connections, for 30 s at most [flow-timeout].',
      invoke: {
        id: 'readStored',
        src: 'readStored',
        input: ({ context: { namespace } }) => ({ namespace }),
        onDone: { target: 'choosing', actions: { type: 'keepStored', params: ({ event }) => event.output } },
        onError: 'done',
      },
      after: { load: 'done' },
    },
    choosing: {
      description: 'The most recently used of the remaining connectors is next [wallet-reconnect].',
      always: [{ guard: 'isNoneLeft', target: 'done' }, { target: 'trying' }],
    },
    trying: {
      description: 'A connector that fails, or hangs for 5 s, does not block the next one [wallet-reconnect].',
      invoke: {
        id: 'tryConnector',
        src: 'tryConnector',
        input: ({ context: { namespace, waiting } }) => ({ namespace, connectorId: waiting[0] ?? '' }),
        onDone: [
          {
            description: 'If several wallets are not enabled, one connection is enough.',
            guard: { type: 'isEnough', params: ({ event }) => event.output },
            target: 'done',
          },
          { target: 'choosing' },
        ],
        onError: 'choosing',
      },
      after: { reconnect: 'choosing' },
      exit: 'dropFirst',
    },
    done: { description: 'All connectors have been tried, or one was enough.', type: 'final' },
  },
})
