import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useStyles } from './styles.tsx'
import css from './text.css?inline'

type Announce = (text: string) => void

const AnnounceContext = createContext<Announce | null>(null)

/** Long enough for a screen reader to read the region, short enough not to be found when browsing the page. */
const STAY_MS = 1_500

/** How long the region is empty first, so that a repeated text is announced, and an outdated one is not. */
const PAUSE_MS = 100

/** Renders the single polite live region in advance: a region that is added together with its text is not announced. */
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

/** Announces a text when it appears and whenever it changes. The visible text itself is not a live region. */
export function Say({ children }: { children: string }) {
  const announce = useContext(AnnounceContext)
  useEffect(() => announce?.(children), [announce, children])
  return null
}
