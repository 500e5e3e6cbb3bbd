import type { Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { plainSession, session } from '../../tests/model/smart-session.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { ofSessions, reports } from '../../tests/model/world.ts'

const at = 'route:1'
const many = Array.from({ length: 12 }, (_, index) => ({
  ...(index % 2 ? plainSession : session),
  pci: `session-${index}`,
}))
const listed: Move[] = [
  reported(reports.embeddedUser),
  send('modal.open', '', { view: 'SmartSessionList' }),
  { do: 'resolve', at: `${at}/listSessions`, output: many },
]

export const stories: StoryPlan = {
  visits: {
    Many: { input: ofSessions, path: listed },
    Plain: { input: ofSessions, path: [...listed, send('session.choose', at, { pci: 'session-1' })] },
  },
}
