import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ListExtra } from '../../core/features.ts'
import { acceptedText } from '../../core/legal.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Foot } from '../../ui/foot.tsx'
import { Footer } from '../../ui/layout.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Plate } from '../../ui/plate.tsx'
import { TextLink } from '../../ui/press.tsx'
import { kitOf } from '../use-kit.ts'
import { DisclaimerLine } from './disclaimer-line.tsx'
import { LegalLine } from './legal-line.tsx'
import { LessonsAside } from './lessons-aside.tsx'
import { useText } from './rare-part-messages.ts'

interface PartProps {
  actor: ActorRefFrom<typeof connectMachine>
}

/** Opens the views about getting a wallet, if the dApp enables them. */
const useGet = (actor: PartProps['actor']) => {
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
    <>
      <EmptyState
        art={<Plate icon="offline" tone="warn" />}
        title={t('connect.unreached')}
        text={t('connect.unreachedHint')}
      >
        <Button variant="primary" wide testId="connect-retry" onPress={() => actor.send({ type: 'connectors.retry' })}>
          {t('modal.retry')}
        </Button>
      </EmptyState>
      {onGet ? (
        <Foot>
          <Footer>
            <TextLink onPress={onGet}>{t('connect.missing')}</TextLink>
          </Footer>
        </Foot>
      ) : null}
    </>
  )
}

/** The link to the wallets, if the dApp shows the logins first [connect-collapsed]. */
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

const none: readonly ListExtra[] = []

/** Around the list: the terms accepted by connecting [connect-terms-line], the dApp's disclaimer, and the lessons. */
function Around({ actor }: PartProps) {
  const features = useSelector(kitOf(actor), ({ context }) => context.features)
  const { listExtras = none } = features
  return (
    <>
      {acceptedText(features) ? <LegalLine {...features} /> : null}
      {listExtras.includes('disclaimer') ? <DisclaimerLine /> : null}
      {listExtras.includes('lessons') ? <LessonsAside actor={actor} /> : null}
    </>
  )
}

/**
 * The parts by the chart's states without listed wallets, and those around the list; `hidden` shows nothing
 * [connect-hidden].
 */
const parts: Readonly<Record<string, ComponentType<PartProps>>> = {
  none: None,
  unreached: Unreached,
  collapsed: Collapsed,
  around: Around,
}

export interface RarePartProps extends PartProps {
  name: string
}

/** A part of the list that few dApps use, or few users see. */
export default function RarePart({ actor, name }: RarePartProps) {
  const Part = parts[name]
  return Part ? <Part actor={actor} /> : null
}
