import { useCallback, useMemo } from 'react'
import type { Failure } from '../../core/errors.ts'
import { allWallets, badgeOf } from '../../core/wallet-lists.ts'
import { walletRows } from '../../core/wallet-rows.ts'
import type { walletListMachine } from '../../machines/wallet-list.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Finder } from '../../ui/finder.tsx'
import { LateIcon } from '../../ui/late-icon.tsx'
import { Footer } from '../../ui/layout.tsx'
import { Badge, RowBody } from '../../ui/list.tsx'
import { Plate } from '../../ui/plate.tsx'
import { TextLink } from '../../ui/press.tsx'
import { Choice } from '../../ui/search-field.tsx'
import { Hidden } from '../../ui/text.tsx'
import type { ViewProps } from '../define-views.ts'
import { ListedIcon } from '../listed-icon.tsx'
import { useText } from '../text.tsx'
import { useDirectory } from '../use-cloud.ts'
import { useLeading } from '../use-directory.ts'
import { kitOf, useWallets } from '../use-kit.ts'
import { useSelector } from '../use-selector.ts'

/** Room for the first rows, and for those of a further page. */
const COMING = { first: 6, next: 3 }

type Props = ViewProps<typeof walletListMachine>

/** The wallets that there are, in this browser and in the directory, as somebody looks for them. */
function useListed(actor: Props['actor']) {
  const kit = kitOf(actor)
  const mobile = useSelector(kit, ({ context }) => context.environment.mobile)
  const recents = useSelector(kit, ({ context }) => context.remembered.recents)
  const { namespace, text, certified, wallets, found } = useSelector(actor, ({ context }) => context)
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

/** All wallets there are (SPEC 2, AllWallets): look through them, or look for one. */
export default function AllWallets({ actor }: Props) {
  const t = useText()
  const { listed, known, mobile } = useListed(actor)
  const { text, certified, whole, failure } = useSelector(actor, ({ context }) => context)
  const browsing = useSelector(actor, (snapshot) => snapshot.matches('browsing'))
  const coming = useSelector(actor, (snapshot) => snapshot.hasTag('paging') || snapshot.hasTag('searching'))
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const more = useSelector(actor, (snapshot) => snapshot.matches({ browsing: 'ready' }))
  const count = useDirectory(actor, ({ context }) => context.count) ?? 0
  const goOn = useCallback(() => actor.send({ type: 'list.more' }), [actor])
  const retry = () => actor.send({ type: 'list.retry' })
  const isEmpty = listed.length === 0 && !coming

  const row = (index: number, tabIndex: 0 | -1) => {
    const wallet = listed[index]
    if (!wallet) return null
    const badge = badgeOf(wallet, known)
    const platform = badge === 'installed' ? 'browser' : mobile ? 'mobile' : 'qrcode'
    return (
      <RowBody
        icon={<ListedIcon actor={actor} wallet={wallet} />}
        title={wallet.name}
        badge={<Badges badge={badge} certified={wallet.certified} />}
        hint="forward"
        tabIndex={tabIndex}
        testId={`wallet-search-item-${wallet.id}`}
        onPress={() => actor.send({ type: 'wallet.choose', wallet, platform })}
      />
    )
  }

  return (
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
      subject={`${certified} ${text.trim()}`}
      list={{
        label: t('title.AllWallets'),
        count: listed.length,
        total: browsing && !whole ? (count > listed.length ? count : undefined) : listed.length,
        coming: coming ? (listed.length === 0 ? COMING.first : COMING.next) : 0,
        keyOf: (index) => listed[index]?.id ?? String(index),
        row,
        onEnd: more ? goOn : undefined,
      }}
      instead={isEmpty ? <Nothing actor={actor} browsing={browsing} failure={failed ? failure : null} /> : undefined}
    >
      {failed && failure && !isEmpty ? (
        <Footer>
          <span role="alert">{t(failure.code)}</span>
          <TextLink onPress={retry}>{t('allWallets.retry')}</TextLink>
        </Footer>
      ) : null}
      {coming ? (
        <Hidden>{t('modal.loading')}</Hidden>
      ) : browsing ? null : (
        <Say>{isEmpty ? t('allWallets.none') : t('allWallets.count', { count: listed.length })}</Say>
      )}
    </Finder>
  )
}

/** What stands in the list's place: nothing found, nothing there, or nobody answered. */
function Nothing({ actor, browsing, failure }: Props & { browsing: boolean; failure: Failure | null }) {
  const t = useText()
  if (failure)
    return (
      <EmptyState art={<Plate icon="offline" tone="warn" />} title={t('connect.unreached')} text={t(failure.code)}>
        <Button variant="primary" wide onPress={() => actor.send({ type: 'list.retry' })}>
          {t('allWallets.retry')}
        </Button>
      </EmptyState>
    )
  if (browsing)
    return <EmptyState art={<Plate icon="wallet" />} title={t('allWallets.empty')} text={t('allWallets.emptyHint')} />
  return (
    <EmptyState art={<Plate icon="help" />} title={t('allWallets.none')} text={t('allWallets.noneHint')}>
      <Button wide onPress={() => actor.send({ type: 'nav.back' })}>
        {t('allWallets.showAll')}
      </Button>
    </EmptyState>
  )
}

/** What a row says of its wallet beside its name. */
function Badges({ badge, certified }: { badge: 'installed' | 'recent' | undefined; certified: boolean }) {
  const t = useText()
  return (
    <>
      {badge ? <Badge>{t(`connect.${badge}`)}</Badge> : null}
      {certified ? (
        <Badge>
          <LateIcon name="shield" size={16} />
          <Hidden>{t('allWallets.certified')}</Hidden>
        </Badge>
      ) : null}
    </>
  )
}
