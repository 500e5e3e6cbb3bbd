import css from './coming-form.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { Hidden, Skeleton } from './text.tsx'

export interface ComingFormProps {
  /** What is loading, for those who do not see it. */
  label: string
  /** The heights of the form's plates, in pixels. */
  plates: readonly number[]
  /** Pixels between them. */
  gap?: number
}

/** The room of a form's plates until what they need is there. */
export function ComingForm({ label, plates, gap = 12 }: ComingFormProps) {
  useLazyStyles(css)
  return (
    <div className="coming-form" style={{ gap }}>
      <Hidden>{label}</Hidden>
      {plates.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
        <Skeleton key={index} inlineSize="100%" blockSize={height} />
      ))}
    </div>
  )
}
