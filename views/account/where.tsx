import { useSelector } from '@xstate/react'
import { networkOf } from '../../core/network-of.ts'
import type { accountMachine } from '../../machines/account/chart.ts'
import { Chip } from '../../ui/chip.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { NetworkPicture } from '../network-picture.tsx'
import { useConnector } from '../use-connection.ts'
import { useText } from './messages.ts'

/** The network that the account is on, and the way to others. */
export function Where({ actor }: ViewProps<typeof accountMachine>) {
  const t = useText()
  const namespace = useSelector(actor, ({ context }) => context.namespace)
  const networks = useSelector(actor, ({ context }) => context.networks)
  const connection = useSelector(actor, ({ context }) => context.connection)
  const canSwitchNetwork = useSelector(actor, (snapshot) => snapshot.can({ type: 'networks.open' }))
  const known = useSelector(actor, (snapshot) => !snapshot.matches({ shown: { network: 'unknown' } }))
  const connector = useConnector(actor, namespace, connection.connectorId)
  const network = networkOf(networks, connection)
  return (
    <>
      <Chip
        icon={
          known ? (
            <NetworkPicture actor={actor} network={network} name={network.name} size={20} />
          ) : (
            <LazyIcon name="warning" size={18} />
          )
        }
        tone={known ? 'plain' : 'warn'}
        label={`${t('account.network')}: ${known ? network.name : t('account.unknownNetwork')}`}
        testId="w3m-account-select-network"
        onPress={canSwitchNetwork ? () => actor.send({ type: 'networks.open' }) : undefined}
      >
        {known ? network.name : t('account.unknownNetwork')}
      </Chip>
      {known ? null : (
        <Text size="s" tone="quiet" align="center">
          {t('account.unknownNetworkHint', { wallet: truncate(connector?.name ?? connection.connectorId) })}
        </Text>
      )}
    </>
  )
}
