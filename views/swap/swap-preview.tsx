import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { statusOf } from '../../core/status-meta.ts'
import { boughtIn, shortBy } from '../../core/swap.ts'
import type { swapMachine } from '../../machines/swap/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Exchange } from '../../ui/exchange.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Folded } from '../../ui/folded.tsx'
import { Foot } from '../../ui/foot.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Line } from '../../ui/line.tsx'
import { Note, type NoteProps } from '../../ui/note.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { TokenPicture } from '../token-picture.tsx'
import { useConnector } from '../use-connection.ts'
import { kitOf } from '../use-kit.ts'
import { useNumbers } from '../use-numbers.ts'
import { Costs, Least, useFees, useRate } from './costs.tsx'
import { isDear } from './is-dear.ts'
import { SlippageFact } from './slippage.tsx'
import { useText } from './swap-status-messages.ts'
import { useAmount } from './use-amount.ts'
import { useImpact } from './use-impact.ts'

type Props = ViewProps<typeof swapMachine>

interface VerdictProps extends Props {
  /** The warning about the price. */
  dear: string | undefined
  given: string
  had: string
}

/** Everything that is known about the swap, before the wallet is asked [swap-plan]. */
export default function SwapPreview({ actor }: Props) {
  const t = useText()
  const { worth } = useNumbers()
  const { whole, about } = useAmount()
  const status = useSelector(actor, statusOf) ?? 'swap.planning'
  const from = useSelector(actor, ({ context }) => context.from)
  const to = useSelector(actor, ({ context }) => context.to)
  const units = useSelector(actor, ({ context }) => context.units)
  const bought = useSelector(actor, ({ context }) => boughtIn(context))
  const short = useSelector(actor, ({ context }) => shortBy(context, lazyConstants.slippage.usual))
  const impact = useImpact(actor)
  const costs = useSelector(actor, isDear)
  const rate = useRate(actor)
  const fees = useFees(actor)
  const dear = costs ? t('swap.highImpact', { percent: impact ?? '' }) : undefined
  const id = useSelector(actor, ({ context }) => context.sender.caipNetworkId)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
  if (!from || !to || units === null) return null
  const given = whole(units, from)
  const had = bought === null ? '' : about(bought, to)
  return (
    <Stack gap={14}>
      <Exchange
        label={t('title.SwapPreview')}
        given={{
          term: t('swap.pay'),
          icon: <TokenPicture actor={actor} token={from} size={40} />,
          amount: given,
          worth: worth(units, from),
          testId: 'swap-given',
        }}
        had={{
          term: t('swap.get'),
          icon: <TokenPicture actor={actor} token={to} size={40} />,
          amount: had || truncate(to.symbol),
          worth: worth(bought, to),
          tone: costs ? 'bad' : undefined,
          testId: 'swap-had',
        }}
      />
      {dear === undefined ? null : (
        <Note tone="bad" testId="swap-high-impact">
          {dear}
        </Note>
      )}
      {short === undefined ? null : (
        <Note tone="warn" testId="swap-short">
          {t('swap.short', { amount: about(short, to) })}
        </Note>
      )}
      <Verdict actor={actor} dear={dear} given={given} had={had} />
      {/* A good result is only announced to screen readers. */}
      <div data-testid={tones[status] ? undefined : status}>
        <Stack gap={8}>
          <Facts label={t('swap.details')}>
            <Least actor={actor} />
            <SlippageFact actor={actor} />
            <Fact term={t('swap.network')}>{truncate(network?.name ?? id)}</Fact>
          </Facts>
          {/* If the fees can't be added up, each is listed. */}
          <Folded
            label={t('swap.details')}
            title={rate ?? ''}
            end={fees}
            open={fees === undefined}
            testId="swap-details"
          >
            <Costs actor={actor} />
          </Folded>
        </Stack>
      </div>
      <Foot>
        <Controls actor={actor} />
      </Foot>
    </Stack>
  )
}

/** The labels of a review that needs more than the swap. */
const verbs = { leftover: 'swap.revoke', approvable: 'swap.approve', atomic: 'swap.swap' } as const
const steps = ['leftover', 'approvable', 'atomic'] as const satisfies (keyof typeof verbs)[]

