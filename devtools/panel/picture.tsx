import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, AnyStateNode } from 'xstate'
import { createCatalog, type MessageCatalog } from '../../locales/catalog.ts'
import { commonMessages } from '../../locales/index.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { useCurrentView } from '../../react/modal/current-view.ts'
import { Card } from '../../react/modal/modal.tsx'
import { Announcer } from '../../ui/announcer.tsx'
import { Shadow } from '../../ui/shadow.tsx'
import { useStyles } from '../../ui/styles.tsx'
import { CatalogProvider } from '../../views/text.tsx'
import { simulateFrom, startFor } from '../samples/index.ts'
import css from './picture.css?inline'
import card from './picture-card.css?inline'
import type { Theme } from './theme.ts'

export interface PictureProps {
  machine: AnyStateMachine
  node: AnyStateNode
  theme: Theme
}

/**
 * The view of a state, rendered by the real charts and views in a simulation; only its name if no path to the state is
 * known.
 */
export function Picture({ machine, node, theme }: PictureProps) {
  useStyles(css)
  const name = viewFor(node)
  const kit = useSimulatedKit(machine.id, name === undefined ? undefined : node.id)
  if (name === undefined) return null
  return (
    <section aria-label="View">
      <p className="picture-name">
        Shows <span className="mono">{name}</span> <span className="dim">as in a sample session</span>
      </p>
      {kit ? (
        <View key={node.id} kit={kit} name={name} theme={theme} />
      ) : (
        <p className="dim">No short path leads there.</p>
      )}
    </section>
  )
}

/** The view or flow of a state, its own or that of an ancestor. */
function viewFor(node: AnyStateNode): string | undefined {
  const meta: { view?: unknown; flow?: unknown } = node.meta ?? {}
  const named = meta.view ?? (meta.flow === undefined ? undefined : `the flow ${String(meta.flow)}`)
  return named === undefined ? node.parent && viewFor(node.parent) : String(named)
}

/** A simulated kit in which the state is active. */
function useSimulatedKit(machineId: string, stateId: string | undefined): AnyActorRef | undefined {
  // Left to the garbage collector: a simulation does nothing without a move, and stopping it would be visible.
  return useMemo(() => {
    const start = stateId === undefined ? undefined : startFor(machineId, stateId)
    return start && simulateFrom(start).root
  }, [machineId, stateId])
}

type Kit = ActorRefFrom<typeof kitMachine>

/** A kit's current view, as a non-interactive picture. */
export function View({ kit, name, theme }: { kit: Kit; name: string; theme: Theme }) {
  useStyles(css)
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const catalog = useEnglish()
  const frameRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // As a property: React 18 does not know the attribute, and React 19 expects a boolean.
    if (frameRef.current) frameRef.current.inert = true
    setFrame(frameRef.current)
  }, [])
  return (
    <div className="picture" role="img" aria-label={`The view ${name}`}>
      <div ref={frameRef} className="picture-frame">
        {frame && catalog ? (
          <Shadow theme={theme} container={frame} lang="en">
            <CatalogProvider catalog={catalog}>
              <Announcer>
                <Framed>
                  <Shown kit={kit} />
                </Framed>
              </Announcer>
            </CatalogProvider>
          </Shadow>
        ) : null}
      </div>
    </div>
  )
}

function Framed({ children }: { children: ReactNode }) {
  useStyles(card)
  return <div className="pictured">{children}</div>
}

function Shown({ kit }: { kit: Kit }) {
  const current = useCurrentView(kit)
  const titleId = useId()
  return current ? <Card kit={kit} current={current} titleId={titleId} onApproach={undefined} /> : null
}

function useEnglish(): MessageCatalog | undefined {
  const [catalog, setCatalog] = useState<MessageCatalog>()
  useEffect(() => {
    let wanted = true
    const english = createCatalog('en')
    // The first view renders synchronously, with messages that have loaded.
    const loading = english.load(commonMessages)
    void loading.then(() => wanted && setCatalog(english))
    return () => {
      wanted = false
    }
  }, [])
  return catalog
}
