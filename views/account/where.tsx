import { useSelector } from '@xstate/react'
import { explorerLink } from '../../core/explorer.ts'
import { networkOf } from '../../core/network-of.ts'
import type { accountMachine } from '../../machines/account/chart.ts'
import { Chip, ChipLink } from '../../ui/chip.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { Line } from '../../ui/line.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { NetworkPicture } from '../network-picture.tsx'
import { useConnector } from '../use-connection.ts'
import { useText } from './messages.ts'

/** The account's network, a link to the others, and one to the account’s page at the block explorer. */
export function Where({ actor }: ViewProps<typeof accountMachine>) {
  const t = useText()
  const namespace = useSelector(actor, ({ context }) => context.namespace)
  const networks = useSelector(actor, ({ context }) => context.networks)
  const connection = useSelector(actor, ({ context }) => context.connection)
  const canSwitchNetwork = useSelector(actor, (snapshot) => snapshot.can({ type: 'networks.open' }))
  const known = useSelector(actor, (snapshot) => !snapshot.matches({ shown: { network: 'unknown' } }))
  const connector = useConnector(actor, namespace, connection.connectorId)
  const network = networkOf(networks, connection)
  const explorable = useSelector(actor, (snapshot) => snapshot.matches({ shown: { network: 'explorable' } }))
  const href = explorerLink(network, connection.accounts[0]?.address ?? '')
  return (
    <>
      <Line gap={6} align="center">
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
        {explorable && href !== undefined ? (
          <ChipLink icon={<LazyIcon name="external" size={18} />} label={t('account.explorer')} href={href} />
        ) : null}
      </Line>
      {known ? null : (
        <Text size="s" tone="quiet" align="center">
          {t('account.unknownNetworkHint', { wallet: truncate(connector?.name ?? connection.connectorId) })}
        </Text>
      )}
    </>
  )
}
