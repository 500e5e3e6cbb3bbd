import { fromCallback } from 'xstate'
import { type ForgetCommand, profileWalletsMachine, type StoredFact } from '../../../machines/profile-wallets/chart.ts'
import { copyPort } from '../copy-port.ts'
import { defineFlow } from '../define-flow.ts'

/** The user's wallets: the wallet charts do the work, and this browser's storage has the recent ones. */
export default defineFlow('profileWallets', ({ storage }) =>
  profileWalletsMachine.provide({
    actors: {
      copyText: copyPort,
      watchStored: fromCallback<ForgetCommand>(({ receive, sendBack }) => {
        const over = new AbortController()
        const { signal } = over
        const emit = (fact: StoredFact) => sendBack(fact)
        const watch = storage().then((here) => {
          if (signal.aborted) return
          const stop = here.subscribe(() => emit({ type: 'connections.stored', connections: here.stored() }))
          signal.addEventListener('abort', stop)
          receive((command) => here.persist(command))
        })
        // If the code fails to load, there are no recent connections.
        watch.catch(() => undefined)
        return () => over.abort()
      }),
    },
  }),
)
