import css from './copy.css?inline'
import { LazyIcon } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Press } from './press.tsx'

export interface CopyTextProps {
  /** The visible form of the text, such as a shortened address. */
  children: string
  /** What a press does, and to what. */
  label: string
  /** Whether the text has just been copied. */
  copied: boolean
  /** For use in a line with others. */
  small?: boolean | undefined
  /** There is nothing to copy yet: keeps the focus, and ignores presses. */
  busy?: boolean | undefined
  onPress: () => void
  testId?: string | undefined
}

/** A text that is its own copy button; its icon briefly becomes a check after copying. */
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
