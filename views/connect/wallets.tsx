import { useSelector } from '@xstate/react'
import { type ComponentType, Fragment, type LazyExoticComponent, lazy, Suspense, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { WalletRow } from '../../core/wallet-rows.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import { Foot } from '../../ui/foot.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { Footer } from '../../ui/layout.tsx'
import { Badge, List, Row } from '../../ui/list.tsx'
import { TextLink } from '../../ui/press.tsx'
import { useText } from './messages.ts'
import type { MoreWalletsProps } from './more-wallets.tsx'
import { Room } from './room.tsx'

const NoWallet = lazy(() => import('./no-wallet.tsx'))
const Unreached = lazy(() => import('./unreached.tsx'))

type Part = ComponentType<MoreWalletsProps>
let here: Part | undefined
let late: LazyExoticComponent<Part> | undefined

/** Loads the rows of the directory, before the list needs them or when it does. */
export async function loadMoreWallets(): Promise<{ default: Part }> {
  const { default: part } = await import('./more-wallets.tsx')
  here = part
  return { default: part }
}

/** The list does without what does not load, and requests it again at the next render. */
function lazyWallets(): Part {
  late ??= lazy<Part>(() =>
    loadMoreWallets().catch(() => {
      late = undefined
      return { default: () => null }
    }),
  )
  return late
}

const More = (props: MoreWalletsProps) => {
  // What is here is drawn with the rest; in the next list, for this one must not be thrown away when it comes.
  const [known] = useState(() => here)
  const MoreWallets = known ?? lazyWallets()
  const own = props.rows.filter(({ type }) => type !== 'WALLET_CONNECT').length
  return (
    <Suspense fallback={<Room rows={3 - Math.min(2, own)} />}>
      <MoreWallets {...props} />
    </Suspense>
  )
}

const Looking = () => <Room rows={2} />

/** What takes the place of the list, and what stands below the wallets of this page, by the chart's state. */
const instead: Readonly<Record<string, ComponentType<{ onGet: () => void }>>> = { none: NoWallet, unreached: Unreached }
const below: Readonly<Record<string, ComponentType<MoreWalletsProps>>> = { all: More, leading: More, looking: Looking }

export interface WalletsProps {
  actor: ActorRefFrom<typeof connectMachine>
  rows: readonly WalletRow[]
}

/** The wallets that can be connected, or why there is none. */
export function Wallets({ actor, rows }: WalletsProps) {
  const t = useText()
  const onGet = () => actor.send({ type: 'wallet.get' })
  const stage = useSelector(actor, ({ value }) =>
    typeof value === 'object' && 'choosing' in value ? value.choosing : 'all',
  )
  const Instead = instead[stage]
  if (Instead)
    return (
      <Suspense>
        <Instead onGet={onGet} />
      </Suspense>
    )
  const many = rows.length > MANY
  const Below = below[stage]
  const more = Below && <Below actor={actor} rows={rows} many={many} />
  return (
    <>
      {groupsOf(rows, many).map(({ head, members }, at, groups) => (
        <Fragment key={members[0]?.id}>
          {head ? <h2 className="group">{t(`connect.${head}`)}</h2> : null}
          <List label={t(head ? `connect.${head}` : 'connect.list')}>
            {members.map((row) => (
              <Item key={row.id} actor={actor} row={row} grouped={head !== undefined} />
            ))}
            {at === groups.length - 1 ? more : null}
          </List>
        </Fragment>
      ))}
      {rows.length === 0 ? <List label={t('connect.list')}>{more}</List> : null}
      <Foot>
        <Footer>
          <TextLink testId="get-wallet" onPress={onGet}>
            {t('connect.missing')}
          </TextLink>
        </Footer>
      </Foot>
    </>
  )
}

/**
 * From this many on, wallets are listed in groups with a heading each, instead of a badge beside every name. The view
 * may count them: rows are data, and their number changes where the label is, never what can be done.
 */
const MANY = 6

interface Group {
  head: 'recent' | 'installed' | undefined
  members: WalletRow[]
}

/** Consecutive rows with the same badge as one group, in the list's order. */
function groupsOf(rows: readonly WalletRow[], many: boolean): Group[] {
  const groups: Group[] = []
  for (const row of rows) {
    const head = many && (row.badge === 'recent' || row.badge === 'installed') ? row.badge : undefined
    const last = groups.at(-1)
    if (last && last.head === head) last.members.push(row)
    else groups.push({ head, members: [row] })
  }
  return groups
}

interface ItemProps extends Pick<WalletsProps, 'actor'> {
  row: WalletRow
  /** The group says what the badge would. */
  grouped: boolean
}

function Item({ actor, row: { name, icon, rdns, type, options, badge }, grouped }: ItemProps) {
  const t = useText()
  const isCode = type === 'WALLET_CONNECT'
  return (
    <Row
      testId={`wallet-selector-${isCode ? 'walletconnect' : (rdns ?? name)}`}
      icon={<WalletIcon src={icon} name={name} travel={options[0].connectorId} />}
      title={name}
      badge={badge && !grouped ? <Badge>{t(`connect.${badge}`)}</Badge> : null}
      hint="forward"
      onPress={() =>
        actor.send(isCode ? { type: 'wallet.choose', platform: 'qrcode' } : { type: 'connector.choose', name, options })
      }
    />
  )
}
