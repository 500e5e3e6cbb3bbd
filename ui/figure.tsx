import css from './figure.css?inline'
import { useLazyStyles } from './lazy-styles.ts'

/** Beyond this many characters, the font is smaller. */
const roomy = 14

export interface FigureProps {
  testId?: string | undefined
  children: string
}

/** The main amount of a review, never shortened. */
export function Figure({ testId, children }: FigureProps) {
  useLazyStyles(css)
  return (
    <p className="figure" data-long={children.length > roomy} data-testid={testId}>
      <bdi>{children}</bdi>
    </p>
  )
}
