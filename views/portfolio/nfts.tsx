import { useSelector } from '@xstate/react'
import { useMemo, useRef } from 'react'
import { nftsOf } from '../../core/nfts.ts'
import type { activityMachine } from '../../machines/activity/chart.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { focusTab } from '../../ui/focus-elsewhere.ts'
import { Gallery } from '../../ui/gallery.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Hidden } from '../../ui/text.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useText } from './messages.ts'

type Props = ViewProps<typeof activityMachine>

/** The number of placeholders while the account's transactions load. */
const COMING = 6

/** The account's NFTs, as far as its transactions have loaded [portfolio-nfts]. */
export function Nfts({ actor }: Props) {
  const t = useText()
  const transactions = useSelector(actor, ({ context }) => context.transactions)
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const nfts = useMemo(() => nftsOf(transactions), [transactions])
  if (nfts.length === 0 && !isLoading) return <None actor={actor} />
  return (
    <Stack gap={12}>
      <Gallery
        label={t('portfolio.nfts')}
        pictures={nfts.map(({ id, name, iconUrl }) => ({ key: id, name: truncate(name), src: iconUrl }))}
        coming={isLoading ? COMING : 0}
      />
      {isLoading ? <Hidden>{t('modal.loading')}</Hidden> : <Further actor={actor} />}
    </Stack>
  )
}

/** A button that loads more, or retries after a failure. */
function Further({ actor }: Props) {
  const t = useText()
  const hasMore = useSelector(actor, (snapshot) => snapshot.can({ type: 'activity.more' }))
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'activity.retry' }))
  const place = useRef<HTMLDivElement>(null)
  const ask = (type: 'activity.retry' | 'activity.more') => () => {
    focusTab(place.current)
    actor.send({ type })
  }
  return canRetry || hasMore ? (
    <div ref={place}>
      {canRetry ? (
        <Button wide testId="portfolio-nfts-retry" onPress={ask('activity.retry')}>
          {t('modal.retry')}
        </Button>
      ) : (
        <Button wide testId="portfolio-nfts-more" onPress={ask('activity.more')}>
          {t('portfolio.more')}
        </Button>
      )}
    </div>
  ) : null
}

function None({ actor }: Props) {
  const t = useText()
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.hasTag('unavailable'))
  const hasMore = useSelector(actor, (snapshot) => snapshot.can({ type: 'activity.more' }))
  const code = useSelector(actor, ({ context }) => context.failure?.code)
  return isUnavailable ? (
    <EmptyState art={<Plate icon="warning" tone="warn" />} title={t('portfolio.unavailable')} text={code && t(code)}>
      <Further actor={actor} />
    </EmptyState>
  ) : (
    <EmptyState
      art={<Plate icon="wallet" />}
      title={t(hasMore ? 'portfolio.nftsSparse' : 'portfolio.nftsEmpty')}
      text={t(hasMore ? 'portfolio.nftsSparseHint' : 'portfolio.nftsEmptyHint')}
    >
      <Further actor={actor} />
    </EmptyState>
  )
}
