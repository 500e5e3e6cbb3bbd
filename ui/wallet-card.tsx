import type { ReactNode } from 'react'
import { Say } from './announcer.tsx'
import { Spinner } from './icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Press } from './press.tsx'
import { Name } from './text.tsx'
import css from './wallet-card.css?inline'

export interface WalletCardProps {
  icon: ReactNode
  title: string
  /** Below the title: an address, and remarks about it and the wallet. */
  sub: ReactNode
  /** Its error, which is announced. */
  problem?: string | undefined
  /** Whether it is the one in use. */
  current?: boolean | undefined
  /** The heading of the rows below it. */
  heading?: string | undefined
  /** A small control at its end. */
  action?: ReactNode
  testId?: string | undefined
  /** Rows that belong to it. */
  children?: ReactNode
}

export interface CardActProps {
  /** What a press does, and to what. */
  label: string
  busy: boolean
  disabled: boolean
  testId: string
  onPress: () => void
  children: string
}

/** The card's own action, as a short label at its end: styled as in rows, but a separate button. */
export function CardAct({ children, ...press }: CardActProps) {
  return (
    <Press {...press} className="wallet-card-act">
      {press.busy ? <Spinner /> : children}
    </Press>
  )
}

/** The item in use, set apart from the rows that could replace it. */
export function WalletCard({ icon, title, sub, problem, current, heading, action, testId, children }: WalletCardProps) {
  useLazyStyles(css)
  return (
    <div className="wallet-card" data-current={current}>
      <div className="wallet-card-head" data-testid={testId}>
        {icon}
        <div className="wallet-card-text">
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
      {heading === undefined ? null : <h2 className="group">{heading}</h2>}
      {children}
    </div>
  )
}
