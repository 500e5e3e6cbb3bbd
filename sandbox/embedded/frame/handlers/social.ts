import { Account } from '../account.ts'
import { Payloads } from '../messages.ts'
import type { Visit } from '../visit.ts'
import { checked, type Handlers } from './handler.ts'

/** The handlers for social logins, including Farcaster. */
export function socialHandlers(visit: Visit): Handlers {
  const { social } = visit.deps
  return [
    [
      'GET_SOCIAL_REDIRECT_URI',
      checked(Payloads.GET_SOCIAL_REDIRECT_URI, async ({ provider }) => ({
        uri: await social.begin(provider, visit.place),
      })),
    ],
    [
      'CONNECT_SOCIAL',
      checked(Payloads.CONNECT_SOCIAL, async (asked) => {
        const user = await social.finish(asked.uri, visit.place)
        const session = visit.begin(user)
        return { ...(await new Account(visit).describe(session, asked)), userName: user.name }
      }),
    ],
    ['GET_FARCASTER_URI', async () => ({ url: await visit.farcaster.begin() })],
    [
      'CONNECT_FARCASTER',
      async () => {
        const user = await visit.farcaster.user()
        visit.begin(user)
        return { userName: user.name }
      },
    ],
  ]
}
