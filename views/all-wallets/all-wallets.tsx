import { useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import type { Platform } from '../../core/track.ts'
import { allWallets, badgeOf } from '../../core/wallet-lists.ts'
import { walletRows } from '../../core/wallet-rows.ts'
import type { walletListMachine } from '../../machines/wallet-list/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Finder } from '../../ui/finder.tsx'
import { Footer, Stack } from '../../ui/layout.tsx'
import { Badge, RowBody } from '../../ui/list.tsx'
import { Note } from '../../ui/note.tsx'
import { Plate } from '../../ui/plate.tsx'
import { TextLink } from '../../ui/press.tsx'
import { Choice } from '../../ui/search-field.tsx'
import { Hidden } from '../../ui/text.tsx'
import type { ListPlace } from '../../ui/virtual-list.tsx'
import type { ViewProps } from '../define-views.ts'
import { ListedIcon } from '../listed-icon.tsx'
import { truncate } from '../names.ts'
import { useLeading } from '../use-directory.ts'
import { kitOf, useWallets } from '../use-kit.ts'
import { useDirectory } from '../use-project-services.ts'
import { useText } from './messages.ts'

/** The number of placeholder rows for the first rows, and for further ones. */
const COMING = { first: 7, next: 3 }

type Props = ViewProps<typeof walletListMachine>

/** The matching wallets of this browser and of the directory. */
function useListed(actor: Props['actor']) {
  const kit = kitOf(actor)
  const mobile = useSelector(kit, ({ context }) => context.environment.mobile)
  const recents = useSelector(kit, ({ context }) => context.remembered.recents)
  const namespace = useSelector(actor, ({ context }) => context.namespace)
  const text = useSelector(actor, ({ context }) => context.text)
  const certified = useSelector(actor, ({ context }) => context.certified)
  const wallets = useSelector(actor, ({ context }) => context.wallets)
  const found = useSelector(actor, ({ context }) => context.found)
  const snapshots = useWallets(actor)
  const leading = useLeading(actor)
  const known = useMemo(() => {
    const connectors = snapshots.flatMap(({ context }) => context.connectors)
    return { rows: walletRows(connectors, { mobile, recents: [] }), recents, namespace }
  }, [snapshots, mobile, recents, namespace])
  const listed = useMemo(
    () => allWallets(leading, { text, certified, wallets, found }, known),
    [leading, text, certified, wallets, found, known],
  )
  return { listed, known, mobile }
}

/** The scroll position of each list while it is on the stack; a new search starts at the top. */
const places = new WeakMap<Props['actor'], { subject: string; place: ListPlace }>()

function placeOf(actor: Props['actor'], subject: string): ListPlace {
  const known = places.get(actor)
  if (known?.subject === subject) return known.place
  const place = { at: 0, offset: 0 }
  places.set(actor, { subject, place })
  return place
}

/** Whether some wallets failed to load, in addition to those that are listed. */
const isPartial = (snapshot: SnapshotFrom<typeof walletListMachine>) =>
  snapshot.hasTag('failed') && !snapshot.hasTag('unavailable')

/** All wallets, with scrolling and search [directory-page] [directory-search]. */
export default function AllWallets({ actor }: Props) {
  const t = useText()
  const { listed, known, mobile } = useListed(actor)
  const text = useSelector(actor, ({ context }) => context.text)
  const certified = useSelector(actor, ({ context }) => context.certified)
  const searching = useSelector(actor, (snapshot) => snapshot.matches('searching'))
  const loading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const complete = useSelector(
    actor,
    (snapshot) => snapshot.matches('searching') || snapshot.matches({ browsing: 'complete' }),
  )
  const more = useSelector(actor, (snapshot) => snapshot.can({ type: 'list.more' }))
  const partial = useSelector(actor, isPartial)
  const replaced = useSelector(actor, (snapshot) => snapshot.hasTag('empty') || snapshot.hasTag('unavailable'))
  const count = useDirectory(actor, ({ context }) => context.count) ?? 0
  const [inSession] = useSelector(actor, ({ context }) => context.inSession)
  const onEnd = useCallback(() => actor.send({ type: 'list.more' }), [actor])
  const onSeen = useCallback(
    (first: number, last: number) => actor.send({ type: 'rows.show', wallets: listed.slice(first, last + 1) }),
    [actor, listed],
  )

  const subject = `${certified} ${text.trim()}`

  const row = (index: number, tabIndex: 0 | -1) => {
    const wallet = listed[index]
    if (!wallet) return null
    const badge = badgeOf(wallet, known)
    const platform = badge === 'installed' ? 'browser' : mobile ? 'mobile' : 'qrcode'
    return <ListedRow {...{ actor, wallet, platform, badge, tabIndex }} />
  }

  return (
    <Stack gap={12}>
      {inSession ? <Note tone="plain">{t('connect.inSession', { wallet: truncate(inSession) })}</Note> : null}
      <Finder
        search={{
          label: t('allWallets.search'),
          clear: t('allWallets.clear'),
          value: text,
          onType: (typed) => actor.send({ type: 'search.type', text: typed }),
        }}
        beside={
          <Choice
            icon="shield"
            on={certified}
            onChange={(on) => actor.send({ type: 'certified.set', certified: on })}
            testId="wui-certified-switch"
          >
            {t('allWallets.certified')}
          </Choice>
        }
        subject={subject}
        list={{
          label: t('title.AllWallets'),
          keys: t('allWallets.keys'),
          count: listed.length,
          // The failure is reported below the last row.
          whole: partial ? listed.length : undefined,
          total: complete ? listed.length : count > listed.length ? count : undefined,
          coming: loading ? (listed.length === 0 ? COMING.first : COMING.next) : 0,
          sub: false,
          keyOf: (index) => listed[index]?.id ?? String(index),
          row,
          onEnd: more ? onEnd : undefined,
          onSeen,
          place: placeOf(actor, subject),
        }}
        instead={replaced ? <Placeholder actor={actor} /> : undefined}
      >
        <FailureFooter actor={actor} />
        {loading ? (
          <Hidden>{t('modal.loading')}</Hidden>
        ) : searching ? (
          <Say>{replaced ? t('allWallets.none') : t('allWallets.count', { count: listed.length })}</Say>
        ) : null}
      </Finder>
    </Stack>
  )
}

interface ListedRowProps extends Props {
  wallet: ListedWallet
  platform: Platform
  badge: ReturnType<typeof badgeOf>
  tabIndex: 0 | -1
}

function ListedRow({ actor, wallet, platform, badge, tabIndex }: ListedRowProps) {
  const t = useText()
  const choice = { type: 'wallet.choose', wallet, platform } as const
  const canChoose = useSelector(actor, (snapshot) => snapshot.can(choice))
  return (
    <RowBody
      icon={<ListedIcon actor={actor} wallet={wallet} />}
      title={wallet.name}
      badge={badge ? <Badge>{t(`connect.${badge}`)}</Badge> : null}
      hint={canChoose ? 'forward' : undefined}
      tabIndex={tabIndex}
      disabled={!canChoose}
      testId={`wallet-search-item-${wallet.id}`}
      onPress={() => actor.send(choice)}
    />
  )
}

/** Reports that more wallets failed to load; the text does not mention a retry, because the link is beside it. */
function FailureFooter({ actor }: Props) {
  const t = useText()
  return useSelector(actor, isPartial) ? (
    <Footer>
      <span role="alert">{t('allWallets.moreFailed')}</span>
      <TextLink onPress={() => actor.send({ type: 'list.retry' })}>{t('modal.retry')}</TextLink>
    </Footer>
  ) : null
}

/** The state's message in place of the list. */
function Placeholder({ actor }: Props) {
  const t = useText()
  const unavailable = useSelector(actor, (snapshot) => snapshot.hasTag('unavailable'))
  const searching = useSelector(actor, (snapshot) => snapshot.matches('searching'))
  const onlyCertified = useSelector(actor, ({ context }) => context.certified && context.text.trim() === '')
  if (unavailable)
    return (
      <EmptyState
        art={<Plate icon="warning" tone="warn" />}
        title={t('allWallets.unreached')}
        text={t('allWallets.unreachedHint')}
      >
        <Button variant="primary" wide onPress={() => actor.send({ type: 'list.retry' })}>
          {t('modal.retry')}
        </Button>
      </EmptyState>
    )
  if (searching)
    return (
      <EmptyState
        art={<Plate icon={onlyCertified ? 'shield' : 'help'} />}
        title={t(onlyCertified ? 'allWallets.noneCertified' : 'allWallets.none')}
        text={t(onlyCertified ? 'allWallets.noneCertifiedHint' : 'allWallets.noneHint')}
      >
        <Button wide onPress={() => actor.send({ type: 'nav.back' })}>
          {t('allWallets.showAll')}
        </Button>
      </EmptyState>
    )
  return <EmptyState art={<Plate icon="wallet" />} title={t('allWallets.empty')} text={t('allWallets.emptyHint')} />
}
