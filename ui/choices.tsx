import { type ReactNode, useRef } from 'react'
import css from './choices.css?inline'
import { onEnter, useFirstField } from './first-field.ts'
import { useLazyStyles } from './lazy-styles.ts'

export interface ChoicesProps {
  label: string
  choices: readonly { name: string; chosen: boolean; testId?: string | undefined; onPress: () => void }[]
  /** Shown beside them: a field for any other value. */
  children?: ReactNode
}

/** A few values to choose from, side by side. */
export function Choices({ label, choices, children }: ChoicesProps) {
  useLazyStyles(css)
  return (
    <fieldset className="choices" aria-label={label}>
      {choices.map(({ name, chosen, testId, onPress }) => (
        <button
          key={name}
          type="button"
          className="option"
          aria-pressed={chosen}
          data-testid={testId}
          onClick={onPress}
        >
          {name}
        </button>
      ))}
      {children}
    </fieldset>
  )
}

export interface ChoiceFieldProps {
  label: string
  value: string
  placeholder: string
  /** Shown after the number. */
  unit: string
  bad?: boolean | undefined
  testId?: string | undefined
  onType: (text: string) => void
  /** Called on Enter. */
  onNext?: (() => void) | undefined
}

/** A short number field among the choices. */
export function ChoiceField({ label, value, placeholder, unit, bad, testId, onType, onNext }: ChoiceFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useFirstField(field)
  return (
    <span className="option option-field" data-bad={bad ?? false}>
      <input
        ref={field}
        type="text"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={bad || undefined}
        placeholder={placeholder}
        value={value}
        maxLength={20}
        autoComplete="off"
        enterKeyHint="done"
        dir="ltr"
        data-testid={testId}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onEnter(onNext)}
      />
      {unit}
    </span>
  )
}
