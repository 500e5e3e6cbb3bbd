import type { ReactNode } from 'react'
import css from './holding.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { Name } from './text.tsx'

export interface HoldingProps {
  icon: ReactNode
  title: string
  /** A word about it, beside the title. */
  badge?: ReactNode
  /** Under the title: an address and what there is to say of it. */
  sub: ReactNode
  /** What went wrong with it. */
  problem?: string | undefined
  /** A small control at its end. */
  action?: ReactNode
  testId?: string | undefined
  /** Rows that belong to it. */
  children?: ReactNode
}

/** The one thing that counts just now, set apart from the rows that could take its place. */
export function Holding({ icon, title, badge, sub, problem, action, testId, children }: HoldingProps) {
  useLazyStyles(css)
  return (
    <div className="holding">
      <div className="holding-head" data-testid={testId}>
        {icon}
        <div className="holding-words">
          <div className="holding-title">
            <Name>{title}</Name>
            {badge}
          </div>
          <div className="holding-sub">{sub}</div>
        </div>
        {action}
      </div>
      {problem === undefined ? null : <p className="holding-problem">{problem}</p>}
      {children}
    </div>
  )
}
