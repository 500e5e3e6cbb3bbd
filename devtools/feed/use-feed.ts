import { useSyncExternalStore } from 'react'
import type { Feed } from './feed.ts'
import { type Knowledge, nothing } from './terms.ts'

/** A part of what is known; draws anew when it is another. The part must be one that is there, not one that is made. */
export const useFeed = <T>(feed: Feed, select: (known: Knowledge) => T): T =>
  useSyncExternalStore(
    feed.subscribe,
    () => select(feed.get()),
    () => select(nothing),
  )
