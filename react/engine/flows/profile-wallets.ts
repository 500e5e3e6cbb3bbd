import { fromCallback } from 'xstate'
import { type ForgetCommand, profileWalletsMachine, type StoredFact } from '../../../machines/profile-wallets/chart.ts'
import { copyPort } from '../copy-port.ts'
import { defineFlow } from '../define-flow.ts'

/** The user's wallets: the wallet charts do the work, and this browser's storage knows which there were. */
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
        // Without its code, no recent connection is known.
        watch.catch(() => undefined)
        return () => over.abort()
      }),
    },
  }),
)
