import type { Namespace } from '../../core/caip.ts'
import { shownNamespaces } from '../../machines/kit-terms.ts'
import type { profileWalletsMachine } from '../../machines/profile-wallets.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LateIcon } from '../../ui/late-icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from '../text.tsx'
import { useConnection, useConnections } from '../use-connection.ts'
import { kitOf } from '../use-kit.ts'
import { useLast } from '../use-last.ts'
import { useSelector } from '../use-selector.ts'
import { ActiveWallet } from './active-wallet.tsx'
import { OtherWallets } from './other-wallets.tsx'

/** One's wallets (SPEC 2, ProfileWallets): the active one, the others, one more, and the way out of each. */
export default function ProfileWallets({ actor }: ViewProps<typeof profileWalletsMachine>) {
  const t = useText()
  const tab = useSelector(actor, ({ context }) => context.namespace)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const namespaces = useSelector(kitOf(actor), ({ context }) => context.namespaces)
  const shown = shownNamespaces({ networks, namespaces })
  const tabs = shown.includes(tab) ? shown : [tab, ...shown]
  if (tabs.length === 1) return <Wallets actor={actor} add={t('wallets.add')} none={t('wallets.noneHint')} />

  const kindOf = (namespace: Namespace) => (namespace === 'eip155' ? t('wallets.evm') : t(`namespace.${namespace}`))
  const kind = kindOf(tab)
  return (
    <Tabs
      label={t('wallets.kinds')}
      tabs={tabs.map((key) => ({ key, label: kindOf(key), testId: `tab-${key}` }))}
      selected={tab}
      onSelect={(namespace) => actor.send({ type: 'tab.choose', namespace })}
    >
      <Wallets actor={actor} add={t('wallets.addKind', { kind })} none={t('wallets.noneKindHint', { kind })} />
    </Tabs>
  )
}

function Wallets({ actor, add, none }: ViewProps<typeof profileWalletsMachine> & { add: string; none: string }) {
  const t = useText()
  const namespace = useSelector(actor, ({ context }) => context.namespace)
  const left = useSelector(actor, (snapshot) => snapshot.matches('disconnected'))
  const endingAll = useSelector(actor, (snapshot) => snapshot.matches({ shown: { act: 'disconnectingAll' } }))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const standing = useConnections(actor, namespace)
  const connections = useLast(left ? undefined : standing) ?? standing
  const present = useConnection(actor, namespace)
  const current = useLast(left ? undefined : (present ?? null))
  const onAdd = () => actor.send({ type: 'wallet.add' })

  if (connections.length === 0)
    return (
      <EmptyState art={<Plate icon="wallet" />} title={t('wallets.none')} text={none}>
        <Button variant="primary" wide testId="add-connection-button" onPress={onAdd}>
          {add}
        </Button>
      </EmptyState>
    )
  const others = connections.filter((connection) => connection !== current)
  return (
    <Stack gap={16}>
      {current ? <ActiveWallet key={current.connectorId} actor={actor} connection={current} /> : null}
      {others.length > 0 ? <OtherWallets actor={actor} connections={others} /> : null}
      <List>
        <Row
          icon={<LateIcon name="plus" />}
          title={add}
          hint="forward"
          testId="add-connection-button"
          onPress={onAdd}
        />
        {connections.length > 1 ? (
          <Row
            icon={<LateIcon name="exit" />}
            tone="danger"
            title={endingAll ? t('account.disconnecting') : t('wallets.disconnectAll')}
            busy={endingAll}
            disabled={busy && !endingAll}
            testId="disconnect-all-button"
            onPress={() => actor.send({ type: 'connections.disconnectAll' })}
          />
        ) : null}
      </List>
    </Stack>
  )
}
