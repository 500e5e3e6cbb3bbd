import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Plate } from '../../ui/plate.tsx'
import { TextLink } from '../../ui/press.tsx'
import { useText } from './empty-list-messages.ts'
import type { WalletsProps } from './wallets.tsx'

type PartProps = Pick<WalletsProps, 'actor'>

/** Leads to where wallets are, where the dApp wants that. */
const useGet = (actor: WalletsProps['actor']) => {
  const canGet = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallet.get' }))
  return canGet ? () => actor.send({ type: 'wallet.get' }) : undefined
}

function None({ actor }: PartProps) {
  const t = useText()
  const onGet = useGet(actor)
  return (
    <EmptyState art={<Art name="home" size={76} />} title={t('connect.none')} text={t('connect.noneHint')}>
      {onGet ? (
        <Button variant="primary" wide onPress={onGet}>
          {t('connect.get')}
        </Button>
      ) : null}
    </EmptyState>
  )
}

function Unreached({ actor }: PartProps) {
  const t = useText()
  const onGet = useGet(actor)
  return (
    <EmptyState
      art={<Plate icon="offline" tone="warn" />}
      title={t('connect.unreached')}
      text={t('connect.unreachedHint')}
    >
      {onGet ? <TextLink onPress={onGet}>{t('connect.missing')}</TextLink> : null}
    </EmptyState>
  )
}

/** The way to the wallets, where the dApp wants the logins to be seen first [connect-collapsed]. */
function Collapsed({ actor }: PartProps) {
  const t = useText()
  return (
    <List>
      <Row
        testId="w3m-collapse-wallets-button"
        icon={<LazyIcon name="wallet" />}
        title={t('connect.continueWithWallet')}
        hint="forward"
        onPress={() => actor.send({ type: 'wallets.show' })}
      />
    </List>
  )
}

/** What each state of the chart shows in the place of the list; where the dApp wants no wallets, nothing [connect-hidden]. */
const parts: Readonly<Record<string, ComponentType<PartProps>>> = {
  none: None,
  unreached: Unreached,
  collapsed: Collapsed,
}

export interface EmptyListProps extends PartProps {
  /** The chart's state, of those in which no wallet is listed. */
  state: string
}

/** Takes the place of the list of wallets; one that is found takes its place without a reload. */
export default function EmptyList({ actor, state }: EmptyListProps) {
  const Part = parts[state]
  return Part ? <Part actor={actor} /> : null
}
