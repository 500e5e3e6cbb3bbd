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
  /** Under the title: an address, and what there is to say of it and of the wallet. */
  sub: ReactNode
  /** What went wrong with it; it is read out. */
  problem?: string | undefined
  /** It is the one in use. */
  current?: boolean | undefined
  /** What the rows below it have in common. */
  heading?: string | undefined
  /** A small control at its end. */
  action?: ReactNode
  testId?: string | undefined
  /** Rows that belong to it. */
  children?: ReactNode
}

export interface CardActProps {
  /** Says what pressing does, with the name of what it does it to. */
  label: string
  busy: boolean
  disabled: boolean
  testId: string
  onPress: () => void
  children: string
}

/** What can be done with the card's own subject, in a word at its end: as the rows say it, but pressed by itself. */
export function CardAct({ children, ...press }: CardActProps) {
  return (
    <Press {...press} className="wallet-card-act">
      {press.busy ? <Spinner /> : children}
    </Press>
  )
}

/** The one thing that counts just now, set apart from the rows that could take its place. */
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
