import type { FollowedKit } from './types.ts'

/**
 * Opens a window as soon as the modal leads to a login at a provider: still within the click, while the login's own chart
 * may have to be fetched [social-window]. Farcaster needs none. Returns the function that stops it.
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
