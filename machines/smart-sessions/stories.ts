import type { Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { gameToken, nameless, plainSession, session } from '../../tests/model/smart-session.ts'
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
  { do: 'resolve', at: `${at}/listSessions`, output: { sessions: many, isPartial: false } },
]

const chosen: Move[] = [...listed, send('session.choose', at, { pci: 'session-0' })]
const read: Move = { do: 'resolve', at: `${at}/readTokens`, output: [gameToken] }
/** A session with an unlimited allowance of a token that the network does not know. */
const loose = {
  ...session,
  policies: [],
  permissions: session.permissions.map((each) =>
    each.kind === 'spends' && each.token === undefined ? { ...each, allowance: String(2n ** 256n - 1n) } : each,
  ),
}

export const stories: StoryPlan = {
  visits: {
    Many: { input: ofSessions, path: listed },
    Plain: { input: ofSessions, path: [...listed, send('session.choose', at, { pci: 'session-1' })] },
    Loose: {
      input: ofSessions,
      path: [
        ...listed.slice(0, 2),
        { do: 'resolve', at: `${at}/listSessions`, output: { sessions: [loose], isPartial: false } },
        send('session.choose', at, { pci: loose.pci }),
        { do: 'resolve', at: `${at}/readTokens`, output: [] },
      ],
    },
    Unread: {
      input: ofSessions,
      path: [...chosen, { do: 'reject', at: `${at}/readTokens`, code: 'rpc.failed' }],
    },
    Partial: {
      input: ofSessions,
      path: [
        ...listed.slice(0, 2),
        { do: 'resolve', at: `${at}/listSessions`, output: { sessions: [session, nameless], isPartial: true } },
      ],
    },
    Nameless: {
      input: ofSessions,
      path: [
        ...listed.slice(0, 2),
        { do: 'resolve', at: `${at}/listSessions`, output: { sessions: [nameless], isPartial: false } },
        send('session.choose', at, { pci: nameless.pci }),
      ],
    },
    Refused: {
      input: ofSessions,
      path: [
        ...chosen,
        read,
        send('session.revoke', at),
        { do: 'reject', at: `${at}/signRevocation`, code: 'wallet.rejected' },
      ],
    },
  },
  varied: { Judged: { input: ofSessions, path: [...chosen, read] } },
}
