import { useState } from 'react'
import { shorten } from '../../core/amount.ts'
import type { ConnectedAccount, Connection } from '../../core/connector.ts'
import type { profileWalletsMachine } from '../../machines/profile-wallets.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyText } from '../../ui/copy.tsx'
import { Holding } from '../../ui/holding.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { LateIconButton } from '../../ui/late-icon-button.tsx'
import { Line } from '../../ui/layout.tsx'
import { Badge, List, Row } from '../../ui/list.tsx'
import { TextLink } from '../../ui/press.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { ViewProps } from '../define-views.ts'
import { brief } from '../names.ts'
import { useText } from '../text.tsx'
import { useConnector } from '../use-connection.ts'
import { kitOf } from '../use-kit.ts'
import { useSelector } from '../use-selector.ts'
import { accountTypeOf } from './account-type.ts'
import { useAct } from './use-act.ts'

/** How many of a wallet's other accounts are shown until somebody asks for all. */
const SHOWN = 3

type Props = ViewProps<typeof profileWalletsMachine> & { connection: Connection }

/** The active connection of a namespace, with the accounts of it that could be the active one. */
export function ActiveWallet({ actor, connection }: Props) {
  const t = useText()
  const { namespace, connectorId } = connection
  const connector = useConnector(actor, namespace, connectorId)
  const active = useSelector(kitOf(actor), ({ context }) => context.active)
  const copied = useSelector(actor, (snapshot) => snapshot.hasTag('copied') && snapshot.context.address)
  const { switching, disconnecting, failure, busy } = useAct(actor, connection)
  const [account, ...others] = connection.accounts
  if (!account) return null
  const title = connector?.name ?? connectorId
  const wallet = brief(title)
  const { address } = account
  const type = accountTypeOf(account)
  return (
    <div data-testid="active-connection">
      <Holding
        testId="wui-active-profile-wallet-item"
        icon={<WalletIcon src={connector?.icon} name={title} size={48} travel={connectorId} />}
        title={title}
        badge={active === namespace ? <Tag tone="good">{t('wallets.active')}</Tag> : null}
        sub={
          <>
            <CopyText
              small
              label={t('account.copy', { address: shorten(address) })}
              copied={copied === address}
              testId="wui-active-profile-wallet-item-copy"
              onPress={() => actor.send({ type: 'address.copy', address })}
            >
              {shorten(address)}
            </CopyText>
            {type ? <Badge>{t(type)}</Badge> : null}
          </>
        }
        problem={failure ? t(failure.code, { wallet }) : undefined}
        action={
          <LateIconButton
            icon="exit"
            label={t('wallets.disconnect', { wallet })}
            busy={disconnecting}
            disabled={busy && !disconnecting}
            testId="wui-active-profile-wallet-item-disconnect-button"
            onPress={() => actor.send({ type: 'connection.disconnect', connectorId })}
          />
        }
      >
        {active === namespace ? null : (
          <Button
            wide
            busy={switching}
            disabled={busy && !switching}
            testId="wui-active-profile-wallet-item-switch"
            onPress={() => actor.send({ type: 'connection.switch', connectorId })}
          >
            {t('wallets.switchTo', { wallet })}
          </Button>
        )}
        {others.length > 0 ? (
          <Accounts actor={actor} connection={connection} accounts={others} wallet={wallet} />
        ) : null}
      </Holding>
    </div>
  )
}

function Accounts(props: Props & { accounts: readonly ConnectedAccount[]; wallet: string }) {
  const { actor, connection, accounts, wallet } = props
  const t = useText()
  const [all, setAll] = useState(false)
  // One that is left over would take the room of the link that leads to it.
  const shown = all || accounts.length <= SHOWN + 1 ? accounts : accounts.slice(0, SHOWN)
  return (
    <>
      <List label={t('wallets.accounts', { wallet })}>
        {shown.map((account) => (
          <Account key={account.address} actor={actor} connection={connection} account={account} wallet={wallet} />
        ))}
      </List>
      {shown.length < accounts.length ? (
        <Line align="center">
          <TextLink testId="wui-active-profile-wallet-item-more-button" onPress={() => setAll(true)}>
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
  const { switching, failure, busy } = useAct(actor, connection, address)
  const type = accountTypeOf(account)
  return (
    <Row
      icon={<Avatar address={address} size={32} />}
      title={shorten(address)}
      sub={failure ? t(failure.code, { wallet }) : type ? t(type) : undefined}
      failed={failure !== null}
      badge={switching ? null : <Tag tone="accent">{t('wallets.switch')}</Tag>}
      busy={switching}
      disabled={busy && !switching}
      onPress={() => actor.send({ type: 'connection.switch', connectorId: connection.connectorId, address })}
    />
  )
}
