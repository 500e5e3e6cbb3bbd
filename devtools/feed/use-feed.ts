import { useSyncExternalStore } from 'react'
import type { Feed } from './feed.ts'
import { type Knowledge, nothing } from './terms.ts'

/** A part of the feed; renders again when it changes. The part must be one that exists, not a new object. */
export const useFeed = <T>(feed: Feed, select: (known: Knowledge) => T): T =>
  useSyncExternalStore(
    feed.subscribe,
    () => select(feed.get()),
    () => select(nothing),
  )
