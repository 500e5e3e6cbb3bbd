import type { Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { reports } from '../../tests/model/world.ts'

const toCode: Move[] = [
  reported(reports.offersEmbedded),
  send('modal.open'),
  send('nav.push', '', { route: 'EmailLogin', email: 'ada@example.org' }),
  { do: 'resolve', at: 'route:2/requestCode', output: { step: 'code', wait: 30 } },
]
const typed = send('code.submit', 'route:2', { code: '123456' })

export const stories: StoryPlan = {
  extras: {
    Invalid: [
      ...toCode.slice(0, 2),
      send('nav.push', '', { route: 'EmailLogin' }),
      send('email.submit', 'route:2', { email: 'ada' }),
    ],
    BackFromCode: [...toCode, send('nav.back', 'route:2')],
    WrongCode: [...toCode, typed, { do: 'reject', at: 'route:2/verifyCode', code: 'code.wrong' }],
  },
}
