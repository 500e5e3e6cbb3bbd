import { expect, it, vi } from 'vitest'
import { followSocials } from './follow-socials.ts'
import type { FollowedKit } from './types.ts'

type Heard = Parameters<FollowedKit['subscribe']>[0]
type Stack = Parameters<Heard>[0]['context']['stack']

it('opens one window per login when the modal leads to a provider, and none for Farcaster [social-window]', () => {
  const open = vi.fn()
  let tell: Heard = () => undefined
  const unsubscribe = vi.fn()
  const stop = followSocials(
    {
      subscribe(heard) {
        tell = heard
        return { unsubscribe }
      },
    },
    open,
  )
  const shows = (...entries: Omit<Stack[number], 'route'>[]) => {
    const stack = entries.map((each) => ({ ...each, route: 'ConnectSocials' as const }))
    tell({ context: { stack, active: null, connections: [], networks: [], restoring: [] } })
  }
  shows()
  shows({ key: 1 })
  expect(open).not.toHaveBeenCalled()
  shows({ key: 1 }, { key: 2, social: 'google' })
  shows({ key: 1 }, { key: 2, social: 'google' })
  expect(open).toHaveBeenCalledTimes(1)
  shows({ key: 1 })
  shows({ key: 1 }, { key: 3, social: 'farcaster' })
  shows({ key: 1 }, { key: 4 })
  expect(open).toHaveBeenCalledTimes(1)
  shows({ key: 1 }, { key: 5, social: 'google' })
  expect(open).toHaveBeenCalledTimes(2)
  stop()
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})
