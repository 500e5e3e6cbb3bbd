import type { CSSProperties, ReactNode } from 'react'
import css from './layout.css?inline'
import { useStyles } from './styles.tsx'
import { Text } from './text.tsx'

export interface StackProps {
  /** Pixels between the children. */
  gap?: number | undefined
  align?: 'stretch' | 'center' | undefined
  children: ReactNode
}

/** Children one under the other. */
export function Stack({ gap = 12, align = 'stretch', children }: StackProps) {
  useStyles(css)
  const style: CSSProperties = { gap }
  return (
    <div className="stack" data-align={align} style={style}>
      {children}
    </div>
  )
}

/** Children side by side, of equal share; they wrap when they must. */
export function Line({ gap = 8, align = 'stretch', children }: StackProps) {
  useStyles(css)
  const style: CSSProperties = { gap }
  return (
    <div className="line" data-align={align} style={style}>
      {children}
    </div>
  )
}

export interface EmptyStateProps {
  art: ReactNode
  title: ReactNode
  text?: ReactNode
  testId?: string | undefined
  /** The one next step, and what else there is. */
  children?: ReactNode
}

/** A picture, a sentence and a next step: for what is empty, failed, or waits for somebody. */
export function EmptyState({ art, title, text, testId, children }: EmptyStateProps) {
  useStyles(css)
  return (
    <div className="empty" data-testid={testId}>
      <div className="empty-art">{art}</div>
      <Text size="l" strong align="center">
        {title}
      </Text>
      {text ? (
        <Text size="m" tone="quiet" align="center">
          {text}
        </Text>
      ) : null}
      {children ? <div className="empty-actions">{children}</div> : null}
    </div>
  )
}

/** The quiet last line of a view. */
export function Footer({ children }: { children: ReactNode }) {
  useStyles(css)
  return <footer className="footer">{children}</footer>
}
