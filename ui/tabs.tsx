import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useLazyStyles } from './lazy-styles.ts'
import css from './tabs.css?inline'

export interface Tab<K extends string> {
  key: K
  label: string
  testId?: string | undefined
}

export interface TabsProps<K extends string> {
  /** Says what the tabs are about. */
  label: string
  tabs: readonly Tab<K>[]
  selected: K
  onSelect: (key: K) => void
  /** What belongs to the tab that is selected. */
  children: ReactNode
}

/** Where a key leads from one tab to another; undefined where it leads nowhere. */
function stepOf(key: string, at: number, count: number, forward: 1 | -1): number | undefined {
  if (key === 'ArrowRight') return (at + forward + count) % count
  if (key === 'ArrowLeft') return (at - forward + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/**
 * Tabs with what belongs to the selected one below; the arrow keys go from tab to tab, along the reading direction. A
 * single tab has nothing to choose from, and only what belongs to it is drawn.
 */
export function Tabs<K extends string>({ label, tabs, selected, onSelect, children }: TabsProps<K>) {
  useLazyStyles(css)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(({ key }) => key === selected)

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const next = stepOf(event.key, at, tabs.length, forward)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
    onSelect(tab.key)
  }

  if (tabs.length === 1) return children
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            className="tab"
            role="tab"
            id={`${id}${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={`${id}panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            data-testid={tab.testId}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${selected}`}>
        {children}
      </div>
    </>
  )
}
