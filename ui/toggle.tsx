import css from './button.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import toggled from './toggle.css?inline'

export interface ToggleProps {
  /** Whether its value is chosen. */
  on: boolean
  testId?: string | undefined
  onPress: () => void
  children: string
}

/** A button for one of a few values, in the same style as the others, that shows whether it is chosen. */
export function Toggle({ on, testId, onPress, children }: ToggleProps) {
  useLazyStyles(css)
  useLazyStyles(toggled)
  return (
    <button type="button" className="button" aria-pressed={on} data-testid={testId} onClick={onPress}>
      <span className="button-text">{children}</span>
    </button>
  )
}
