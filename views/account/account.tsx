import { useSelector } from '@xstate/react'
import { networkOf } from '../../core/account.ts'
import { formatUnits, shorten } from '../../core/amount.ts'
import type { accountMachine } from '../../machines/account.ts'
import { Button, CopyButton } from '../../ui/button.tsx'
import { Avatar, NetworkIcon, WalletIcon } from '../../ui/image.tsx'
import { Line, Stack } from '../../ui/layout.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Skeleton, Text } from '../../ui/text.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from '../text.tsx'
import { kitOf, useConnection, useConnector } from '../use-kit.ts'

const DECIMALS_SHOWN = 3

/** The connected account (SPEC 2, Account): who, how much, where, and the way out. */
export default function Account({ actor }: ViewProps<typeof accountMachine>) {
  const t = useText()
  const namespace = useSelector(actor, ({ context }) => context.namespace)
  const balance = useSelector(actor, ({ context }) => context.balance)
  const loading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const copied = useSelector(actor, (snapshot) => snapshot.hasTag('copied'))
  const leaving = useSelector(actor, (snapshot) => snapshot.hasTag('leaving'))
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'balance.retry' }))
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const connection = useConnection(actor, namespace)
  const connector = useConnector(actor, namespace, connection?.connectorId ?? '')
  const address = connection?.accounts[0]?.address
  if (!connection || address === undefined) return null

  const network = networkOf(networks, connection.caipNetworkId)
  const known = networks.includes(network)
  return (
    <Stack align="center" gap={20}>
      <Avatar
        address={address}
        corner={
          connector ? <WalletIcon src={connector.icon} name={connector.name} size={28} travel={connector.id} /> : null
        }
      />
      <Line>
        <Text size="xl" strong>
          <bdi title={address}>{shorten(address)}</bdi>
        </Text>
        <CopyButton
          label={t('account.copy')}
          copiedLabel={t('account.copied')}
          copied={copied}
          onPress={() => actor.send({ type: 'address.copy' })}
        />
      </Line>
      <List>
        <Row
          title={t('account.balance')}
          testId="account-balance"
          value={
            loading ? (
              <Skeleton inlineSize={72} blockSize={16} />
            ) : failed || !balance ? (
              t('account.balanceFailed')
            ) : (
              `${formatUnits(balance.value, balance.decimals, DECIMALS_SHOWN)} ${balance.symbol}`
            )
          }
        />
        <Row
          title={t('account.network')}
          testId="w3m-account-select-network"
          icon={<NetworkIcon src={network.imageUrl} name={network.name} />}
          value={known ? network.name : t('account.unknownNetwork')}
        />
        {network.explorerUrl === undefined ? null : (
          <Row title={t('account.explorer')} hint="external" href={`${network.explorerUrl}/address/${address}`} />
        )}
      </List>
      {mayRetry ? (
        <Button size="s" icon="retry" onPress={() => actor.send({ type: 'balance.retry' })}>
          {t('account.balanceRetry')}
        </Button>
      ) : null}
      <Button
        wide
        icon="exit"
        busy={leaving}
        testId="disconnect-button"
        onPress={() => actor.send({ type: 'account.disconnect' })}
      >
        {leaving ? t('account.disconnecting') : t('account.disconnect')}
      </Button>
    </Stack>
  )
}
