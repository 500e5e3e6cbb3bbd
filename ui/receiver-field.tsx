import { type ReactNode, useRef } from 'react'
import { onEnter } from './first-field.ts'
import { Spinner } from './icon.tsx'
import { LazyIcon } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Press } from './press.tsx'
import css from './receiver-field.css?inline'
import { Skeleton } from './text.tsx'

export interface ReceiverFieldProps {
  /** The label above it. */
  caption: string
  label: string
  placeholder: string
  value: string
  /** The receiver's picture, once known. */
  icon?: ReactNode
  bad: boolean
  busy: boolean
  onType: (text: string) => void
  /** Called on Enter. */
  onNext: () => void
  /** Clears the field. */
  clear?: { label: string; testId: string; onPress: () => void } | undefined
  /** Other ways to fill the field. */
  acts: readonly { label: string; testId: string; onPress: () => void }[]
  testId: string
  /** Shown below: what follows from the content. */
  children?: ReactNode
}

/** A longer text is an address, and gets two lines: users check its end. */
const roomy = 28

/** A field for a receiver: a name, or an address that is completely visible. */
export function ReceiverField(props: ReceiverFieldProps) {
  const { caption, label, placeholder, value, icon, bad, busy, onType, onNext, clear, acts, testId, children } = props
  useLazyStyles(css)
  const field = useRef<HTMLTextAreaElement>(null)
  const isLong = value.length > roomy
  return (
    <div className="sum payee" data-bad={bad}>
      <div className="sum-line sum-caption payee-head">
        <span aria-hidden="true">{caption}</span>
        {acts.map((act) => (
          <Press key={act.testId} className="text-link payee-act" testId={act.testId} onPress={act.onPress}>
            {act.label}
          </Press>
        ))}
      </div>
      <div className="sum-line">
        {icon}
        <textarea
          ref={field}
          className="payee-text"
          data-long={isLong}
          rows={isLong ? 2 : 1}
          aria-label={label}
          aria-invalid={bad || undefined}
          placeholder={placeholder}
          value={value}
          maxLength={2048}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          dir={value === '' ? undefined : 'auto'}
          data-testid={testId}
          // An address copied from two lines is joined.
          onChange={(event) => onType(event.target.value.replace(/[\r\n]+/g, ''))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
            onEnter(onNext)(event)
          }}
        />
        {busy ? <Spinner size={16} /> : null}
        {clear ? (
          <Press
            className="payee-clear"
            label={clear.label}
            testId={clear.testId}
            onPress={() => {
              clear.onPress()
              field.current?.focus()
            }}
          >
            <LazyIcon name="close" size={16} />
          </Press>
        ) : null}
      </div>
      {children ? <div className="sum-caption payee-note">{children}</div> : null}
    </div>
  )
}

/** Reserves space for the receiver field. */
export function ComingReceiver() {
  return (
    <div className="sum" style={{ blockSize: 94 }} aria-hidden="true">
      <Skeleton inlineSize={40} blockSize={12} />
      <Skeleton inlineSize={128} blockSize={12} />
    </div>
  )
}
