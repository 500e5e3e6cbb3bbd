import type { Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { reports } from '../../tests/model/world.ts'

const at = 'route:1'
const opened: Move[] = [reported(reports.embeddedPlain), send('modal.open', '', { view: 'UpdateEmailWallet' })]
const toCode: Move[] = [
  ...opened,
  send('email.submit', at, { email: 'countess@example.org' }),
  { do: 'resolve', at: `${at}/requestChange`, output: { step: 'primary', wait: 30 } },
]

export const stories: StoryPlan = {
  extras: {
    Invalid: [...opened, send('email.submit', at, { email: 'ada' })],
    BackFromCode: [...toCode, send('nav.back', at)],
    WrongCode: [
      ...toCode,
      send('code.submit', at, { code: '123456' }),
      { do: 'reject', at: `${at}/verifyPrimary`, code: 'code.wrong' },
    ],
  },
}
