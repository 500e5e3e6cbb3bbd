import { useSelector } from '@xstate/react'
import type { ConnectedAccount, Connection } from '../../core/connector.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { shorten } from '../../core/shorten.ts'
import type { profileWalletsMachine } from '../../machines/profile-wallets/chart.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { CopyText } from '../../ui/copy.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { LazyIconButton } from '../../ui/lazy-icon-button.tsx'
import { Line } from '../../ui/line.tsx'
import { Badge, List, Row } from '../../ui/list.tsx'
import { TextLink } from '../../ui/press.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Tag } from '../../ui/tag.tsx'
import { CardAct, WalletCard } from '../../ui/wallet-card.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useConnector } from '../use-connection.ts'
import { accountTypeOf } from './account-type.ts'
import { useText } from './messages.ts'
import { useAct } from './use-act.ts'

type Props = ViewProps<typeof profileWalletsMachine> & { connection: Connection }

/** The active connection of a namespace, with the accounts that can be made active. */
export function ActiveWallet({ actor, connection }: Props) {
  const t = useText()
  const { namespace, connectorId } = connection
  const connector = useConnector(actor, namespace, connectorId)
  const isActive = useSelector(actor, (snapshot) => snapshot.matches({ shown: { activity: 'active' } }))
  const copied = useSelector(actor, (snapshot) => snapshot.hasTag('copied') && snapshot.context.address)
  const { switching, disconnecting, failure, canSwitch, canDisconnect } = useAct(actor, connection)
  const [account, ...others] = connection.accounts
  const title = connector?.name ?? connectorId
  const wallet = truncate(title)
  const address = account?.address ?? ''
  const copy = { type: 'address.copy', address } as const
  const mayCopy = useSelector(actor, (snapshot) => snapshot.can(copy))
  const type = account && accountTypeOf(account)
  return (
    <div data-testid="active-connection">
      <WalletCard
        testId="wui-active-profile-wallet-item"
        current={isActive}
        heading={others.length > 0 ? t('wallets.accounts', { wallet }) : undefined}
        icon={<WalletIcon src={connector?.icon} name={title} travel={connectorId} />}
        title={title}
        sub={
          <>
            <CopyText
              small
              label={t('account.copy', { address: shorten(address) })}
              copied={copied === address}
              busy={!mayCopy}
              testId="wui-active-profile-wallet-item-copy"
              onPress={() => actor.send(copy)}
            >
              {shorten(address)}
            </CopyText>
            {isActive ? <Tag tone="good">{t('wallets.active')}</Tag> : null}
            {type ? <Badge>{t(type)}</Badge> : null}
          </>
        }
        problem={failure ? t(failure.code, { wallet }) : undefined}
        action={
          <>
            {isActive ? null : (
              <CardAct
                label={t('wallets.switchTo', { wallet })}
                busy={switching}
                disabled={!canSwitch && !switching}
                testId="wui-active-profile-wallet-item-switch"
                onPress={() => actor.send({ type: 'connection.switch', connectorId })}
              >
                {t('wallets.switch')}
              </CardAct>
            )}
            <LazyIconButton
              icon="exit"
              label={t('wallets.disconnect', { wallet })}
              busy={disconnecting}
              disabled={!canDisconnect && !disconnecting}
              testId="wui-active-profile-wallet-item-disconnect-button"
              onPress={() => actor.send({ type: 'connection.disconnect', connectorId })}
            />
          </>
        }
      >
        {others.length > 0 ? (
          <Accounts actor={actor} connection={connection} accounts={others} wallet={wallet} />
        ) : null}
      </WalletCard>
    </div>
  )
}

function Accounts(props: Props & { accounts: readonly ConnectedAccount[]; wallet: string }) {
  const { actor, connection, accounts, wallet } = props
  const t = useText()
  const canShowAll = useSelector(actor, (snapshot) => snapshot.can({ type: 'accounts.showAll' }))
  const shown = canShowAll ? accounts.slice(0, lazyConstants.accountsShown) : accounts
  return (
    <>
      <List label={t('wallets.accounts', { wallet })}>
        {shown.map((account) => (
          <Account key={account.address} actor={actor} connection={connection} account={account} wallet={wallet} />
        ))}
      </List>
      {canShowAll ? (
        <Line align="center">
          <TextLink
            testId="wui-active-profile-wallet-item-more-button"
            onPress={() => actor.send({ type: 'accounts.showAll' })}
          >
            {t('wallets.more', { count: accounts.length - shown.length })}
          </TextLink>
        </Line>
      ) : null}
    </>
  )
}

function Account({ actor, connection, account, wallet }: Props & { account: ConnectedAccount; wallet: string }) {
  const t = useText()
  const { address } = account
  const { switching, failure, canSwitch } = useAct(actor, connection, address)
  const type = accountTypeOf(account)
  return (
    <Row
      icon={<Avatar address={address} size={32} />}
      title={shorten(address)}
      sub={type && t(type)}
      below={<Problem>{failure && t(failure.code, { wallet })}</Problem>}
      badge={switching ? null : <Tag tone="act">{t('wallets.switch')}</Tag>}
      busy={switching}
      disabled={!canSwitch && !switching}
      onPress={() => actor.send({ type: 'connection.switch', connectorId: connection.connectorId, address })}
    />
  )
}
