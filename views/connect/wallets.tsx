import { useSelector } from '@xstate/react'
import { type ComponentType, Fragment } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type ConnectorKind, listParts, type WalletRow } from '../../core/wallet-rows.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import { Foot } from '../../ui/foot.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { Footer } from '../../ui/layout.tsx'
import { Badge, List, Row } from '../../ui/list.tsx'
import { TextLink } from '../../ui/press.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { type LazyView, lazyView } from '../define-views.ts'
import { LazyPart } from '../lazy-part.tsx'
import { connectMessages, useText } from './messages.ts'
import type { MoreWalletsProps } from './more-wallets.tsx'
import type { RarePartProps } from './rare-part.tsx'
import { rarePartMessages } from './rare-part-messages.ts'
import { groupsOf } from './wallet-groups.ts'

/** The parts of the list that few dApps use, and few users see. */
export const rarePart: LazyView<RarePartProps> = lazyView(() => import('./rare-part.tsx'), rarePartMessages)

/** The directory's rows. */
export const moreWallets: LazyView<MoreWalletsProps> = lazyView(() => import('./more-wallets.tsx'), connectMessages)

const More = (props: MoreWalletsProps) => {
  const own = props.rows.filter(({ type }) => type !== 'WALLET_CONNECT').length
  const kept = props.place === 'all' && <SkeletonRows rows={own > 1 ? 1 : 3 - own} />
  return <LazyPart part={moreWallets} props={props} fallback={kept} />
}

const Looking = ({ place }: MoreWalletsProps) => place === 'all' && <SkeletonRows rows={2} />

/** The content for groups without installed wallets, by the chart's state; in other states nothing is listed. */
const beside: Readonly<Record<string, ComponentType<MoreWalletsProps>>> = {
  all: More,
  leading: More,
  installed: () => null,
  looking: Looking,
}

export interface WalletsProps {
  actor: ActorRefFrom<typeof connectMachine>
  rows: readonly WalletRow[]
  /** The groups that the dApp lists first. */
  order: readonly ConnectorKind[]
}

/** The wallets that can be connected, or the state's message. */
export function Wallets({ actor, rows, order }: WalletsProps) {
  const t = useText()
  const state = useSelector(actor, ({ value }) =>
    typeof value === 'object' && 'choosing' in value ? value.choosing : 'all',
  )
  const canGet = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallet.get' }))
  const Beside = beside[state]
  if (!Beside) return <LazyPart part={rarePart} props={{ actor, name: state }} />
  const many = rows.length > MANY
  const parts = listParts(rows, order)
  return (
    <>
      {groupsOf(parts, many).map(({ key, head, members }) => (
        <Fragment key={key}>
          {head ? <h2 className="group">{t(`connect.${head}`)}</h2> : null}
          <List label={t(head ? `connect.${head}` : 'connect.list')} busy={state === 'looking'}>
            {members.map((part) =>
              part.options ? (
                <Item key={part.id} actor={actor} row={part} grouped={head !== undefined} />
              ) : (
                <Beside key={part.id} {...{ actor, rows, many, parts, place: part.id }} />
              ),
            )}
          </List>
        </Fragment>
      ))}
      {canGet ? (
        <Foot>
          <Footer>
            <TextLink testId="w3m-wallet-guide-get-started" onPress={() => actor.send({ type: 'wallet.get' })}>
              {t('connect.missing')}
            </TextLink>
          </Footer>
        </Foot>
      ) : null}
    </>
  )
}

/**
 * From this number on, wallets are listed in groups with headings, instead of a badge beside every name. The view may
 * count them: rows are data, and their number changes only where the label is, never what can be done.
 */
const MANY = 6

interface ItemProps extends Pick<WalletsProps, 'actor'> {
  row: WalletRow
  /** Whether the group's heading replaces the badge. */
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
