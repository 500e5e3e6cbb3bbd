import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useFirstField } from './first-field.ts'
import { Stack } from './layout.tsx'
import { LongList } from './long-list.tsx'
import { SearchField, type SearchFieldProps } from './search-field.tsx'
import { useStyles } from './styles.tsx'
import type { Variables } from './variables.ts'
import css from './virtual-list.css?inline'
import type { VirtualListProps } from './virtual-list.tsx'

/** The number of rows whose height equals that of the empty result. */
const INSTEAD = 4

export interface FinderProps {
  search: Omit<SearchFieldProps, 'fieldRef'>
  /** Other filters beside the field. */
  beside?: ReactNode
  list: Omit<VirtualListProps, 'onLeave'>
  /** The subject of the list: a new one starts at the top. */
  subject: string
  /** Replaces an empty list. */
  instead?: ReactNode
  /** Below the list. */
  children?: ReactNode
  testId?: string | undefined
}

/** A search and its results. Arrow down moves from the field into the list; typing in the list returns to the field. */
export function Finder({ search, beside, list, subject, instead, children, testId }: FinderProps) {
  useStyles(css)
  const field = useRef<HTMLInputElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  useFirstField(field)
  // The height stays constant while the user types.
  const most = list.whole === undefined ? undefined : Math.max(list.whole, INSTEAD)
  const room: Variables | undefined = most === undefined ? undefined : { '--room': `calc(var(--row) * ${most})` }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const inField = event.target === field.current
    const row = whole.current?.querySelector<HTMLElement>('[data-index] > [tabindex="0"]')
    if (inField && event.key === 'ArrowDown' && row) {
      event.preventDefault()
      row.focus()
    }
    const inList = event.target instanceof Element && event.target.closest('[data-index]')
    // The typed character then goes to the field.
    if (inList && event.key.length === 1 && event.key !== ' ') field.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between the controls
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
