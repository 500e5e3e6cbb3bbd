import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import type { Platform } from '../../core/track.ts'
import { groupWallets, type WalletGroup } from '../../core/wallet-groups.ts'
import { expectedIn, isAboveRows, leadingWallets, runFrom } from '../../core/wallet-lists.ts'
import type { ListPart, OpenPlace, WalletRow } from '../../core/wallet-rows.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import { FootFirst } from '../../ui/foot-first.tsx'
import { KeptSpace } from '../../ui/kept-space.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { Badge, List, Row } from '../../ui/list.tsx'
import { ListedIcon } from '../listed-icon.tsx'
import { truncate } from '../names.ts'
import { useDirectoryLoading, useLeading } from '../use-directory.ts'
import { kitOf } from '../use-kit.ts'
import { useDirectory } from '../use-project-services.ts'
import { useText } from './messages.ts'

const none: readonly WalletGroup[] = []

/** The number of wallets [connect-code-row]: exact if there are few, rounded to tens otherwise. */
const inTens = (count: number): string => (count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`)

export interface MoreWalletsProps {
  actor: ActorRefFrom<typeof connectMachine>
  /** The installed wallets. */
  rows: readonly WalletRow[]
  /** Whether there are many, so that the link to all wallets stays visible. */
  many: boolean
  /** All parts of the list, of which this is one. */
  parts: readonly ListPart[]
  place: OpenPlace['id']
}

/** The directory's content for a part of the list: its leading wallets, or the link to all of them. */
export default function MoreWallets(props: MoreWalletsProps) {
  return props.place === 'all' ? <All {...props} /> : <Led {...props} />
}

function All({ actor, many }: MoreWalletsProps) {
  const t = useText()
  const canShowAll = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallets.all' }))
  const count = useDirectory(actor, ({ context }) => context.count) ?? 0
  if (!canShowAll) return null
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
  return many ? (
    <FootFirst>
      <List>{all}</List>
    </FootFirst>
  ) : (
    all
  )
}

const notYet = [0, 0] as const

/** The directory's leading wallets for one part; their space is reserved until it has answered. */
function Led({ actor, rows, parts, place }: MoreWalletsProps) {
  const kit = kitOf(actor)
  const mobile = useSelector(kit, ({ context }) => context.environment.mobile)
  const walletGroups = useSelector(kit, ({ context }) => context.features.walletGroups) ?? none
  const recents = useSelector(kit, ({ context }) => context.remembered.recents)
  const namespace = useSelector(actor, ({ context }) => context.namespace) ?? undefined
  const expected = useSelector(kit, ({ context }) => context.projectServices?.directory.expected) ?? notYet
  const leading = useLeading(actor)
  const isLoading = useDirectoryLoading(actor)
  const shown = runFrom(place, parts)
  const wallets = isLoading ? [] : leadingWallets(leading, { rows, recents, namespace }, { parts, shown })
  const kept = expectedIn(shown, expected, rows)
  const isAbove = isAboveRows(place, parts)
  const platform = mobile ? 'mobile' : 'qrcode'
  return (
    <>
      {groupWallets(wallets, walletGroups).map(({ name, wallets: members }) => {
        const rows = members.map((wallet) => (
          <ListedRow key={wallet.id} {...{ actor, wallet, platform }} recent={recents.includes(wallet.name)} />
        ))
        return name ? <Named key={name} {...{ name, rows }} /> : rows
      })}
      <KeptSpace rows={kept - wallets.length} isLoading={isLoading} isAbove={isAbove} />
    </>
  )
}

/** A group named by the dApp [connect-named-groups]. */
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
      hint={canChoose ? 'forward' : undefined}
      disabled={!canChoose}
      onPress={() => actor.send(choice)}
    />
  )
}
