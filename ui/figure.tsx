import css from './figure.css?inline'
import { useLazyStyles } from './lazy-styles.ts'

/** Longer than so many characters, it is written smaller. */
const roomy = 14

export interface FigureProps {
  testId?: string | undefined
  children: string
}

/** The amount that a review is about, in full however long it is. */
export function Figure({ testId, children }: FigureProps) {
  useLazyStyles(css)
  return (
    <p className="figure" data-long={children.length > roomy} data-testid={testId}>
      <bdi>{children}</bdi>
    </p>
  )
}
