import { Fragment } from 'react'
import css from './amounts.css?inline'
import { useLazyStyles } from './lazy-styles.ts'

/** How much, and of what; the symbol is from outside. */
export interface Amount {
  number: string
  symbol: string
}

/**
 * One line of amounts and words. A symbol leaves the direction of the line alone, and a long one is cut after eight letters;
 * where the line is still too long, what follows the amounts is cut: how much of what matters more than to whom.
 */
export function Amounts({ parts }: { parts: readonly (Amount | string)[] }) {
  useLazyStyles(css)
  return (
    <span className="amounts">
      <bdi>
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no order but this one
          <Fragment key={place}>
            {place > 0 ? <span className="amounts-number">{' · '}</span> : null}
            {typeof part === 'string' ? (
              <span>{part}</span>
            ) : (
              <>
                <bdi className="amounts-number">{part.number}</bdi>
                <span className="amounts-number"> </span>
                <bdi className="amounts-symbol">{part.symbol}</bdi>
              </>
            )}
          </Fragment>
        ))}
      </bdi>
    </span>
  )
}
