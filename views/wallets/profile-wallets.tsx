import { useSelector } from '@xstate/react'
import type { Namespace } from '../../core/caip.ts'
import { shownNamespaces } from '../../core/configured-networks.ts'
import { type Connection, sameId } from '../../core/connector.ts'
import { namespaceDetails } from '../../core/namespace-details.ts'
import type { profileWalletsMachine } from '../../machines/profile-wallets/chart.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stack } from '../../ui/layout.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { ViewProps } from '../define-views.ts'
import { useConnections } from '../use-connection.ts'
import { kitOf } from '../use-kit.ts'
import { ActiveWallet } from './active-wallet.tsx'
import { useText } from './messages.ts'
import { OtherWallets } from './other-wallets.tsx'
import { RecentWallets } from './recent-wallets.tsx'

/** The user's wallets: the active one, the others, adding one, and disconnecting each [wallet-profile]. */
export default function ProfileWallets({ actor }: ViewProps<typeof profileWalletsMachine>) {
  const t = useText()
  const tab = useSelector(actor, ({ context }) => context.namespace)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const namespaces = useSelector(kitOf(actor), ({ context }) => context.namespaces)
  const shown = shownNamespaces({ networks, namespaces })
  const tabs = shown.includes(tab) ? shown : [tab, ...shown]
  const kindOf = (namespace: Namespace) => t(namespaceDetails[namespace].walletLabel)
  const kind = kindOf(tab)
  const isOnly = tabs.length === 1
  return (
    <Tabs
      label={t('wallets.kinds')}
      tabs={tabs.map((key) => ({ key, label: kindOf(key), testId: `tab-${key}` }))}
      selected={tab}
      onSelect={(namespace) => actor.send({ type: 'tab.choose', namespace })}
    >
      <Wallets
        actor={actor}
        add={t(isOnly ? 'wallets.add' : 'wallets.addKind', { kind })}
        none={t(isOnly ? 'wallets.noneHint' : 'wallets.noneKindHint', { kind })}
      />
    </Tabs>
  )
}

function Wallets({ actor, add, none }: ViewProps<typeof profileWalletsMachine> & { add: string; none: string }) {
  const t = useText()
  const namespace = useSelector(actor, ({ context }) => context.namespace)
  const current = useSelector(actor, ({ context }) => context.current)
  const kept = useSelector(actor, ({ context }) => context.connections)
  const disconnected = useSelector(actor, (snapshot) => snapshot.matches('disconnected'))
  const empty = useSelector(actor, (snapshot) => snapshot.matches({ shown: { tab: 'empty' } }))
  const several = useSelector(actor, (snapshot) => snapshot.matches({ shown: { tab: 'several' } }))
  const hasRecent = useSelector(actor, (snapshot) => snapshot.matches({ shown: { recent: 'listed' } }))
  const endingAll = useSelector(actor, (snapshot) => snapshot.matches({ shown: { act: 'disconnectingAll' } }))
  const canEndAll = useSelector(actor, (snapshot) => snapshot.can({ type: 'connections.disconnectAll' }))
  const reported = useConnections(actor, namespace)
  const connections = disconnected ? kept : reported
  const isCurrent = ({ connectorId }: Connection) => current !== undefined && sameId(connectorId, current.connectorId)
  const onAdd = () => actor.send({ type: 'wallet.add' })

  if (empty)
    return (
      <Stack gap={16}>
        <EmptyState art={<Plate icon="wallet" />} title={t('wallets.none')} text={none}>
          <Button variant="primary" wide testId="add-connection-button" onPress={onAdd}>
            {add}
          </Button>
        </EmptyState>
        {hasRecent ? <RecentWallets actor={actor} /> : null}
      </Stack>
    )
  const others = connections.filter((connection) => !isCurrent(connection))
  return (
    <Stack gap={16}>
      {connections.filter(isCurrent).map((connection) => (
        <ActiveWallet key={connection.connectorId} actor={actor} connection={connection} />
      ))}
      {others.length > 0 ? <OtherWallets actor={actor} connections={others} /> : null}
      {hasRecent ? <RecentWallets actor={actor} /> : null}
      <List>
        <Row
          icon={<LazyIcon name="plus" />}
          title={add}
          hint="forward"
          testId="add-connection-button"
          onPress={onAdd}
        />
        {several ? (
          <Row
            icon={<LazyIcon name="exit" />}
            title={endingAll ? t('account.disconnecting') : t('wallets.disconnectAll')}
            tone="danger"
            busy={endingAll}
            disabled={!canEndAll && !endingAll}
            testId="disconnect-all-button"
            onPress={() => actor.send({ type: 'connections.disconnectAll' })}
          />
        ) : null}
      </List>
    </Stack>
  )
}
