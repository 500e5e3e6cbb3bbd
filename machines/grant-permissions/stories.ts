import { reported, send } from '../../tests/model/moves.ts'
import { gameToken, plan } from '../../tests/model/smart-session.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { ofSessions, reports } from '../../tests/model/world.ts'

const at = 'route:1'

export const stories: StoryPlan = {
  varied: {
    Judged: {
      input: ofSessions,
      path: [
        reported(reports.embeddedUser),
        send('modal.open', '', { view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' }),
        { do: 'resolve', at: `${at}/prepareGrant`, output: plan },
        { do: 'resolve', at: `${at}/readTokens`, output: [gameToken] },
      ],
    },
  },
}
