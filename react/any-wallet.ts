import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate'
import { offerPairing } from '../adapters/walletconnect/offer.ts'
import type { kitMachine } from '../machines/kit.ts'
import { selectedIn } from '../machines/kit-terms.ts'
import { type ClockReport, type PairingRenewal, pairingMachine } from '../machines/pairing.ts'
import type { PairingReport } from '../machines/ports.ts'
import { systemIds } from '../machines/system.ts'
import { type LinkChoice, type LinkRequest, walletConnectMachine } from '../machines/wallet-connect.ts'
import { copyText } from '../services/clipboard.ts'
import { watchClock } from '../services/clock.ts'
import { deepLinks } from '../services/deep-link.ts'
import { keepOffering } from '../services/offers.ts'
import { oneStepService } from '../services/one-step.ts'
import type { Setup } from './setup.ts'

/** The charts by which any wallet in the world is reached, with what works for them. */
export function anyWalletCharts({ link, options }: Partial<Pick<Setup, 'link' | 'options'>>) {
  const links = deepLinks({ preferUniversal: options?.experimental_preferUniversalLinks })
  return {
    pairing: () =>
      pairingMachine.provide({
        actors: {
          offerPairing: fromCallback<PairingRenewal>(({ sendBack, receive, system }) => {
            const tell = (report: PairingReport) => sendBack(report)
            if (!link) {
              tell({ type: 'pairing.refused', failure: { code: 'pairing.missing' } })
              return undefined
            }
            const kit: ActorRefFrom<typeof kitMachine> | undefined = system.get(systemIds.kit)
            const oneStep = oneStepService(link.siwx, () => kit && selectedIn(kit.getSnapshot().context, 'eip155'))
            const offering = keepOffering((heard) => offerPairing(link, heard, oneStep), tell)
            receive(() => offering.renew())
            return () => offering.stop()
          }),
          watchClock: fromCallback(({ sendBack }) =>
            watchClock((now) => sendBack({ type: 'clock.woke', now } satisfies ClockReport)),
          ),
        },
      }),
    walletConnect: () =>
      walletConnectMachine.provide({
        actors: {
          openLink: fromPromise<boolean, LinkRequest>(async ({ input }) => links.open(input)),
          noteLink: fromPromise<void, LinkChoice>(async ({ input }) => links.remember(input)),
          copyText: fromPromise<void, { text: string }>(({ input }) => copyText(input.text)),
        },
      }),
  }
}
