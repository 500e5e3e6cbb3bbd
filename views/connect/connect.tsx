import { lazy, Suspense, useState } from 'react'
import { visibleConnectors } from '../../core/visible-connectors.ts'
import type { connectMachine } from '../../machines/connect.ts'
import { TextLink } from '../../ui/button.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { Footer } from '../../ui/layout.tsx'
import { Badge, List, Row } from '../../ui/list.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from '../text.tsx'
import { kitOf, useConnectors, useLost } from '../use-kit.ts'
import { useSelector } from '../use-selector.ts'

const NoWallet = lazy(() => import('./no-wallet.tsx'))
const Unreached = lazy(() => import('./unreached.tsx'))

/** The wallets that can be connected here and now (SPEC 2, Connect). */
export default function Connect({ actor }: ViewProps<typeof connectMachine>) {
  const t = useText()
  const kit = kitOf(actor)
  const environment = useSelector(kit, ({ context }) => context.environment)
  const active = useSelector(kit, ({ context }) => context.active)
  // What a place is about stays; the stack is emptied while the view still leaves.
  const [wanted] = useState(() => {
    const top = kit.getSnapshot().context.stack.at(-1)
    return top?.namespace ?? top?.to?.namespace
  })
  const namespace = wanted ?? active
  const connectors = visibleConnectors(useConnectors(actor, namespace), environment)

  const lost = useLost(actor, namespace)

  if (connectors.length === 0)
    return (
      <Suspense>
        {lost ? (
          <Unreached onGet={() => actor.send({ type: 'wallet.get' })} />
        ) : (
          <NoWallet onGet={() => actor.send({ type: 'wallet.get' })} />
        )}
      </Suspense>
    )
  return (
    <>
      <List label={t('connect.list')}>
        {connectors.map(({ id, name, icon, type }) => (
          <Row
            key={id}
            testId={`wallet-selector-${id}`}
            icon={<WalletIcon src={icon} name={name} travel={id} />}
            title={name}
            badge={type === 'ANNOUNCED' ? <Badge>{t('connect.installed')}</Badge> : null}
            hint="forward"
            onPress={() => actor.send({ type: 'connector.choose', namespace, connectorId: id, name })}
          />
        ))}
      </List>
      <Footer>
        <TextLink testId="get-wallet" onPress={() => actor.send({ type: 'wallet.get' })}>
          {t('connect.missing')}
        </TextLink>
      </Footer>
    </>
  )
}
