import { useSelector } from '@xstate/react'
import { explorerLink } from '../../core/explorer.ts'
import { networkOf } from '../../core/network-of.ts'
import { shorten } from '../../core/shorten.ts'
import type { accountMachine } from '../../machines/account/chart.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { CopyText } from '../../ui/copy.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { Stack } from '../../ui/layout.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { Text } from '../../ui/prose.tsx'
import { Tile, Tiles } from '../../ui/tiles.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { NetworkPicture } from '../network-picture.tsx'
import { useConnector } from '../use-connection.ts'
import { Balance } from './balance.tsx'
import { useText } from './messages.ts'
import { WalletsTile } from './wallets-tile.tsx'

/** The connected account: who, how much, where, what can be done with it, and the way out [account-view]. */
export default function Account({ actor }: ViewProps<typeof accountMachine>) {
  const t = useText()
  const namespace = useSelector(actor, ({ context }) => context.namespace)
  const copied = useSelector(actor, (snapshot) => snapshot.hasTag('copied'))
  const mayCopy = useSelector(actor, (snapshot) => snapshot.can({ type: 'address.copy' }))
  const leaving = useSelector(actor, (snapshot) => snapshot.hasTag('leaving'))
  const canSwitchNetwork = useSelector(actor, (snapshot) => snapshot.can({ type: 'networks.open' }))
  const hasActivity = useSelector(actor, (snapshot) => snapshot.can({ type: 'activity.open' }))
  const canOpenWallets = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallets.open' }))
  const canSend = useSelector(actor, (snapshot) => snapshot.can({ type: 'send.open' }))
  const networks = useSelector(actor, ({ context }) => context.networks)
  const connection = useSelector(actor, ({ context }) => context.connection)
  const known = useSelector(actor, (snapshot) => !snapshot.matches({ shown: { network: 'unknown' } }))
  const explorable = useSelector(actor, (snapshot) => snapshot.matches({ shown: { network: 'explorable' } }))
  const connector = useConnector(actor, namespace, connection.connectorId)
  const address = connection.accounts[0]?.address ?? ''

  const network = networkOf(networks, connection)
  const wallet = truncate(connector?.name ?? connection.connectorId)
  return (
    <Stack gap={20}>
      <Stack align="center" gap={10}>
        <Avatar
          address={address}
          size={76}
          corner={
            connector ? <WalletIcon src={connector.icon} name={connector.name} size={28} travel={connector.id} /> : null
          }
        />
        <Stack align="center" gap={0}>
          <CopyText
            label={t(copied ? 'account.copied' : 'account.copy', { address: shorten(address) })}
            copied={copied}
            busy={!mayCopy}
            testId="account-copy"
            onPress={() => actor.send({ type: 'address.copy' })}
          >
            {shorten(address)}
          </CopyText>
          <Balance actor={actor} />
        </Stack>
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
            {t('account.unknownNetworkHint', { wallet })}
          </Text>
        )}
      </Stack>
      <Tiles>
        {canSend ? (
          <Tile icon="upload" testId="account-send" onPress={() => actor.send({ type: 'send.open' })}>
            {t('account.send')}
          </Tile>
        ) : null}
        <Tile icon="download" testId="account-receive" onPress={() => actor.send({ type: 'receive.open' })}>
          {t('account.receive')}
        </Tile>
        {hasActivity ? (
          <Tile icon="clock" testId="account-activity" onPress={() => actor.send({ type: 'activity.open' })}>
            {t('account.activity')}
          </Tile>
        ) : null}
        {canOpenWallets ? <WalletsTile actor={actor} /> : null}
        {explorable ? (
          <Tile icon="external" href={explorerLink(network, address)}>
            {t('account.explorer')}
          </Tile>
        ) : null}
      </Tiles>
      <Button
        variant="danger"
        icon="exit"
        wide
        busy={leaving}
        testId="disconnect-button"
        onPress={() => actor.send({ type: 'account.disconnect' })}
      >
        {leaving ? t('account.disconnecting') : t('account.disconnect')}
      </Button>
    </Stack>
  )
}
