import { useSelector } from '@xstate/react'
import { boughtIn, leastOf, providerFeeOf } from '../../core/swap.ts'
import { boughtFor, fromUnits, raiseTo, sumOf, worthOf } from '../../core/units.ts'
import { writtenMoney } from '../../core/written-money.ts'
import type { swapMachine } from '../../machines/swap/chart.ts'
import { Fact } from '../../ui/facts.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useNumbers } from '../use-numbers.ts'
import { cutToSeen } from './cut-to-seen.ts'
import { isDear } from './is-dear.ts'
import { useText } from './messages.ts'
import { useAmount } from './use-amount.ts'
import { useImpact } from './use-impact.ts'

type Props = ViewProps<typeof swapMachine>

/** The number of decimals in the calculation of a rate. */
const ratePlaces = 18

/** The price of one whole unit as text; undefined without an offer. */
export function useRate(actor: Props['actor']): string | undefined {
  const t = useText()
  const { write } = useNumbers()
  const from = useSelector(actor, ({ context }) => context.from)
  const to = useSelector(actor, ({ context }) => context.to)
  const units = useSelector(actor, ({ context }) => context.units)
  const bought = useSelector(actor, ({ context }) => boughtIn(context))
  if (!from || !to || units === null || bought === null) return undefined
  // The rate is the bought amount divided by the sold one.
  const rate = boughtFor(fromUnits(bought, to.decimals), ratePlaces, fromUnits(units, from.decimals))
  return rate === undefined
    ? undefined
    : t('swap.rateOf', {
        ...{ from: truncate(from.symbol), to: truncate(to.symbol) },
        amount: write(cutToSeen(fromUnits(rate, ratePlaces))),
      })
}

/** The total fees of the provider and the network as text; undefined if a price is unknown. */
export function useFees(actor: Props['actor']): string | undefined {
  const t = useText()
  const { language } = useNumbers()
  const from = useSelector(actor, ({ context }) => context.from)
  const units = useSelector(actor, ({ context }) => context.units)
  const fee = useSelector(actor, ({ context }) => context.plan?.fee ?? context.fee)
  const own = useSelector(actor, ({ context }) => context.tokens.find(({ address }) => address === undefined))
  if (from?.price === undefined || units === null || own?.price === undefined) return undefined
  const taken = worthOf(providerFeeOf(units), from.decimals, from.price)
  return t('swap.fees', {
    fees: writtenMoney(sumOf(taken, worthOf(fee, own.decimals, own.price)), language, 'USD', raiseTo),
  })
}

/** The minimum received amount [swap-costs]. */
export function Least({ actor }: Props) {
  const t = useText()
  const { about } = useAmount()
  const to = useSelector(actor, ({ context }) => context.to)
  const offered = useSelector(actor, ({ context }) => context.offer?.units)
  const slippage = useSelector(actor, ({ context }) => context.slippage)
  return to && offered !== undefined ? (
    <Fact term={t('swap.minimum')} tone="strong" testId="swap-minimum">
      {about(leastOf(offered, slippage), to)}
    </Fact>
  ) : null
}

/** The costs of a swap: its price impact, and both fees [swap-costs]. */
export function Costs({ actor }: Props) {
  const t = useText()
  const { cost } = useNumbers()
  const { about } = useAmount()
  const impact = useImpact(actor)
  const dear = useSelector(actor, isDear)
  const from = useSelector(actor, ({ context }) => context.from)
  const units = useSelector(actor, ({ context }) => context.units)
  const isOffered = useSelector(actor, ({ context }) => context.offer !== null)
  const fee = useSelector(actor, ({ context }) => context.plan?.fee ?? context.fee)
  const own = useSelector(actor, ({ context }) => context.tokens.find(({ address }) => address === undefined))
  if (!from || units === null || !isOffered) return null
  return (
    <>
      <Fact term={t('swap.impact')} tone={dear ? 'bad' : undefined} testId="swap-impact">
        {impact ?? t('swap.unknown')}
      </Fact>
      {/* It is part of the sold amount, so its value is enough. */}
      <Fact term={t('swap.providerFee')} testId="swap-provider-fee">
        {cost(providerFeeOf(units), from) ?? about(providerFeeOf(units), from)}
      </Fact>
      {own ? (
        <Fact term={t('swap.networkCost')} more={cost(fee, own)} testId="swap-network-cost">
          {about(fee, own)}
        </Fact>
      ) : null}
    </>
  )
}
