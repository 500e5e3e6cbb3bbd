import css from './copy.css?inline'
import { LazyIcon } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Press } from './press.tsx'

export interface CopyTextProps {
  /** What is shown of the text, such as a shortened address. */
  children: string
  /** Says what pressing does and to what. */
  label: string
  /** The copy succeeded a moment ago. */
  copied: boolean
  /** In a line with others, instead of alone. */
  small?: boolean | undefined
  /** There is nothing to copy yet: it keeps the focus, and ignores presses. */
  busy?: boolean | undefined
  onPress: () => void
  testId?: string | undefined
}

/** A text that is its own copy button; its icon turns into a check while the copy is fresh. */
export function CopyText({ children, label, copied, small = false, busy, onPress, testId }: CopyTextProps) {
  useLazyStyles(css)
  const size = small ? 16 : 18
  return (
    <Press className={small ? 'copy small' : 'copy'} label={label} busy={busy} onPress={onPress} testId={testId}>
      <bdi>{children}</bdi>
      <span className="copy-icon">
        <span className="flip" data-on={!copied}>
          <LazyIcon name="copy" size={size} />
        </span>
        <span className="flip good" data-on={copied}>
          <LazyIcon name="check" size={size} />
        </span>
      </span>
    </Press>
  )
}
