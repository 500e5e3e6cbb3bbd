import { Fragment, type ReactNode } from 'react'
import css from './amount-field.css?inline'
import { Stack } from './layout.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Hidden, Skeleton } from './text.tsx'

export interface ComingFormProps {
  /** What is loading, for those who do not see it. */
  label: string
  /** How many fields for an amount it has. */
  fields?: number
  /** Whether these say below what the amount comes to. */
  foot?: boolean
  /** The heights of the form's other plates, in pixels. */
  plates?: readonly number[]
  /** Pixels between them. */
  gap?: number
  /** What stands below the first field. */
  children?: ReactNode
}

/** The room of a form's plates, until what they need is there: an amount's field has the lines that it will have. */
export function ComingForm({ label, fields = 0, foot = false, plates = [], gap, children }: ComingFormProps) {
  useLazyStyles(css)
  return (
    <Stack gap={gap}>
      <Hidden>{label}</Hidden>
      {Array.from({ length: fields }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Fragment key={field}>
          <div className="sum" data-still={field > 0} aria-hidden="true">
            <span className="sum-caption sum-coming">
              <Skeleton inlineSize={64} blockSize={12} />
            </span>
            <span className="sum-line sum-coming">
              <Skeleton inlineSize={112} blockSize={28} />
              <span className="skeleton sum-token" />
            </span>
            {foot ? (
              <span className="sum-line sum-foot">
                <Skeleton inlineSize={56} blockSize={12} />
                <Skeleton inlineSize={80} blockSize={12} />
              </span>
            ) : null}
          </div>
          {field > 0 ? null : children}
        </Fragment>
      ))}
      {plates.map((blockSize, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
        <span key={index} className="skeleton sum" style={{ blockSize }} aria-hidden="true" />
      ))}
    </Stack>
  )
}
