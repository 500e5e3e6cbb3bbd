import { type ReactNode, useId, useRef } from 'react'
import { onEnter, useFirstField } from './first-field.ts'
import { Spinner } from './icon.tsx'
import { LazyIcon } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Press } from './press.tsx'
import css from './text-field.css?inline'

export interface TextFieldProps {
  label: string
  placeholder: string
  value: string
  onType: (text: string) => void
  /** Called on Enter. */
  onNext?: (() => void) | undefined
  /** Whether the view opens for typing into it. */
  first?: boolean
  bad?: boolean | undefined
  /** Whether its content is available or valid. */
  good?: boolean | undefined
  busy?: boolean | undefined
  /** Readable, but not editable now. */
  locked?: boolean | undefined
  /** A fixed text after the content, such as a name's suffix. */
  suffix?: string | undefined
  /** Buttons at its end: other ways to fill it. */
  acts?: readonly { label: string; testId: string; onPress: () => void }[]
  testId?: string | undefined
  /** Shown below: what follows from the content. */
  children?: ReactNode
}

/** A field for an address, a name, or a code: never for prose. */
export function TextField({
  label,
  placeholder,
  value,
  onType,
  onNext,
  first = false,
  bad,
  good = false,
  busy,
  locked,
  suffix,
  acts = [],
  testId,
  children,
}: TextFieldProps) {
  useLazyStyles(css)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useFirstField(field, first)
  return (
    <div className="entry" data-bad={bad ?? false} data-good={good}>
      <div className="entry-line" dir={suffix === undefined ? undefined : 'ltr'}>
        <input
          ref={field}
          id={id}
          className="entry-text"
          type="text"
          aria-label={label}
          aria-invalid={bad || undefined}
          placeholder={placeholder}
          value={value}
          readOnly={locked}
          maxLength={2048}
          size={suffix ? Math.max((value || placeholder).length, 1) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          dir="auto"
          data-testid={testId}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onEnter(onNext)}
        />
        {suffix ? (
          // The suffix acts as part of the field: it follows the typed text directly.
          <label className="entry-suffix" htmlFor={id}>
            {suffix}
          </label>
        ) : null}
        {busy ? <Spinner size={16} /> : good ? <LazyIcon name="check" size={16} /> : null}
        {acts.map((act) => (
          <Press key={act.testId} className="entry-act" testId={act.testId} onPress={act.onPress}>
            {act.label}
          </Press>
        ))}
      </div>
      {children ? <div className="entry-note">{children}</div> : null}
    </div>
  )
}
