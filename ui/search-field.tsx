import type { RefObject } from 'react'
import { LazyIcon, type LazyIconName } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import css from './search-field.css?inline'

export interface SearchFieldProps {
  /** The accessible name, also used as the placeholder. */
  label: string
  value: string
  onType: (text: string) => void
  /** The label of the button that clears the field. */
  clear: string
  testId?: string | undefined
  fieldRef: RefObject<HTMLInputElement | null>
}

/** A search field. */
export function SearchField({ label, value, onType, clear, testId = 'wui-input-text', fieldRef }: SearchFieldProps) {
  useLazyStyles(css)
  const empty = () => {
    onType('')
    fieldRef.current?.focus()
  }
  return (
    <div className="search">
      <LazyIcon name="search" size={18} />
      <input
        ref={fieldRef}
        className="search-text"
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        dir="auto"
        data-testid={testId}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return
          // Escape first clears the search; the next one is for the modal.
          event.preventDefault()
          onType('')
        }}
      />
      {value === '' ? null : (
        <button type="button" className="search-clear" aria-label={clear} onClick={empty}>
          <LazyIcon name="close" size={16} />
        </button>
      )}
    </div>
  )
}

export interface ChoiceProps {
  icon: LazyIconName
  on: boolean
  onChange: (on: boolean) => void
  testId?: string | undefined
  children: string
}

/** A filter that is on or off, beside a search. */
export function Choice({ icon, on, onChange, testId, children }: ChoiceProps) {
  useLazyStyles(css)
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className="choice"
      data-testid={testId}
      onClick={() => onChange(!on)}
    >
      <LazyIcon name={icon} size={16} />
      <span className="choice-text">{children}</span>
    </button>
  )
}
