import { useSelector } from '@xstate/react'
import { currentOf, sameId } from '../../core/connector.ts'
import { namespaceDetails } from '../../core/namespace-details.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import { Chosen } from '../../ui/chosen.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stack } from '../../ui/layout.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Ring } from '../../ui/ring.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { NetworkPicture } from '../network-picture.tsx'
import { kitOf, useWallets } from '../use-kit.ts'
import { useText } from './connecting-multi-chain-messages.ts'
import { PickedIcon } from './picked-icon.tsx'

/** The picked wallet supports several namespaces: the user chooses one [connect-one-row]. */
export default function ConnectingMultiChain({ actor }: ViewProps<typeof connectMachine>) {
  const t = useText()
  const choice = useSelector(actor, ({ context }) => context.choice)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const current = useWallets(actor).flatMap(({ context }) => currentOf(context) ?? [])
  return (
    <Stack gap={4}>
      <EmptyState
        art={
          <Ring state="idle">
            <PickedIcon actor={actor} />
          </Ring>
        }
        title={t('multiChain.text', { wallet: truncate(choice?.name ?? '') })}
      />
      <List label={t('title.ConnectingMultiChain')}>
        {choice?.options.map(({ namespace, connectorId }) => {
          const label = t(namespaceDetails[namespace].label)
          const network = networks.find(({ chainNamespace }) => chainNamespace === namespace)
          const connected = current.some((one) => one.namespace === namespace && sameId(one.connectorId, connectorId))
          return (
            <Row
              key={namespace}
              // The label is translated, so the icon is found by the namespace.
              icon={<NetworkPicture actor={actor} network={network} name={namespace} size={40} />}
              title={label}
              sub={connected ? t('connect.connected') : undefined}
              hint={connected ? <Chosen /> : 'forward'}
              current={connected}
              testId={`wui-list-chain-${namespace}`}
              onPress={connected ? undefined : () => actor.send({ type: 'namespace.choose', namespace })}
            />
          )
        })}
      </List>
    </Stack>
  )
}
