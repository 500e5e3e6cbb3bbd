import type { FollowedKit } from './types.ts'

/**
 * Opens a popup as soon as the modal goes to a social login: it must open within the click, while the login's own chart
 * may still have to load [social-window]. Farcaster needs none. Returns the function that stops it.
 */
export function followSocials(kit: Pick<FollowedKit, 'subscribe'>, open: () => void): () => void {
  let last = 0
  const { unsubscribe } = kit.subscribe(({ context: { stack } }) => {
    const top = stack.at(-1)
    if (!top || top.key <= last) return
    last = top.key
    if (top.social !== undefined && top.social !== 'farcaster') open()
  })
  return unsubscribe
}
