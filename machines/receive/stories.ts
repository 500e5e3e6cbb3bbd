import { reported, send } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { reports, solanaReports, twoNamespaces } from '../../tests/model/world.ts'

const open = send('modal.open', '', { view: 'WalletReceive' })

export const stories: StoryPlan = {
  extras: { UnknownNetwork: [reported(reports.unknownChain), open] },
  visits: {
    OfSolana: {
      input: twoNamespaces,
      path: [
        reported(solanaReports.solanaConnected, 'solana'),
        send('modal.open', '', { namespace: 'solana' }),
        send('receive.open', 'route:2'),
      ],
    },
  },
}