/** Which of these the review is; undefined if only the swap is needed. */
const stepOf = (snapshot: SnapshotFrom<typeof swapMachine>) =>
  steps.find(
    (step) =>
      snapshot.matches({ draft: { reviewing: { check: { planned: step } } } }) ||
      snapshot.matches({ draft: { reviewing: { check: { planned: { unchecked: step } } } } }) ||
      snapshot.matches({ draft: { reviewing: { check: { planned: { insisting: step } } } } }),
  )

/** The controls that the state accepts. A costly action comes first, and going back is the easy one. */
function Controls({ actor }: Props) {
  const t = useText()
  const mayConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'swap.confirm' }))
  const mayAccept = useSelector(actor, (snapshot) => snapshot.can({ type: 'price.accept' }))
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'plan.retry' }))
  const step = useSelector(actor, stepOf)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const costs = useSelector(actor, isDear)
  const label = step ? verbs[step] : costs ? 'swap.swapAnyway' : 'swap.swap'
  const cancel = (
    <Button
      variant={costs ? 'primary' : 'secondary'}
      wide
      testId="swap-cancel"
      onPress={() => actor.send({ type: 'nav.back' })}
    >
      {t('swap.cancel')}
    </Button>
  )
  const confirm =
    mayConfirm || busy ? (
      <Button
        variant={costs ? 'danger' : 'primary'}
        wide
        busy={busy}
        testId="swap-confirm"
        onPress={() => actor.send({ type: 'swap.confirm' })}
      >
        {t(label)}
      </Button>
    ) : null
  return (
    <Line gap={8}>
      {costs ? confirm : cancel}
      {mayRetry ? (
        <Button wide testId="swap-check-again" onPress={() => actor.send({ type: 'plan.retry' })}>
          {t('modal.retry')}
        </Button>
      ) : null}
      {mayAccept ? (
        <Button variant="primary" wide testId="swap-accept" onPress={() => actor.send({ type: 'price.accept' })}>
          {t('swap.accept')}
        </Button>
      ) : null}
      {costs ? cancel : confirm}
    </Line>
  )
}

const tones: Partial<Record<string, NoteProps['tone']>> = {
  'swap.moved': 'warn',
  'swap.doomed': 'bad',
  'swap.unexpected': 'bad',
  'swap.feeMissing': 'bad',
  'swap.unchecked': 'warn',
  'swap.occupied': 'warn',
  'swap.insisting': 'warn',
  'swap.leftover': 'plain',
  'swap.approvable': 'plain',
  'swap.atomic': 'plain',
}

/**
 * What to announce: the result, and with it the warning about the price, once per review and again when it changes. The
 * plan is renewed every 10 s, so the warning would be announced over and over.
 */
function useSpoken({ actor, dear }: Pick<VerdictProps, 'actor' | 'dear'>, sentence: string): string {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const [last, setLast] = useState({ sentence: '', warning: '', text: '' })
  const warning = busy ? last.warning : (dear ?? '')
  if (sentence !== last.sentence || warning !== last.warning)
    setLast({ sentence, warning, text: warning === last.warning ? sentence : `${warning} ${sentence}`.trim() })
  return last.text
}

/** The result of the node's simulation: the message of the state. It is announced with the warning about the price. */
function Verdict({ actor, dear, given, had }: VerdictProps) {
  const t = useText()
  const status = useSelector(actor, statusOf) ?? 'swap.planning'
  const symbol = useSelector(actor, ({ context }) => context.tokens.find((each) => !each.address)?.symbol ?? '')
  const amount = status === 'swap.moved' ? had : given
  const { namespace, connectorId } = useSelector(actor, ({ context }) => context.sender)
  const wallet = truncate(useConnector(actor, namespace, connectorId)?.name ?? connectorId)
  const sentence = t(status, { amount, symbol: truncate(symbol), wallet, given })
  const spoken = useSpoken({ actor, dear }, sentence)
  const tone = tones[status]
  const step = useSelector(actor, stepOf)
  const next = step === undefined ? undefined : (`swap.${step}` as const)
  return (
    <>
      <Say>{spoken}</Say>
      {tone ? (
        <Note tone={tone} testId={status}>
          {sentence}
        </Note>
      ) : null}
      {/* An unchecked swap still has its next steps. */}
      {next === undefined || next === status ? null : (
        <Note tone="plain" testId={next}>
          {t(next, { amount: given })}
        </Note>
      )}
    </>
  )
}
