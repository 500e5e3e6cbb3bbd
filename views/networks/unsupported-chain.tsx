import { useSelector } from '@xstate/react'
import type { Connection } from '../../core/connector.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stack } from '../../ui/layout.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useConnectedWallet, useLeaving } from '../use-connection.ts'
import { useText } from './messages.ts'
import { NetworkList } from './network-list.tsx'

const endingOf = ({ namespace, connectorId }: Connection) => ({ namespace, connectorId })

/** The wallet is on an unsupported network [network-unsupported-view]: the supported ones, and disconnecting. */
export default function UnsupportedChain({ actor }: ViewProps<typeof kitMachine>) {
  const t = useText()
  const connection = useSelector(actor, ({ context }) => context.unsupported)
  const leaving = useLeaving(actor, connection?.namespace ?? null)
  const wallet = truncate(useConnectedWallet(actor, connection).name)
  const ending = { type: 'account.disconnect', ...(connection && endingOf(connection)) } as const
  const canDisconnect = useSelector(actor, (snapshot) => snapshot.can(ending))
  return (
    <Stack gap={16}>
      <EmptyState
        art={<Plate icon="warning" tone="warn" />}
        title={t('unsupported.headline')}
        text={t('unsupported.text', { wallet })}
      />
      <NetworkList actor={actor} current={undefined} />
      <List>
        <Row
          icon={<LazyIcon name="exit" />}
          tone="danger"
          title={leaving ? t('account.disconnecting') : t('account.disconnect')}
          busy={leaving}
          disabled={!canDisconnect && !leaving}
          testId="disconnect-button"
          onPress={() => actor.send(ending)}
        />
      </List>
    </Stack>
  )
}
