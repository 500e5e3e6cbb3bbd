import type { Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { ofProject, reports } from '../../tests/model/world.ts'
import { hash, transfer } from '../transaction/payloads.ts'
import { pages } from './payloads.ts'

const opened: Move[] = [reported(reports.connected), send('modal.open', '', { view: 'Transactions' })]
const [connected, ...opens] = opened
const sending: Move[] = [
  ...(connected ? [connected] : []),
  send('actor.start', '', { chart: 'transaction', input: { ...transfer, hash } }),
  ...opens,
]
const page = (output: object): Move => ({ do: 'resolve', at: 'route:1/fetchActivity', output })

export const stories: StoryPlan = {
  file: 'activity/transactions',
  title: 'Activity',
  visits: {
    Many: { input: ofProject, path: [...opened, page(pages.many)] },
    Pending: { input: ofProject, path: [...sending, page(pages.full)] },
    JustEnded: {
      input: ofProject,
      path: [
        ...sending,
        page(pages.full),
        { do: 'resolve', at: `${transfer.id}/readReceipt`, output: { status: 'confirmed' } },
        page(pages.full),
      ],
    },
    PendingAlone: { input: ofProject, path: [...sending, page({ transactions: [], at: pages.full.at })] },
  },
  varied: {
    Full: { input: ofProject, path: [...opened, page(pages.full)] },
    Long: { input: ofProject, path: [...opened, page(pages.long)] },
  },
}
