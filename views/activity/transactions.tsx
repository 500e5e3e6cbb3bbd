import { useSelector } from '@xstate/react'
import { useCallback, useRef } from 'react'
import { beginsMonth } from '../../core/history-rows.ts'
import { transactionLink } from '../../core/transaction-link.ts'
import { languageOf } from '../../locales/messages.ts'
import type { activityMachine } from '../../machines/activity/chart.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { focusList } from '../../ui/focus-elsewhere.ts'
import { Foot } from '../../ui/foot.tsx'
import { Footer, Stack } from '../../ui/layout.tsx'
import { LongList } from '../../ui/long-list.tsx'
import { Plate } from '../../ui/plate.tsx'
import { TextLink } from '../../ui/press.tsx'
import { Hidden } from '../../ui/text.tsx'
import type { ViewProps } from '../define-views.ts'
import { useCatalog } from '../text.tsx'
import { FollowedRows } from './followed-rows.tsx'
import { useText } from './messages.ts'
import { monthOf } from './time.ts'
import { TransactionRow } from './transaction-row.tsx'
import { type FollowedTransfer, useFollowed } from './use-followed.ts'

type Props = ViewProps<typeof activityMachine>

/** The number of placeholder rows for the first page, and for further ones. */
const COMING = { first: 7, next: 3 }

/** The account's transactions, newest first, by month [activity-list]. */
export default function Transactions({ actor }: Props) {
  const isReplaced = useSelector(actor, (snapshot) => snapshot.hasTag('empty') || snapshot.hasTag('unavailable'))
  const transfers = useUntold(actor)
  return (
    <Stack gap={12}>
      <Followed actor={actor} transfers={transfers} />
      {isReplaced ? <Placeholder actor={actor} bare={transfers.length === 0} /> : <TransactionList actor={actor} />}
      <FailureFooter actor={actor} />
    </Stack>
  )
}

/** The transfers that are pending, or have completed but are not in the history yet. */
function useUntold(actor: Props['actor']): readonly FollowedTransfer[] {
  const subject = useSelector(actor, ({ context }) => context.subject)
  const transactions = useSelector(actor, ({ context }) => context.transactions)
  return useFollowed(actor, subject).filter(({ hash }) => transactions.every((each) => each.hash !== hash))
}

function Followed({ actor, transfers }: Props & { transfers: readonly FollowedTransfer[] }) {
  const network = useNetwork(actor)
  const now = useSelector(actor, ({ context }) => context.at)
  const language = languageOf(useCatalog().locale)
  return <FollowedRows {...{ actor, transfers, network, now, language }} />
}

/** The account's network, if the dApp has it. */
const useNetwork = (actor: Props['actor']) =>
  useSelector(actor, ({ context: { networks, namespace, subject } }) =>
    networks.find((each) => each.chainNamespace === namespace && each.caipNetworkId === subject.caipNetworkId),
  )

function TransactionList({ actor }: Props) {
  const t = useText()
  const language = languageOf(useCatalog().locale)
  const transactions = useSelector(actor, ({ context }) => context.transactions)
  const now = useSelector(actor, ({ context }) => context.at)
  const network = useNetwork(actor)
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const isReady = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'ready' }))
  const isPaused = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'paused' }))
  const isComplete = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'complete' }))
  const onEnd = useCallback(() => actor.send({ type: 'activity.more' }), [actor])
  const foot = useRef<HTMLSpanElement>(null)
  const onMore = () => {
    focusList(foot.current)
    onEnd()
  }

  const headingOf = (index: number) => {
    const transaction = transactions[index]
    if (!transaction || !beginsMonth(transactions, index)) return undefined
    return transaction.minedAt === undefined ? t('activity.undated') : monthOf(transaction.minedAt, now, language)
  }
  const row = (index: number, tabIndex: 0 | -1) => {
    const transaction = transactions[index]
    if (!transaction) return null
    const href = network && transactionLink(network, transaction.hash)
    const currency = network?.nativeCurrency.symbol
    return (
      <TransactionRow
        {...{ transaction, href, now, language, currency }}
        tabIndex={href === undefined ? undefined : tabIndex}
      />
    )
  }
  return (
    <>
      <LongList
        label={t('title.Transactions')}
        count={transactions.length}
        total={isComplete ? transactions.length : undefined}
        whole={isLoading || isReady ? undefined : transactions.length}
        coming={isLoading ? (transactions.length === 0 ? COMING.first : COMING.next) : 0}
        keyOf={(index) => transactions[index]?.hash ?? String(index)}
        headingOf={headingOf}
        row={row}
        still={network?.explorerUrl === undefined}
        onEnd={isReady ? onEnd : undefined}
      />
      {isLoading ? <Hidden>{t('modal.loading')}</Hidden> : null}
      {isPaused ? (
        <Footer>
          <span ref={foot}>
            <TextLink onPress={onMore}>{t('activity.more')}</TextLink>
          </span>
        </Footer>
      ) : null}
    </>
  )
}

/** A failure, below the known transactions. */
function FailureFooter({ actor }: Props) {
  const t = useText()
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('failed') && !snapshot.hasTag('unavailable'))
  const alert = useRef<HTMLSpanElement>(null)
  const onRetry = () => {
    focusList(alert.current)
    actor.send({ type: 'activity.retry' })
  }
  return isShown ? (
    <Foot>
      <Footer>
        <span ref={alert} role="alert">
          {t('activity.partial')}
        </span>
        <TextLink onPress={onRetry}>{t('modal.retry')}</TextLink>
      </Footer>
    </Foot>
  ) : null
}

/** The state's message in place of the list. An empty history is reported only if no transfer is tracked. */
function Placeholder({ actor, bare }: Props & { bare: boolean }) {
  const t = useText()
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.hasTag('unavailable'))
  const hasMore = useSelector(actor, (snapshot) => snapshot.can({ type: 'activity.more' }))
  const network = useNetwork(actor)
  if (isUnavailable)
    return (
      <EmptyState
        art={<Plate icon="warning" tone="warn" />}
        title={t('activity.unavailable')}
        text={t('activity.unavailableHint')}
      >
        <Button variant="primary" wide onPress={() => actor.send({ type: 'activity.retry' })}>
          {t('modal.retry')}
        </Button>
      </EmptyState>
    )
  if (hasMore)
    return (
      <EmptyState art={<Plate icon="shield" />} title={t('activity.sparse')} text={t('activity.sparseHint')}>
        <Button wide onPress={() => actor.send({ type: 'activity.more' })}>
          {t('activity.more')}
        </Button>
      </EmptyState>
    )
  return bare ? (
    <EmptyState
      art={<Plate icon="clock" />}
      title={t('activity.empty')}
      text={t('activity.emptyHint', { network: network?.name ?? t('activity.unknownNetwork') })}
    />
  ) : null
}
