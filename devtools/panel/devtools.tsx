import { type ComponentType, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { findAppKit } from '../../react/handle/singleton.ts'
import type { AppKit } from '../../react/handle/types.ts'
import type { ReadableStore } from '../../react/store/store.ts'
import { createFeed } from '../feed/feed.ts'
import type { DockProps } from './dock.tsx'
import { Host } from './host.tsx'
import { Mark } from './mark.tsx'
import { useTheme } from './theme.ts'

export interface PorticoDevtoolsProps {
  /** What `createAppKit` returned; the page's own unless given. */
  appKit?: Pick<AppKit, 'observe'> | undefined
  /** Where the panel's element is put; the page's body unless given. */
  container?: Element | undefined
  /** Whether the panel is open from the start. */
  defaultOpen?: boolean | undefined
}

/** How long until a kit is looked for again, in milliseconds. */
const AGAIN = 500

/** The panel that shows what happens in Portico: a small button, until it is opened. Nothing on a server. */
export function PorticoDevtools(props: PorticoDevtoolsProps) {
  const [isOnPage, setOnPage] = useState(false)
  useEffect(() => setOnPage(true), [])
  return isOnPage ? <OnPage {...props} /> : null
}

function OnPage({ appKit, container, defaultOpen = false }: PorticoDevtoolsProps) {
  const [feed] = useState(() => createFeed())
  const [store, setStore] = useState<ReadableStore>()
  const [open, setOpen] = useState(defaultOpen)
  const launcher = useRef<HTMLButtonElement>(null)
  const theme = useTheme(store)
  const { Dock, failed } = useDock(open)

  useEffect(() => {
    const observe = (kit: Pick<AppKit, 'observe'>) =>
      kit.observe((running) => {
        setStore(running.store)
        return feed.attach(running.kit)
      })
    return whenThere(() => appKit ?? findAppKit(), observe)
  }, [appKit, feed])

  const close = () => {
    setOpen(false)
    // The button is there again after this.
    queueMicrotask(() => launcher.current?.focus())
  }
  const busy = open && !Dock && !failed
  return (
    <Host theme={theme} container={container}>
      {(root) => (
        <>
          {open && Dock ? <Dock feed={feed} theme={theme} root={root} onClose={close} /> : null}
          <button
            ref={launcher}
            type="button"
            className="launcher"
            data-testid="portico-devtools"
            hidden={open && Dock !== undefined}
            aria-expanded={open}
            aria-busy={busy}
            aria-label={failed ? 'Portico devtools could not be loaded. Try again' : 'Open Portico devtools'}
            onClick={() => setOpen(failed ? !open : true)}
          >
            <Mark />
          </button>
        </>
      )}
    </Host>
  )
}

/** The panel itself, which is large, and fetched when it is first opened. */
function useDock(open: boolean): { Dock: ComponentType<DockProps> | undefined; failed: boolean } {
  const [Dock, setDock] = useState<ComponentType<DockProps>>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!open || Dock) return
    setFailed(false)
    import('./dock.tsx').then(
      (fetched) => setDock(() => fetched.Dock),
      () => setFailed(true),
    )
  }, [open, Dock])
  return { Dock, failed }
}

/** Does something with what is looked for, as soon as it is there; returns the way to end that. */
function whenThere<T>(find: () => T | undefined, use: (found: T) => () => void): () => void {
  let end: (() => void) | undefined
  const look = () => {
    const found = find()
    if (!found) return
    clearInterval(timer)
    end = use(found)
  }
  const timer = setInterval(look, AGAIN)
  look()
  return () => {
    clearInterval(timer)
    end?.()
  }
}

/** Puts the panel into a page that is not React's; returns the way to take it out again. */
export function mountDevtools(
  container: Element = document.body,
  { kit, defaultOpen }: { kit?: Pick<AppKit, 'observe'>; defaultOpen?: boolean } = {},
): () => void {
  const root = createRoot(document.createElement('div'))
  root.render(<PorticoDevtools appKit={kit} container={container} defaultOpen={defaultOpen} />)
  return () => root.unmount()
}
