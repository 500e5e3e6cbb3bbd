import { useSelector } from '@xstate/react'
import type { kitMachine } from '../../machines/kit/index.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LateIcon } from '../../ui/late-icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useConnection, useConnector, useLeaving } from '../use-connection.ts'
import { useLast } from '../use-last.ts'
import { useText } from './messages.ts'
import { NetworkList } from './network-list.tsx'

/** The wallet is on a network that is none of the app's [network-unsupported-view]: those that are, and the way out. */
export default function UnsupportedChain({ actor }: ViewProps<typeof kitMachine>) {
  const t = useText()
  const namespace = useSelector(actor, ({ context }) => context.active)
  const leaving = useLeaving(actor, namespace)
  const connection = useLast(useConnection(actor, namespace))
  const connector = useConnector(actor, namespace, connection?.connectorId ?? '')
  if (!connection) return null
  const { connectorId } = connection
  return (
    <Stack gap={16}>
      <EmptyState
        art={<Plate icon="warning" tone="warn" />}
        title={t('unsupported.headline')}
        text={t('unsupported.text', { wallet: truncate(connector?.name ?? connectorId) })}
      />
      <NetworkList actor={actor} current={undefined} />
      <List>
        <Row
          icon={<LateIcon name="exit" />}
          tone="danger"
          title={leaving ? t('account.disconnecting') : t('account.disconnect')}
          busy={leaving}
          testId="disconnect-button"
          onPress={() => actor.send({ type: 'account.disconnect', namespace: connection.namespace, connectorId })}
        />
      </List>
    </Stack>
  )
}
