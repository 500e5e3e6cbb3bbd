import { Fragment, type ReactNode } from 'react'
import css from './amount-field.css?inline'
import { Stack } from './layout.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Hidden, Skeleton } from './text.tsx'

export interface ComingFormProps {
  /** The text for screen readers. */
  label: string
  /** The number of amount fields. */
  fields?: number
  /** Whether the fields have a bottom line. */
  foot?: boolean
  /** The heights of the form's other surfaces, in pixels. */
  plates?: readonly number[]
  /** The gap between them, in pixels. */
  gap?: number
  /** Shown below the first field. */
  children?: ReactNode
}

/** Reserves space for a form until its data has loaded, with the same lines in the amount fields. */
export function ComingForm({ label, fields = 0, foot = false, plates = [], gap, children }: ComingFormProps) {
  useLazyStyles(css)
  return (
    <Stack gap={gap}>
      <Hidden>{label}</Hidden>
      {Array.from({ length: fields }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are all alike
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the items never change
        <span key={index} className="skeleton sum" style={{ blockSize }} aria-hidden="true" />
      ))}
    </Stack>
  )
}
