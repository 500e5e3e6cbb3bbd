import css from './amount-field.css?inline'
import { Stack } from './layout.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Hidden } from './text.tsx'

export interface ComingFormProps {
  /** What is loading, for those who do not see it. */
  label: string
  /** The heights of the form's plates, in pixels. */
  plates: readonly number[]
  /** Pixels between them. */
  gap?: number
}

/** The room of a form's plates, each drawn as an amount's, until what they need is there. */
export function ComingForm({ label, plates, gap }: ComingFormProps) {
  useLazyStyles(css)
  return (
    <Stack gap={gap}>
      <Hidden>{label}</Hidden>
      {plates.map((blockSize, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
        <span key={index} className="skeleton sum" style={{ blockSize }} aria-hidden="true" />
      ))}
    </Stack>
  )
}
