import { useSelector } from '@xstate/react'
import { selectedIn } from '../../core/configured-networks.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useConnectedWallet, useConnection } from '../use-connection.ts'
import { useText } from './messages.ts'
import { NetworkList } from './network-list.tsx'

/** The app's networks (view Networks): the selected one is marked, the user can switch to the others. */
export default function Networks({ actor }: ViewProps<typeof kitMachine>) {
  const t = useText()
  const active = useSelector(actor, ({ context }) => context.active)
  const selected = useSelector(actor, ({ context }) => selectedIn(context, context.active))
  const connection = useConnection(actor, active)
  const wallet = truncate(useConnectedWallet(actor, connection).name)
  return (
    <Stack gap={16}>
      <Text tone="quiet" align="center">
        {t(connection ? 'networks.intro' : 'networks.introFirst', { wallet })}
      </Text>
      <NetworkList actor={actor} current={connection?.caipNetworkId ?? selected} />
    </Stack>
  )
}
