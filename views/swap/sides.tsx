import { useSelector } from '@xstate/react'
import { readDecimal } from '../../core/decimal-text.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import { fromUnits } from '../../core/units.ts'
import type { Side, swapMachine } from '../../machines/swap/chart.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { TurnAround } from '../../ui/turn-around.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { TokenPicture } from '../token-picture.tsx'
import { useNumbers } from '../use-numbers.ts'
import { cutToSeen } from './cut-to-seen.ts'
import { isDear } from './is-dear.ts'
import { useText } from './messages.ts'

type Props = ViewProps<typeof swapMachine>

/** The part of a side with its token, which opens the list of tokens. */
function useToken(actor: Props['actor'], side: Side, token: TokenBalance | null) {
  const t = useText()
  const { short } = useNumbers()
  const symbol = truncate(token?.symbol ?? '')
  return {
    has: token ? t('swap.balance', { amount: short(fromUnits(token.amount, token.decimals)) }) : undefined,
    token: {
      icon: token ? <TokenPicture actor={actor} token={token} size={28} /> : null,
      name: token ? symbol : t('swap.selectToken'),
      label: token ? t('swap.token', { symbol }) : t('swap.selectToken'),
      testId: side === 'from' ? 'swap-input-token-sourceToken' : 'swap-input-token-toToken',
      onPress: () => actor.send({ type: 'tokens.open', side }),
    },
  }
}

/** The two sides of a swap: the sold amount can be typed, the bought one follows [swap-steps]. */
export function Sides({ actor }: Props) {
  const t = useText()
  const amounts = useAmounts(actor)
  const mayTurn = useSelector(actor, (snapshot) => snapshot.can({ type: 'sides.switch' }))
  return (
    <TurnAround
      label={t('swap.turn')}
      disabled={!mayTurn}
      testId="swap-turn"
      onPress={() => actor.send({ type: 'sides.switch' })}
    >
      <Given actor={actor} amounts={amounts} />
      <Had actor={actor} amounts={amounts} />
    </TurnAround>
  )
}

interface SideProps extends Props {
  /** Both amounts as written; they share one font size. */
  amounts: { given: string; had: string }
}

/** Both amounts as written. */
function useAmounts(actor: Props['actor']): SideProps['amounts'] {
  const { write } = useNumbers()
  const from = useSelector(actor, ({ context }) => context.from)
  const to = useSelector(actor, ({ context }) => context.to)
  const typed = useSelector(actor, ({ context }) => context.typed)
  const units = useSelector(actor, ({ context }) => context.units)
  const offered = useSelector(actor, ({ context }) => context.offer?.units ?? null)
  return {
    given: typed ?? (units !== null && from ? write(fromUnits(units, from.decimals), false) : ''),
    had: offered !== null && to ? write(cutToSeen(fromUnits(offered, to.decimals))) : '',
  }
}

function Given({ actor, amounts }: SideProps) {
  const t = useText()
  const { language, worth } = useNumbers()
  const from = useSelector(actor, ({ context }) => context.from)
  const units = useSelector(actor, ({ context }) => context.units)
  const incorrect = useSelector(actor, (snapshot) => snapshot.matches({ draft: { form: { step: 'amountIncorrect' } } }))
  const lacking = useSelector(actor, (snapshot) => snapshot.matches({ draft: { form: { step: 'fundsMissing' } } }))
  const mayMax = useSelector(actor, (snapshot) => snapshot.can({ type: 'amount.max' }))
  const max = {
    label: t('swap.max'),
    name: t('swap.maxOf', { symbol: truncate(from?.symbol ?? '') }),
    testId: 'swap-max',
    onPress: () => actor.send({ type: 'amount.max' }),
  }
  return (
    <AmountField
      {...useToken(actor, 'from', from)}
      label={t('swap.payAmount')}
      caption={t('swap.pay')}
      value={amounts.given}
      beside={amounts.had}
      bad={incorrect || lacking}
      onType={(text) => actor.send({ type: 'amount.type', text, decimal: readDecimal(text, language) ?? null })}
      onNext={() => actor.send({ type: 'swap.review' })}
      worth={incorrect ? t('swap.incorrect') : lacking ? t('swap.insufficient') : worth(units, from)}
      max={mayMax ? max : undefined}
      testId="swap-input-sourceToken"
    />
  )
}

function Had({ actor, amounts }: SideProps) {
  const t = useText()
  const { worth } = useNumbers()
  const dear = useSelector(actor, isDear)
  const to = useSelector(actor, ({ context }) => context.to)
  const units = useSelector(actor, ({ context }) => context.offer?.units ?? null)
  const quoting = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ draft: { form: { offers: 'waiting' } } }) ||
      snapshot.matches({ draft: { form: { offers: 'asking' } } }),
  )
  return (
    <AmountField
      {...useToken(actor, 'to', to)}
      label={t('swap.getAmount')}
      caption={t('swap.get')}
      value={amounts.had}
      beside={amounts.given}
      readOnly
      bad={dear}
      busy={quoting}
      worth={worth(units, to)}
      testId="swap-input-toToken"
    />
  )
}
