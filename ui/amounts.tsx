import { Fragment } from 'react'
import css from './amounts.css?inline'
import { useLazyStyles } from './lazy-styles.ts'

/** An amount and its symbol, which comes from outside. */
export interface Amount {
  number: string
  symbol: string
}

/**
 * One line of amounts and words. A symbol does not change the line's direction, and a long one is cut after eight
 * letters. If the line is still too long, the text after the amounts is cut: the amount is more important than the
 * receiver.
 */
export function Amounts({ parts }: { parts: readonly (Amount | string)[] }) {
  useLazyStyles(css)
  return (
    <span className="amounts">
      <bdi>
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their order
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
