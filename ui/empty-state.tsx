import type { ReactNode } from 'react'
import css from './empty-state.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { Text } from './prose.tsx'

export interface EmptyStateProps {
  art: ReactNode
  title: ReactNode
  text?: ReactNode
  testId?: string | undefined
  /** The one next step, and what else there is. */
  children?: ReactNode
}

/** A picture, a sentence and a next step: for what is empty, failed, or waits for the user. */
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
