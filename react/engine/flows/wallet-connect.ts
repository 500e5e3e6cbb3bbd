import { fromPromise } from 'xstate'
import { type LinkChoice, type LinkRequest, walletConnectMachine } from '../../../machines/wallet-connect/chart.ts'
import { copyPort } from '../copy-port.ts'
import { defineFlow } from '../define-flow.ts'

/** Connecting any wallet by a code or a link; the pairing itself is an actor of the kit. */
export default defineFlow('walletConnect', async ({ links }) => {
  const { open, persist } = await links()
  return walletConnectMachine.provide({
    actors: {
      openLink: fromPromise<boolean, LinkRequest>(async ({ input }) => open(input)),
      persistLink: fromPromise<void, LinkChoice>(async ({ input }) => persist(input)),
      copyText: copyPort,
    },
  })
})
