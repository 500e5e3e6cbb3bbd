import { expect, it } from 'vitest'
import { createDriver } from './driver.ts'
import { reported, send } from './moves.ts'
import { reports } from './world.ts'

const route = 'route:2'
const answer = 'https://wallet.example/social/callback?state=1'
const uri = 'https://provider.example/login'

/** A user has chosen a provider. */
function begins(social: string) {
  const kit = createDriver()
  kit.play(
    reported(reports.offersEmbedded),
    send('modal.open'),
    send('nav.push', '', { route: 'ConnectSocials', social }),
  )
  return kit
}

/** The dApp's events about the login. */
const heard = ({ tracked }: ReturnType<typeof createDriver>) =>
  tracked.flatMap((told) =>
    told.event.startsWith('SOCIAL_LOGIN_') && 'properties' in told ? [[told.event, told.properties]] : [],
  )

const tell = (event: { type: string; [key: string]: unknown }) =>
  ({ do: 'emit', at: `${route}/watchWindow`, event }) as const
const provider = 'google'

it('a login with a provider is reported when it begins, when the provider has answered, and when it ends [api-events]', () => {
  const kit = begins(provider)
  expect(heard(kit)).toEqual([['SOCIAL_LOGIN_STARTED', { provider }]])
  kit.play({ do: 'resolve', at: `${route}/socialUri`, output: uri })
  kit.play(tell({ type: 'window.answered', uri: `${answer}&code=1` }))
  expect(heard(kit).slice(1)).toEqual([['SOCIAL_LOGIN_REQUEST_USER_DATA', { provider }]])
  kit.play({ do: 'resolve', at: `${route}/connectSocial`, output: undefined }, reported(reports.embedded))
  expect(heard(kit).slice(2)).toEqual([['SOCIAL_LOGIN_SUCCESS', { provider }]])
})

it('a login that the user ends, or that fails, is reported as such [api-events]', () => {
  const closed = begins(provider)
  closed.play(tell({ type: 'window.closed' }))
  expect(heard(closed).slice(1)).toEqual([['SOCIAL_LOGIN_CANCELED', { provider }]])
  const failed = begins(provider)
  failed.play({ do: 'reject', at: `${route}/socialUri`, code: 'social.uri' })
  expect(heard(failed).slice(1)).toEqual([
    ['SOCIAL_LOGIN_ERROR', { provider, message: 'Could not fetch the social redirect uri' }],
  ])
})

it('a Farcaster login is reported in the same way [api-events]', () => {
  const kit = begins('farcaster')
  kit.play({ do: 'resolve', at: `${route}/farcasterUri`, output: 'https://farcaster.example/~/siwf?channelToken=1' })
  kit.play({ do: 'resolve', at: `${route}/connectFarcaster`, output: undefined }, reported(reports.embedded))
  expect(heard(kit).map(([event]) => event)).toEqual([
    'SOCIAL_LOGIN_STARTED',
    'SOCIAL_LOGIN_REQUEST_USER_DATA',
    'SOCIAL_LOGIN_SUCCESS',
  ])
})
