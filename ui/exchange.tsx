import type { ReactNode } from 'react'
import css from './exchange.css?inline'
import { Drawing } from './icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'

/** One side of an exchange. */
export interface ExchangeSide {
  term: string
  icon: ReactNode
  amount: string
  worth?: string | undefined
  /** Highlights the value. */
  tone?: 'bad' | undefined
  testId?: string | undefined
}

/** The sold amount, and below it the bought one. */
export function Exchange({ label, given, had }: { label: string; given: ExchangeSide; had: ExchangeSide }) {
  useLazyStyles(css)
  return (
    <section className="exchange" aria-label={label}>
      <Side {...given} />
      <span className="exchange-arrow">
        <Drawing path="M10 4v12m-4.5-4.5L10 16l4.5-4.5" size={16} />
      </span>
      <Side {...had} />
    </section>
  )
}

function Side({ term, icon, amount, worth, tone, testId }: ExchangeSide) {
  return (
    <div className="exchange-side">
      {icon}
      <div className="exchange-text">
        <span className="exchange-more">{term}</span>
        <span className="exchange-amount" data-testid={testId}>
          <bdi>{amount}</bdi>
        </span>
      </div>
      {worth === undefined ? null : (
        <bdi className="exchange-more" data-tone={tone}>
          {worth}
        </bdi>
      )}
    </div>
  )
}
