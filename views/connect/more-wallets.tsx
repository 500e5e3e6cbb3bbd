import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import type { Platform } from '../../core/track.ts'
import { groupWallets, type WalletGroup } from '../../core/wallet-groups.ts'
import { leadingWallets, roomBeside } from '../../core/wallet-lists.ts'
import type { WalletRow } from '../../core/wallet-rows.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import { Foot } from '../../ui/foot.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { Badge, List, Row } from '../../ui/list.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { ListedIcon } from '../listed-icon.tsx'
import { truncate } from '../names.ts'
import { useDirectoryLoading, useLeading } from '../use-directory.ts'
import { kitOf } from '../use-kit.ts'
import { useDirectory } from '../use-project-services.ts'
import { useText } from './messages.ts'

const none: readonly WalletGroup[] = []

/** How many wallets there are, [connect-code-row]: few of them exactly, many by tens. */
const inTens = (count: number): string => (count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`)

export interface MoreWalletsProps {
  actor: ActorRefFrom<typeof connectMachine>
  /** The wallets of this page, which stand above. */
  rows: readonly WalletRow[]
  /** There are many above: the way to all wallets stays in sight. */
  many: boolean
}

/** The wallets of the directory, below those of this page: what it leads with, and the way to all of them. */
export default function MoreWallets({ actor, rows, many }: MoreWalletsProps) {
  const t = useText()
  const kit = kitOf(actor)
  const mobile = useSelector(kit, ({ context }) => context.environment.mobile)
  const order = useSelector(kit, ({ context }) => context.features.connectorTypeOrder)
  const walletGroups = useSelector(kit, ({ context }) => context.features.walletGroups) ?? none
  const recents = useSelector(kit, ({ context }) => context.remembered.recents)
  const canShowAll = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallets.all' }))
  const namespace = useSelector(actor, ({ context }) => context.namespace) ?? undefined
  const expected = useDirectory(actor, ({ context }) => context.input.expected) ?? 0
  const count = useDirectory(actor, ({ context }) => context.count) ?? 0
  const leading = useLeading(actor)
  const wallets = leadingWallets(leading, { rows, recents, namespace }, order)
  const isLoading = useDirectoryLoading(actor)
  const platform = mobile ? 'mobile' : 'qrcode'
  const all = (
    <Row
      testId="all-wallets"
      icon={<LazyIcon name="wallet" />}
      title={t('title.AllWallets')}
      badge={
        count > 0 ? (
          <Badge>
            <bdi dir="ltr">{inTens(count)}</bdi>
          </Badge>
        ) : null
      }
      hint="forward"
      onPress={() => actor.send({ type: 'wallets.all' })}
    />
  )
  return (
    <>
      {isLoading ? <SkeletonRows rows={expected || roomBeside(rows)} /> : null}
      {groupWallets(isLoading ? [] : wallets, walletGroups).map(({ name, wallets: members }) => {
        const rows = members.map((wallet) => (
          <ListedRow key={wallet.id} {...{ actor, wallet, platform }} recent={recents.includes(wallet.name)} />
        ))
        return name ? <Named key={name} {...{ name, rows }} /> : rows
      })}
      {canShowAll && many ? (
        <Foot>
          <List>{all}</List>
        </Foot>
      ) : null}
      {canShowAll && !many ? all : null}
    </>
  )
}

/** A group that the dApp has named [connect-named-groups]. */
const Named = ({ name, rows }: { name: string; rows: ReactNode }) => (
  <li>
    <h2 className="group">{name}</h2>
    <List label={name}>{rows}</List>
  </li>
)

interface ListedRowProps {
  actor: MoreWalletsProps['actor']
  wallet: ListedWallet
  platform: Platform
  recent: boolean
}

function ListedRow({ actor, wallet, platform, recent }: ListedRowProps) {
  const t = useText()
  const choice = { type: 'wallet.choose', wallet, platform } as const
  const canChoose = useSelector(actor, (snapshot) => snapshot.can(choice))
  const [other] = useSelector(actor, ({ context }) => context.inSession)
  return (
    <Row
      testId={`wallet-selector-${wallet.rdns ?? wallet.name}`}
      icon={<ListedIcon actor={actor} wallet={wallet} travel={wallet.id} />}
      title={wallet.name}
      sub={other && t('connect.inSession', { wallet: truncate(other) })}
      badge={recent ? <Badge>{t('connect.recent')}</Badge> : null}
      hint="forward"
      disabled={!canChoose}
      onPress={() => actor.send(choice)}
    />
  )
}
