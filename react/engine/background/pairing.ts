import { type ActorRefFrom, fromCallback } from 'xstate'
import { linkOf } from '../../../adapters/walletconnect/index.ts'
import { offerPairing } from '../../../adapters/walletconnect/offer-pairing.ts'
import type { LinkOptions } from '../../../adapters/walletconnect/options.ts'
import { selectedIn } from '../../../core/configured-networks.ts'
import { oneStepNamespace } from '../../../core/namespaces.ts'
import { systemIds } from '../../../core/system-ids.ts'
import type { kitMachine } from '../../../machines/kit/index.ts'
import { type ClockReport, type PairingRenewal, pairingMachine } from '../../../machines/pairing/chart.ts'
import type { PairingReport } from '../../../machines/ports.ts'
import { watchClock } from '../../../services/clock.ts'
import { oneStepService } from '../../../services/one-step.ts'
import { renewableProposal } from '../../../services/proposals.ts'
import type { EngineDeps } from '../define-flow.ts'

/** The id of this page's client at the relay, if there is a link. */
export const linkClientId = async (link: LinkOptions | undefined) => link && (await linkOf(link).load()).clientId()

/** The pairing that all flows share. */
export default ({ setup: { link } }: { setup: Pick<EngineDeps['setup'], 'link'> }) =>
  pairingMachine.provide({
    actors: {
      offerPairing: fromCallback<PairingRenewal>(({ sendBack, receive, system }) => {
        const report = (one: PairingReport) => sendBack(one)
        if (!link) {
          report({ type: 'pairing.refused', failure: { code: 'pairing.missing' } })
          return undefined
        }
        const kit: ActorRefFrom<typeof kitMachine> | undefined = system.get(systemIds.kit)
        const chosen = () => kit && selectedIn(kit.getSnapshot().context, oneStepNamespace)
        const oneStep = oneStepService(link.siwx, chosen, () => link.networks())
        const proposal = renewableProposal((heard) => offerPairing(link, heard, oneStep), report)
        receive(() => proposal.renew())
        return () => proposal.stop()
      }),
      watchClock: fromCallback(({ sendBack }) =>
        watchClock((now) => sendBack({ type: 'clock.woke', now } satisfies ClockReport)),
      ),
    },
  })
