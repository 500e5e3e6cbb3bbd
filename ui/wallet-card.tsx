import type { ReactNode } from 'react'
import { Say } from './announcer.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Name } from './text.tsx'
import css from './wallet-card.css?inline'

export interface WalletCardProps {
  icon: ReactNode
  title: string
  /** Under the title: an address, and what there is to say of it and of the wallet. */
  sub: ReactNode
  /** What went wrong with it; it is read out. */
  problem?: string | undefined
  /** A small control at its end. */
  action?: ReactNode
  testId?: string | undefined
  /** Rows that belong to it. */
  children?: ReactNode
}

/** The one thing that counts just now, set apart from the rows that could take its place. */
export function WalletCard({ icon, title, sub, problem, action, testId, children }: WalletCardProps) {
  useLazyStyles(css)
  return (
    <div className="wallet-card">
      <div className="wallet-card-head" data-testid={testId}>
        {icon}
        <div className="wallet-card-words">
          <div className="wallet-card-title">
            <Name>{title}</Name>
          </div>
          <div className="wallet-card-sub">{sub}</div>
        </div>
        {action}
      </div>
      {problem === undefined ? null : (
        <p className="wallet-card-problem">
          {problem}
          <Say>{problem}</Say>
        </p>
      )}
      {children}
    </div>
  )
}
