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
  /** The result of `createAppKit`; the page's own kit by default. */
  appKit?: Pick<AppKit, 'observe'> | undefined
  /** The parent of the panel's element; the page's body by default. */
  container?: Element | undefined
  /** Whether the panel is initially open. */
  defaultOpen?: boolean | undefined
}

/** How often to look for a kit, in milliseconds. */
const AGAIN = 500

/** The panel that shows what happens in Portico: a small button, until it is opened. Renders nothing on a server. */
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
    // The button is rendered after this.
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

/** The panel itself, which is large and loads when it is first opened. */
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

/** Calls `use` as soon as `find` returns a value. Returns the function that stops it. */
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

/** Adds the panel to a page without React. Returns the function that removes it. */
export function mountDevtools(
  container: Element = document.body,
  { kit, defaultOpen }: { kit?: Pick<AppKit, 'observe'>; defaultOpen?: boolean } = {},
): () => void {
  const root = createRoot(document.createElement('div'))
  root.render(<PorticoDevtools appKit={kit} container={container} defaultOpen={defaultOpen} />)
  return () => root.unmount()
}
