import { useSelector } from '@xstate/react'
import { shorten } from '../../core/shorten.ts'
import type { accountMachine } from '../../machines/account/chart.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { CopyText } from '../../ui/copy.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useConnector } from '../use-connection.ts'
import { Balance } from './balance.tsx'
import { useText } from './messages.ts'

/** Whose account it is: its picture, its name where it has one, its address, and its balance [account-identity]. */
export function Who({ actor }: ViewProps<typeof accountMachine>) {
  const t = useText()
  const namespace = useSelector(actor, ({ context }) => context.namespace)
  const connection = useSelector(actor, ({ context }) => context.connection)
  const { name, avatar } = useSelector(actor, ({ context }) => context.identity)
  const isList = useSelector(actor, (snapshot) => snapshot.matches({ shown: { layout: 'list' } }))
  const copied = useSelector(actor, (snapshot) => snapshot.hasTag('copied'))
  const mayCopy = useSelector(actor, (snapshot) => snapshot.can({ type: 'address.copy' }))
  const connector = useConnector(actor, namespace, connection.connectorId)
  const address = connection.accounts[0]?.address ?? ''
  return (
    <>
      <Avatar
        address={address}
        src={avatar}
        size={76}
        testId="single-account-avatar"
        corner={
          connector ? <WalletIcon src={connector.icon} name={connector.name} size={28} travel={connector.id} /> : null
        }
      />
      <Stack align="center" gap={0}>
        {name === undefined ? null : (
          <Text size="l" strong align="center" testId="account-name">
            <bdi>{truncate(name)}</bdi>
          </Text>
        )}
        <CopyText
          label={t(copied ? 'account.copied' : 'account.copy', { address: shorten(address) })}
          copied={copied}
          busy={!mayCopy}
          small={name !== undefined}
          testId="account-copy"
          onPress={() => actor.send({ type: 'address.copy' })}
        >
          {shorten(address)}
        </CopyText>
        {isList ? <Balance actor={actor} /> : null}
      </Stack>
    </>
  )
}
