import { useSelector } from '@xstate/react'
import { boughtIn, leastOf, providerFeeOf } from '../../core/swap.ts'
import { boughtFor, fromUnits } from '../../core/units.ts'
import type { swapMachine } from '../../machines/swap/chart.ts'
import { Fact } from '../../ui/facts.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useNumbers } from '../use-numbers.ts'
import { useText } from './messages.ts'
import { useAmount, withFewDecimals } from './use-amount.ts'
import { useImpact } from './use-impact.ts'

type Props = ViewProps<typeof swapMachine>

/** As many decimals as a rate is reckoned with. */
const ratePlaces = 18

export interface CostsProps extends Props {
  /** The impact on the price is one to be warned of. */
  dear?: boolean
}

/** What a swap costs: its rate, its impact on the price, the least that arrives, and both fees [swap-costs]. */
export function Costs({ actor, dear = false }: CostsProps) {
  const t = useText()
  const { write, cost, worth } = useNumbers()
  const { about } = useAmount()
  const impact = useImpact(actor)
  const from = useSelector(actor, ({ context }) => context.from)
  const to = useSelector(actor, ({ context }) => context.to)
  const units = useSelector(actor, ({ context }) => context.units)
  const bought = useSelector(actor, ({ context }) => boughtIn(context))
  const offered = useSelector(actor, ({ context }) => context.offer?.units)
  const slippage = useSelector(actor, ({ context }) => context.slippage)
  const fee = useSelector(actor, ({ context }) => context.plan?.fee ?? context.fee)
  const own = useSelector(actor, ({ context }) => context.tokens.find(({ address }) => address === undefined))
  if (!from || !to || units === null || bought === null || offered === undefined) return null
  // What one whole unit buys is what is bought, divided by what is given.
  const rate = boughtFor(fromUnits(bought, to.decimals), ratePlaces, fromUnits(units, from.decimals))
  const least = leastOf(offered, slippage)
  return (
    <>
      {rate === undefined ? null : (
        <Fact term={t('swap.rate')} testId="swap-rate">
          {t('swap.rateOf', {
            ...{ from: truncate(from.symbol), to: truncate(to.symbol) },
            amount: write(withFewDecimals(fromUnits(rate, ratePlaces))),
          })}
        </Fact>
      )}
      <Fact term={t('swap.impact')} tone={dear ? 'bad' : undefined} testId="swap-impact">
        {impact ?? t('swap.unknown')}
      </Fact>
      <Fact term={t('swap.minimum')} more={worth(least, to)} testId="swap-minimum">
        {about(least, to)}
      </Fact>
      <Fact term={t('swap.providerFee')} more={cost(providerFeeOf(units), from)} testId="swap-provider-fee">
        {about(providerFeeOf(units), from)}
      </Fact>
      {own ? (
        <Fact term={t('swap.networkCost')} more={cost(fee, own)} testId="swap-network-cost">
          {about(fee, own)}
        </Fact>
      ) : null}
    </>
  )
}
