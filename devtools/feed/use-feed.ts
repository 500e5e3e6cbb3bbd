import { useSyncExternalStore } from 'react'
import type { Feed } from './feed.ts'
import { type Knowledge, nothing } from './terms.ts'

/**
 * Selects a part of the feed and rerenders when it changes. The selector must return an existing object, not a new one.
 */
export const useFeed = <T>(feed: Feed, select: (known: Knowledge) => T): T =>
  useSyncExternalStore(
    feed.subscribe,
    () => select(feed.get()),
    () => select(nothing),
  )
