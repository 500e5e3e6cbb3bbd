import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useLazyStyles } from './lazy-styles.ts'
import css from './tabs.css?inline'

export interface Tab<K extends string> {
  key: K
  label: string
  testId?: string | undefined
}

export interface TabsProps<K extends string> {
  /** The accessible name of the tabs. */
  label: string
  tabs: readonly Tab<K>[]
  selected: K
  onSelect: (key: K) => void
  /** The content of the selected tab. */
  children: ReactNode
}

/** The tab to which a key moves; undefined for other keys. */
function stepOf(key: string, at: number, count: number, forward: 1 | -1): number | undefined {
  if (key === 'ArrowRight') return (at + forward + count) % count
  if (key === 'ArrowLeft') return (at - forward + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/**
 * Tabs and the content of the selected one; the arrow keys move between tabs, in reading direction. With a single tab,
 * only its content is rendered.
 */
export function Tabs<K extends string>({ label, tabs, selected, onSelect, children }: TabsProps<K>) {
  useLazyStyles(css)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [least, setLeast] = useState(0)
  const at = tabs.findIndex(({ key }) => key === selected)

  // The panel keeps its height, as far as the card has room for it: the card does not jump between tabs.
  const select = (key: K) => {
    setLeast(Math.max(least, panel.current?.offsetHeight ?? 0))
    onSelect(key)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const next = stepOf(event.key, at, tabs.length, forward)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
    select(tab.key)
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
            onClick={() => select(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}${selected}`}
        style={least === 0 ? undefined : { minBlockSize: `min(${least}px, 424px, 100dvb - 268px)` }}
      >
        {children}
      </div>
    </>
  )
}
