import { networkOf } from '../../core/account.ts'
import { shorten } from '../../core/amount.ts'
import type { accountMachine } from '../../machines/account.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { CopyText } from '../../ui/copy.tsx'
import { NetworkIcon, WalletIcon } from '../../ui/image.tsx'
import { LateIcon } from '../../ui/late-icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { List, Row } from '../../ui/list.tsx'
import type { ViewProps } from '../define-views.ts'
import { brief } from '../names.ts'
import { useText } from '../text.tsx'
import { useConnection, useConnector } from '../use-connection.ts'
import { kitOf } from '../use-kit.ts'
import { useLast } from '../use-last.ts'
import { useSelector } from '../use-selector.ts'
import { Balance } from './balance.tsx'
import { WalletsRow } from './wallets-row.tsx'

/** The connected account (SPEC 2, Account): who, how much, where, and the way out. */
export default function Account({ actor }: ViewProps<typeof accountMachine>) {
  const t = useText()
  const namespace = useSelector(actor, ({ context }) => context.namespace)
  const copied = useSelector(actor, (snapshot) => snapshot.hasTag('copied'))
  const leaving = useSelector(actor, (snapshot) => snapshot.hasTag('leaving') || snapshot.matches('disconnected'))
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const several = useSelector(kitOf(actor), ({ context }) => context.features.multiWallet)
  const connection = useLast(useConnection(actor, namespace))
  const connector = useConnector(actor, namespace, connection?.connectorId ?? '')
  const address = connection?.accounts[0]?.address
  if (!connection || address === undefined) return null

  const network = networkOf(networks, connection.caipNetworkId)
  const known = networks.includes(network)
  const elsewhere = networks.some((other) => other !== network)
  const wallet = brief(connector?.name ?? connection.connectorId)
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
            label={t('account.copy', { address: shorten(address) })}
            copied={copied}
            testId="account-copy"
            onPress={() => actor.send({ type: 'address.copy' })}
          >
            {shorten(address)}
          </CopyText>
          <Balance actor={actor} />
        </Stack>
      </Stack>
      <List>
        <Row
          icon={
            known ? <NetworkIcon src={network.imageUrl} name={network.name} size={32} /> : <LateIcon name="warning" />
          }
          title={known ? network.name : t('account.unknownNetwork')}
          sub={known ? t('account.network') : t('account.unknownNetworkHint', { wallet })}
          hint={elsewhere ? 'forward' : undefined}
          testId="w3m-account-select-network"
          onPress={elsewhere ? () => actor.send({ type: 'networks.open' }) : undefined}
        />
        {several ? <WalletsRow actor={actor} /> : null}
        {network.explorerUrl === undefined ? null : (
          <Row
            icon={<LateIcon name="search" />}
            title={t('account.explorer')}
            hint="external"
            href={`${network.explorerUrl}/address/${address}`}
          />
        )}
        <Row
          icon={<LateIcon name="exit" />}
          tone="danger"
          title={leaving ? t('account.disconnecting') : t('account.disconnect')}
          busy={leaving}
          testId="disconnect-button"
          onPress={() => actor.send({ type: 'account.disconnect' })}
        />
      </List>
    </Stack>
  )
}
