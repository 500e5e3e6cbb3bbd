import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { statusOf } from '../../core/status-meta.ts'
import type { swapMachine } from '../../machines/swap/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { ComingForm } from '../../ui/coming-form.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Foot } from '../../ui/foot.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Plate } from '../../ui/plate.tsx'
import { type LazyView, lazyView, type ViewProps } from '../define-views.ts'
import { LazyPart } from '../lazy-part.tsx'
import { Cautions } from './cautions.tsx'
import type { DetailsProps } from './details.tsx'
import { swapMessages } from './messages.ts'
import { Sides } from './sides.tsx'
import { useText } from './swap-status-messages.ts'

type Props = ViewProps<typeof swapMachine>

const unsupportedNetwork: LazyView<Props> = lazyView(() => import('./unsupported.tsx'), swapMessages)

const details: LazyView<DetailsProps> = lazyView(() => import('./details.tsx'), swapMessages)

const slippageEditor: LazyView<Props> = lazyView(() => import('./slippage-editor.tsx'), swapMessages)

/** The form’s own statuses are labels that don't use these parameters. */
const unsaid = { wallet: '', symbol: '', amount: '', reason: '', given: '' }

const isRetrying = (snapshot: SnapshotFrom<typeof swapMachine>) =>
  snapshot.matches({ draft: { form: { offers: 'retrying' } } })

/** Whether only the offer is missing: it can be requested again, or is being requested. */
const isWithoutOffer = (snapshot: SnapshotFrom<typeof swapMachine>) =>
  snapshot.matches({ draft: { form: { step: { offerMissing: 'none' } } } }) ||
  (isRetrying(snapshot) && snapshot.matches({ draft: { form: { step: 'offerMissing' } } }))

/** Both tokens, the amount, and what it buys [swap-steps]. */
export default function Swap({ actor }: Props) {
  const t = useText()
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ draft: 'loading' }))
  const unsupported = useSelector(actor, (snapshot) => snapshot.matches({ draft: 'unsupported' }))
  const unavailable = useSelector(actor, (snapshot) => snapshot.matches({ draft: 'unavailable' }))
  const coming = <ComingForm label={t('swap.loading')} fields={2} foot plates={[48]} gap={6} />
  if (unsupported) return <LazyPart part={unsupportedNetwork} props={{ actor }} fallback={coming} />
  // Loads with the form: without a connection, it could not be loaded.
  if (unavailable) return <Unavailable actor={actor} />
  return loading ? coming : <Form actor={actor} />
}

function Form({ actor }: Props) {
  const editing = useSelector(actor, (snapshot) => snapshot.matches({ draft: { form: { slippage: 'editing' } } }))
  // For keyboard users: the editor's link gets the focus when it appears again.
  const [edited, setEdited] = useState(editing)
  if (editing && !edited) setEdited(true)
  return (
    <Stack gap={12}>
      <Sides actor={actor} />
      <NoOffer actor={actor} />
      <Cautions actor={actor} />
      {editing ? <LazyPart part={slippageEditor} props={{ actor }} /> : <Details actor={actor} returned={edited} />}
      <Foot>
        <NextStep actor={actor} />
      </Foot>
    </Stack>
  )
}

/** The offer, once there is one. */
function Details({ actor, returned }: DetailsProps) {
  const isOffered = useSelector(actor, ({ context }) => context.offer !== null)
  return isOffered ? <LazyPart part={details} props={{ actor, returned }} /> : null
}

/** Why there is no offer. */
function NoOffer({ actor }: Props) {
  const t = useText()
  const code = useSelector(actor, ({ context }) => context.failure?.code)
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'quote.retry' }))
  const retrying = useSelector(actor, isRetrying)
  const sentence = t('swap.noOfferNow', { reason: t(code ?? 'swap.amount') })
  return mayRetry || retrying ? (
    <>
      <Say>{sentence}</Say>
      <Note tone="warn" busy={retrying} testId="swap.noOffer">
        {sentence}
      </Note>
    </>
  ) : null
}

/** The button for the next step, labelled by the state [swap-steps]. Without an offer, it requests one again. */
function NextStep({ actor }: Props) {
  const t = useText()
  const status = useSelector(actor, statusOf)
  const mayReview = useSelector(actor, (snapshot) => snapshot.can({ type: 'swap.review' }))
  const isWithout = useSelector(actor, isWithoutOffer)
  const retrying = useSelector(actor, isRetrying)
  const dear = useSelector(actor, (snapshot) => snapshot.matches({ draft: { form: { step: 'dear' } } }))
  const label = t(status ?? 'swap.review', { ...unsaid })
  const again = {
    busy: retrying,
    testId: 'swap-quote-again',
    onPress: () => actor.send({ type: 'quote.retry' }),
  } as const
  const review = {
    variant: dear ? 'danger' : 'primary',
    disabled: !mayReview,
    testId: 'swap-action-button',
    onPress: () => actor.send({ type: 'swap.review' }),
  } as const
  return (
    <>
      {/* An invalid amount is reported nowhere else. */}
      {status === 'swap.incorrect' || status === 'swap.insufficient' ? <Say>{label}</Say> : null}
      {/* The button changes by itself when an offer expires or arrives: it keeps the focus. */}
      <Button wide tabIndex={0} {...(isWithout ? again : review)}>
        {label}
      </Button>
    </>
  )
}

function Unavailable({ actor }: Props) {
  const t = useText()
  return (
    <EmptyState
      art={<Plate icon="warning" tone="warn" />}
      title={t('swap.unavailable')}
      text={t('swap.unavailableHint')}
      testId="swap.unavailable"
    >
      <Button variant="primary" wide testId="swap-retry" onPress={() => actor.send({ type: 'tokens.retry' })}>
        {t('modal.retry')}
      </Button>
    </EmptyState>
  )
}
