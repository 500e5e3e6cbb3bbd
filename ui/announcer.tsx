import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useStyles } from './styles.tsx'
import css from './text.css?inline'

type Announce = (text: string) => void

const AnnounceContext = createContext<Announce | null>(null)

/** Long enough to be read from the region, short enough not to be met there when leafing through the page. */
const STAY_MS = 1_500

/** How long the region is empty before: the same text again is news then, and what is outdated meanwhile is not read. */
const PAUSE_MS = 100

/**
 * Holds the one polite region, which is there before anything is said in it; a region that is added together with its
 * text is not read out.
 */
export function Announcer({ children }: { children: ReactNode }) {
  useStyles(css)
  const region = useRef<HTMLDivElement>(null)
  const [announce] = useState((): Announce => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = (text = '') => region.current?.replaceChildren(text)
    return (text) => {
      clearTimeout(timer)
      write()
      timer = setTimeout(() => {
        write(text)
        timer = setTimeout(write, STAY_MS)
      }, PAUSE_MS)
    }
  })
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <div ref={region} className="hidden" role="status" />
    </AnnounceContext.Provider>
  )
}

/** Reads a text out when it appears and whenever it changes. What is seen of it is not a live region itself. */
export function Say({ children }: { children: string }) {
  const announce = useContext(AnnounceContext)
  useEffect(() => announce?.(children), [announce, children])
  return null
}
