import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export interface Pane<K extends string> {
  key: K
  label: string
  /** A count beside the label. */
  count?: number | undefined
}

export interface PanesProps<K extends string> {
  /** The accessible name of the group. */
  label: string
  panes: readonly Pane<K>[]
  shown: K
  onShow: (key: K) => void
  children: ReactNode
}

/** The tab to which a key moves; undefined for other keys. */
function stepOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Several panes in one place: tabs, and below them the selected one; a single pane has a heading. */
export function Panes<K extends string>({ label, panes, shown, onShow, children }: PanesProps<K>) {
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)
  const at = panes.findIndex(({ key }) => key === shown)
  const [only] = panes

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event.key, at, panes.length)
    const pane = next === undefined ? undefined : panes[next]
    if (next === undefined || !pane) return
    event.preventDefault()
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
    onShow(pane.key)
  }

  if (panes.length === 1 && only)
    return (
      <section className="pane" data-pane={only.key} aria-label={only.label}>
        <div className="tabs">
          <h3 className="pane-title">
            {only.label} {only.count === undefined ? null : <span className="pane-count">{only.count}</span>}
          </h3>
        </div>
        <div className="pane-body">{children}</div>
      </section>
    )
  return (
    <div className="pane" data-pane={shown}>
      <div ref={tabs} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {panes.map(({ key, label: name, count }) => (
          <button
            key={key}
            type="button"
            className="tab"
            role="tab"
            id={`${id}${key}`}
            aria-selected={key === shown}
            aria-controls={`${id}panel`}
            tabIndex={key === shown ? 0 : -1}
            onClick={() => onShow(key)}
          >
            {name} {count === undefined ? null : <span className="pane-count">{count}</span>}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} className="pane-body" role="tabpanel" aria-labelledby={`${id}${shown}`}>
        {children}
      </div>
    </div>
  )
}
