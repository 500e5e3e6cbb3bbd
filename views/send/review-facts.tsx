import { useSelector } from '@xstate/react'
import { movesOtherwise } from '../../core/moves-otherwise.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import { fromUnits } from '../../core/units.ts'
import type { sendMachine } from '../../machines/send/chart.ts'
import { Fact } from '../../ui/facts.tsx'
import { Skeleton } from '../../ui/text.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { kitOf } from '../use-kit.ts'
import { useNumbers } from '../use-numbers.ts'
import { useText } from './messages.ts'

/** The network, the fee, and the simulated amount if it differs from the one above [send-review]. */
export function ReviewFacts({ actor }: ViewProps<typeof sendMachine>) {
  const t = useText()
  const { write, cost } = useNumbers()
  const review = useSelector(actor, ({ context }) => context.review)
  const token = useSelector(actor, ({ context }) => context.token)
  const units = useSelector(actor, ({ context }) => context.units)
  const own = useSelector(actor, ({ context }) => context.tokens.find(({ address }) => address === undefined))
  const id = useSelector(actor, ({ context }) => context.sender.caipNetworkId)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const hasRisen = useSelector(actor, (snapshot) => snapshot.matches({ draft: { reviewing: 'feeRaised' } }))
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
  const written = (units: string, of: Pick<TokenBalance, 'decimals' | 'symbol'>) =>
    `${write(fromUnits(units, of.decimals))} ${truncate(of.symbol)}`
  const currency = own ?? network?.nativeCurrency
  const paid = (units: string | undefined) => (units === undefined || !currency ? undefined : written(units, currency))
  const moves = review && movesOtherwise(review, units) ? review : undefined
  return (
    <>
      <Fact term={t('send.network')}>{truncate(network?.name ?? id)}</Fact>
      <Fact term={t('send.fee')} more={cost(review?.fee ?? null, own)} inSight={hasRisen} testId="send-fee">
        {busy ? <Skeleton inlineSize={96} blockSize={21} /> : (paid(review?.fee) ?? t('send.feeUnknown'))}
      </Fact>
      {review?.deposit === undefined ? null : (
        <Fact term={t('send.deposit')} more={cost(review.deposit, own)} testId="send-deposit">
          {paid(review.deposit)}
        </Fact>
      )}
      {moves?.sent && token ? (
        <Fact term={t('send.leaves')} testId="send-leaves">
          {written(moves.sent.amount, token)}
        </Fact>
      ) : null}
      {moves?.received && token ? (
        <Fact term={t('send.arrives')} testId="send-arrives">
          {written(moves.received.amount, token)}
        </Fact>
      ) : null}
    </>
  )
}
