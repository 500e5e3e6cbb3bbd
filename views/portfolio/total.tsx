import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { totalWorth } from '../../core/total-worth.ts'
import type { portfolioMachine } from '../../machines/portfolio/chart.ts'
import { Headline } from '../../ui/headline.tsx'
import { Hidden, Skeleton } from '../../ui/text.tsx'
import type { ViewProps } from '../define-views.ts'
import { useNumbers } from '../use-numbers.ts'
import { useText } from './messages.ts'

/** The total value of the tokens in dollars; hidden if there are tokens, but none has a price [portfolio-total]. */
export function Total({ actor }: ViewProps<typeof portfolioMachine>) {
  const t = useText()
  const { money } = useNumbers()
  const tokens = useSelector(actor, ({ context }) => context.tokens)
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const total = useMemo(() => totalWorth(tokens), [tokens])
  const isKnown = tokens.length === 0 || tokens.some(({ price }) => price !== undefined)
  if (hasFailed || !isKnown) return null
  return (
    <Headline label={t('portfolio.total')} testId="portfolio-total">
      {isLoading ? (
        <>
          <Hidden>{t('modal.loading')}</Hidden>
          <Skeleton inlineSize={140} blockSize={38} />
        </>
      ) : (
        <bdi>{money(total)}</bdi>
      )}
    </Headline>
  )
}
