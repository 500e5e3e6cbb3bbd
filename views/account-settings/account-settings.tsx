import { useSelector } from '@xstate/react'
import { networkOf } from '../../core/network-of.ts'
import type { accountSettingsMachine } from '../../machines/account-settings/chart.ts'
import { Headed } from '../../ui/headed.tsx'
import { Stack } from '../../ui/layout.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { useLazyTokens } from '../../ui/lazy-styles.ts'
import { List, Row } from '../../ui/list.tsx'
import type { ViewProps } from '../define-views.ts'
import { NetworkPicture } from '../network-picture.tsx'
import { AccountTypeRow } from './account-type-row.tsx'
import { useText } from './messages.ts'
import { UserRow } from './user-row.tsx'

type Props = ViewProps<typeof accountSettingsMachine>

/** The settings of an embedded wallet's user [account-settings]. */
export default function AccountSettings({ actor }: Props) {
  useLazyTokens()
  const t = useText()
  const isKnown = useSelector(actor, ({ context }) => context.connection.user !== undefined)
  const canUpgrade = useSelector(actor, (snapshot) => snapshot.can({ type: 'upgrade.open' }))
  const canBeNamed = useSelector(actor, (snapshot) => snapshot.can({ type: 'name.open' }))
  const isLeaving = useSelector(actor, (snapshot) => snapshot.hasTag('leaving'))
  return (
    <Stack gap={16}>
      <Stack gap={24}>
        {isKnown ? (
          <Headed title={t('settings.login')}>
            <UserRow actor={actor} />
          </Headed>
        ) : null}
        <Headed title={t('settings.account')}>
          <NetworkRow actor={actor} />
          <AccountTypeRow actor={actor} />
          {canBeNamed ? (
            <Row
              icon={<LazyIcon name="person" />}
              title={t('settings.name')}
              hint="forward"
              testId="account-choose-name-button"
              onPress={() => actor.send({ type: 'name.open' })}
            />
          ) : null}
          {canUpgrade ? (
            <Row
              icon={<LazyIcon name="shield" />}
              title={t('settings.upgrade')}
              sub={t('settings.upgradeHint')}
              hint="forward"
              testId="w3m-wallet-upgrade-card"
              onPress={() => actor.send({ type: 'upgrade.open' })}
            />
          ) : null}
        </Headed>
      </Stack>
      <List>
        <Row
          icon={<LazyIcon name="exit" />}
          title={t(isLeaving ? 'account.disconnecting' : 'account.disconnect')}
          tone="danger"
          busy={isLeaving}
          testId="disconnect-button"
          onPress={() => actor.send({ type: 'account.disconnect' })}
        />
      </List>
    </Stack>
  )
}

/** The account's network, with a link to the others. */
function NetworkRow({ actor }: Props) {
  const t = useText()
  const networks = useSelector(actor, ({ context }) => context.networks)
  const connection = useSelector(actor, ({ context }) => context.connection)
  const canSwitch = useSelector(actor, (snapshot) => snapshot.can({ type: 'networks.open' }))
  const network = networkOf(networks, connection)
  return (
    <Row
      icon={<NetworkPicture actor={actor} network={network} name={network.name} />}
      title={t('settings.network')}
      sub={network.name}
      hint={canSwitch ? 'forward' : undefined}
      testId="w3m-account-select-network"
      onPress={canSwitch ? () => actor.send({ type: 'networks.open' }) : undefined}
    />
  )
}
