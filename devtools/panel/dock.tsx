import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { StylesProvider, useStyles } from '../../ui/styles.tsx'
import type { Feed } from '../feed/feed.ts'
import { Boundary } from './boundary.tsx'
import controls from './controls.css?inline'
import css from './dock.css?inline'
import { Icon } from './icons.tsx'
import { Mark } from './mark.tsx'
import { readPlace, writePlace } from './memory.ts'
import { Panel } from './panel.tsx'
import { insetPage, makeRoom } from './reachable.ts'
import { Resizer } from './resizer.tsx'
import type { Theme } from './theme.ts'

export interface DockProps {
  feed: Feed
  theme: Theme
  /** The shadow root that it renders in. */
  root: ShadowRoot
  onClose: () => void
}

/** The panel, docked to an edge of the page. */
export function Dock(props: DockProps) {
  return (
    <StylesProvider root={props.root}>
      <Docked {...props} />
    </StylesProvider>
  )
}

function Docked({ feed, theme, root, onClose }: DockProps) {
  useStyles(controls)
  useStyles(css)
  const [place, setPlace] = useState(readPlace)
  const dock = useRef<HTMLElement>(null)
  const { side, height, width } = place
  const size = side === 'bottom' ? height : width

  useEffect(() => writePlace(place), [place])
  useEffect(() => dock.current?.focus({ preventScroll: true }), [])
  useLayoutEffect(() => {
    // As a property: a strict policy forbids style attributes in markup only.
    dock.current?.style.setProperty('--size', `${size}px`)
    const { host } = root
    if (!(host instanceof HTMLElement)) return
    Object.assign(host.dataset, { side, size: String(size) })
    makeRoom(host)
    return () => {
      delete host.dataset.side
      makeRoom(host)
    }
  }, [root, side, size])

  useLayoutEffect(() => insetPage(side, size), [side, size])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    onClose()
  }
  const toBottom = side === 'end'
  return (
    <section
      ref={dock}
      className="dock"
      data-side={side}
      aria-label="Portico devtools"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Resizer
        side={side}
        size={size}
        onSize={(next) => setPlace(side === 'bottom' ? { ...place, height: next } : { ...place, width: next })}
      />
      <header className="bar">
        <Mark />
        <h2 className="bar-title">Portico</h2>
        <span className="grow" />
        <button
          type="button"
          className="icon-button"
          aria-label={toBottom ? 'Dock to the bottom' : 'Dock to the side'}
          onClick={() => setPlace({ ...place, side: toBottom ? 'bottom' : 'end' })}
        >
          <Icon name={toBottom ? 'bottom' : 'side'} />
        </button>
        <button type="button" className="icon-button" aria-label="Close devtools" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <Boundary broken={broken}>
        <Panel feed={feed} theme={theme} />
      </Boundary>
    </section>
  )
}

const broken = (error: unknown) => (
  <p className="empty problem">
    The panel broke: {error instanceof Error ? error.message : String(error)}. Close and open it to try again.
  </p>
)
