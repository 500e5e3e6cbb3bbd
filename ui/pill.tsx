import type { ReactNode } from 'react'
import { useLazyStyles } from './lazy-styles.ts'
import css from './pill.css?inline'

export interface PillProps {
  icon: ReactNode
  testId: string
  children: string
}

/** A short fact in the centre of a view. */
export function Pill({ icon, testId, children }: PillProps) {
  useLazyStyles(css)
  return (
    <div className="pill">
      {icon}
      <span data-testid={testId}>{children}</span>
    </div>
  )
}
