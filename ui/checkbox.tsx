import css from './checkbox.css?inline'
import { useLazyStyles } from './lazy-styles.ts'

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  testId?: string | undefined
  children: string
}

/** A checkbox; a press on its label ticks it as well. */
export function Checkbox({ checked, onChange, testId, children }: CheckboxProps) {
  useLazyStyles(css)
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={checked}
        data-testid={testId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
