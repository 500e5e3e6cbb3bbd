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
  /** What Enter does. */
  onNext?: (() => void) | undefined
  /** The view is there to fill it in. */
  first?: boolean
  bad?: boolean | undefined
  /** What is in it can be had. */
  good?: boolean | undefined
  busy?: boolean | undefined
  /** It can be read, and not changed now. */
  locked?: boolean | undefined
  /** What follows the text, and is not the user's to change: a zone. */
  suffix?: string | undefined
  /** Controls at its end: what fills it in otherwise. */
  acts?: readonly { label: string; testId: string; onPress: () => void }[]
  testId?: string | undefined
  /** What follows from what is in it. */
  children?: ReactNode
}

/** A field for an address, a name, a code: never for prose. */
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
          // All that follows the text is as good as the field: it stands right behind what is typed.
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
