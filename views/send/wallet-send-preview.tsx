import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { addressGroups } from '../../core/address-groups.ts'
import { differingGroups } from '../../core/differing-groups.ts'
import { shorten } from '../../core/shorten.ts'
import { statusOf } from '../../core/status-meta.ts'
import { fromUnits } from '../../core/units.ts'
import type { sendMachine } from '../../machines/send/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Figure } from '../../ui/figure.tsx'
import { useFocusAfter } from '../../ui/focus-after.ts'
import { focusPrimary } from '../../ui/focus-elsewhere.ts'
import { Foot } from '../../ui/foot.tsx'
import { Grouped } from '../../ui/grouped.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Line } from '../../ui/line.tsx'
import { Note, type NoteProps } from '../../ui/note.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { TokenPicture } from '../token-picture.tsx'
import { kitOf } from '../use-kit.ts'
import { useNumbers } from '../use-numbers.ts'
import { Doubted } from './doubted.tsx'
import { useText } from './messages.ts'
import { ReviewFacts } from './review-facts.tsx'
import { Warnings } from './warnings.tsx'

type Props = ViewProps<typeof sendMachine>

/** Everything that is known about the transfer, before the wallet is asked [send-review]. */
export default function WalletSendPreview({ actor }: Props) {
  const t = useText()
  const { write, worth } = useNumbers()
  const token = useSelector(actor, ({ context }) => context.token)
  const units = useSelector(actor, ({ context }) => context.units)
  const receiver = useSelector(actor, ({ context }) => context.receiver)
  const sender = useSelector(actor, ({ context }) => context.sender.address)
  const mayConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'send.confirm' }))
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'review.retry' }))
  const checking = useSelector(actor, (snapshot) => snapshot.matches({ draft: { reviewing: 'checking' } }))
  const rechecking = useSelector(actor, (snapshot) => snapshot.matches({ draft: { reviewing: 'rechecking' } }))
  const status = useSelector(actor, statusOf) ?? 'send.checking'
  const doubted = useSelector(actor, (snapshot) => snapshot.matches({ draft: { reviewing: 'doubted' } }))
  const hasRetry = mayRetry || rechecking
  const foot = useRef<HTMLDivElement>(null)
  const noteRetry = useFocusAfter(hasRetry, focusPrimary)
  const onRetry = () => {
    noteRetry(foot.current)
    actor.send({ type: 'review.retry' })
  }
  const knownAs = receiver?.name === undefined ? receiver?.identity?.name : undefined
  const groups = addressGroups(receiver?.address ?? '')
  const differing = receiver?.like === undefined ? undefined : differingGroups(receiver.address, receiver.like)
  const amount = units !== null && token ? `${write(fromUnits(units, token.decimals))} ${truncate(token.symbol)}` : ''
  return (
    <Stack gap={12}>
      <Stack gap={4} align="center">
        {token ? <TokenPicture actor={actor} token={token} size={44} /> : null}
        <Figure testId="send-amount">{amount}</Figure>
        <Text tone="quiet" align="center">
          {worth(units, token) ?? ''}
        </Text>
      </Stack>
      <Stack gap={6} align="center">
        <Line gap={8} align="center">
          <Text size="s" tone="quiet">
            {t('send.to')}
          </Text>
          <Avatar address={receiver?.address ?? ''} src={receiver?.identity?.avatar} size={20} />
          {receiver?.name === undefined ? null : <Text strong>{truncate(receiver.name)}</Text>}
        </Line>
        <Grouped groups={groups} differing={differing} testId="send-to" />
        {knownAs === undefined ? null : (
          <Text size="s" tone="quiet" align="center" testId="send-known-as">
            {t('send.knownAs', { name: truncate(knownAs) })}
          </Text>
        )}
      </Stack>
      <Warnings actor={actor} />
      <Facts label={t('send.facts')}>
        <Fact term={t('send.from')}>{shorten(sender)}</Fact>
        <ReviewFacts actor={actor} />
      </Facts>
      <Foot>
        <div ref={foot} data-testid={tones[status] ? undefined : status}>
          <Stack gap={16}>
            {doubted ? (
              <Doubted actor={actor} />
            ) : (
              <>
                <Verdict actor={actor} />
                <Line gap={8}>
                  {mayRetry && mayConfirm ? null : (
                    <Button wide testId="send-cancel" onPress={() => actor.send({ type: 'nav.back' })}>
                      {t('send.cancel')}
                    </Button>
                  )}
                  {hasRetry ? (
                    <Button wide busy={rechecking} testId="send-check-again" onPress={onRetry}>
                      {t('modal.retry')}
                    </Button>
                  ) : null}
                  {mayConfirm || checking ? (
                    <Button
                      variant="primary"
                      wide
                      busy={checking}
                      testId="send-confirm"
                      onPress={() => actor.send({ type: 'send.confirm' })}
                    >
                      {t('send.send')}
                    </Button>
                  ) : null}
                </Line>
              </>
            )}
          </Stack>
        </div>
      </Foot>
    </Stack>
  )
}

const tones: Partial<Record<string, NoteProps['tone']>> = {
  'send.feeRaised': 'warn',
  'send.unchecked': 'warn',
  'send.occupied': 'warn',
  'send.insisting': 'warn',
  'send.vain': 'bad',
  'send.miscounted': 'bad',
  'send.feeMissing': 'bad',
  'send.depositMissing': 'bad',
  'send.doomed': 'bad',
}

/** The result of the node's review: the message of the state. A good result is only announced to screen readers. */
function Verdict({ actor }: Props) {
  const t = useText()
  const status = useSelector(actor, statusOf) ?? 'send.checking'
  const reason = useSelector(actor, ({ context }) => context.review?.problem ?? '')
  const { write } = useNumbers()
  const id = useSelector(actor, ({ context }) => context.sender.caipNetworkId)
  // The list leaves out empty balances, and the fee's currency may be one of them.
  const symbol = useSelector(
    kitOf(actor),
    ({ context }) => context.networks.find((each) => each.caipNetworkId === id)?.nativeCurrency.symbol ?? '',
  )
  const asked = useSelector(actor, ({ context }) => context.asked)
  const amount = asked ? `${write(fromUnits(asked.amount, asked.decimals))} ${truncate(asked.symbol)}` : ''
  const sentence = t(status, { reason, amount, symbol: truncate(symbol), wallet: '' })
  const tone = tones[status]
  return (
    <>
      <Say>{sentence}</Say>
      {tone ? (
        <Note tone={tone} testId={status}>
          {sentence}
        </Note>
      ) : null}
    </>
  )
}
