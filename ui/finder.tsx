import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useFirstField } from './first-field.ts'
import { Stack } from './layout.tsx'
import { LongList } from './long-list.tsx'
import { ROW } from './row-size.ts'
import { SearchField, type SearchFieldProps } from './search-field.tsx'
import { useStyles } from './styles.tsx'
import type { Variables } from './variables.ts'
import css from './virtual-list.css?inline'
import type { VirtualListProps } from './virtual-list.tsx'

/** As many rows are as high as what stands in their place where nothing is found. */
const INSTEAD = 4

export interface FinderProps {
  search: Omit<SearchFieldProps, 'fieldRef'>
  /** What else narrows the list, beside the field. */
  beside?: ReactNode
  list: Omit<VirtualListProps, 'onLeave'>
  /** What the list shows: another one begins at its top. */
  subject: string
  /** Takes the list's place where there is nothing to list. */
  instead?: ReactNode
  /** Below the list. */
  children?: ReactNode
  testId?: string | undefined
}

/** A search and what it finds. Down leads from the field into the list, and typing in the list returns to the field. */
export function Finder({ search, beside, list, subject, instead, children, testId }: FinderProps) {
  useStyles(css)
  const field = useRef<HTMLInputElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  useFirstField(field)
  // It stays as high while the user types.
  const most = list.whole === undefined ? undefined : Math.max(list.whole, INSTEAD)
  const room: Variables | undefined = most === undefined ? undefined : { '--room': `${most * ROW}px` }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const inField = event.target === field.current
    const row = whole.current?.querySelector<HTMLElement>('[data-index] > [tabindex="0"]')
    if (inField && event.key === 'ArrowDown' && row) {
      event.preventDefault()
      row.focus()
    }
    const inList = event.target instanceof Element && event.target.closest('[data-index]')
    // The key itself then goes to the field.
    if (inList && event.key.length === 1 && event.key !== ' ') field.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only leads the keyboard from one control to another
    <div ref={whole} onKeyDown={onKeyDown} data-testid={testId}>
      <Stack gap={12}>
        <div className="finder">
          <SearchField {...search} fieldRef={field} />
          {beside}
        </div>
        {instead ? (
          <div className="finder-instead" style={room}>
            {instead}
          </div>
        ) : (
          <LongList key={subject} {...list} whole={most} onLeave={() => field.current?.focus()} />
        )}
        {children}
      </Stack>
    </div>
  )
}
