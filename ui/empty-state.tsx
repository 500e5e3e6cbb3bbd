import type { ReactNode } from 'react'
import css from './empty-state.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { Text } from './prose.tsx'

export interface EmptyStateProps {
  art: ReactNode
  title: ReactNode
  text?: ReactNode
  testId?: string | undefined
  /** The next step, and other actions. */
  children?: ReactNode
}

/** A picture, a text and a next step, for an empty or failed view, or one that waits for the user. */
export function EmptyState({ art, title, text, testId, children }: EmptyStateProps) {
  useLazyStyles(css)
  return (
    <div className="empty" data-testid={testId}>
      <div className="empty-art">{art}</div>
      <Text size="l" heading align="center">
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
