import type { Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { gameToken, plan } from '../../tests/model/smart-session.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { ofSessions, reports } from '../../tests/model/world.ts'

const at = 'route:1'
const asked: Move[] = [
  reported(reports.embeddedUser),
  send('modal.open', '', { view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' }),
  { do: 'resolve', at: `${at}/prepareGrant`, output: plan },
]
const read: Move = { do: 'resolve', at: `${at}/readTokens`, output: [gameToken] }
const unread: Move = { do: 'reject', at: `${at}/readTokens`, code: 'rpc.failed' }
const granted: Move[] = [
  { do: 'resolve', at: `${at}/askGrant`, output: '0x01' },
  { do: 'resolve', at: `${at}/activateGrant` },
]

export const stories: StoryPlan = {
  visits: {
    Unread: { input: ofSessions, path: [...asked, unread] },
    Created: { input: ofSessions, path: [...asked, read, ...granted] },
    CreatedUnread: { input: ofSessions, path: [...asked, unread, ...granted] },
  },
  varied: { Judged: { input: ofSessions, path: [...asked, read] } },
}
