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

type Props = ViewProps<typeof accountMachine>

/** Whether the view also includes the account's tokens, which leaves less room for its identity [account-layout]. */
export const useHoldsBelow = (actor: Props['actor']): boolean =>
  useSelector(actor, (snapshot) => snapshot.matches({ shown: { layout: 'portfolio' } }))

/** The account's picture, with its wallet's in the corner. */
export function Face({ actor }: Props) {
  const namespace = useSelector(actor, ({ context }) => context.namespace)
  const connection = useSelector(actor, ({ context }) => context.connection)
  const avatar = useSelector(actor, ({ context }) => context.identity.avatar)
  const connector = useConnector(actor, namespace, connection.connectorId)
  const size = useHoldsBelow(actor) ? 60 : 76
  return (
    <Avatar
      address={connection.accounts[0]?.address ?? ''}
      src={avatar}
      size={size}
      testId="single-account-avatar"
      corner={
        connector ? (
          <WalletIcon src={connector.icon} name={connector.name} size={size * 0.37} travel={connector.id} />
        ) : null
      }
    />
  )
}

/** The account's identity: balance, name if it has one, and address [account-identity]. */
export function Who({ actor }: Props) {
  const t = useText()
  const connection = useSelector(actor, ({ context }) => context.connection)
  const name = useSelector(actor, ({ context }) => context.identity.name)
  const holdsBelow = useHoldsBelow(actor)
  const copied = useSelector(actor, (snapshot) => snapshot.hasTag('copied'))
  const mayCopy = useSelector(actor, (snapshot) => snapshot.can({ type: 'address.copy' }))
  const address = connection.accounts[0]?.address ?? ''
  return (
    <Stack align="center" gap={0}>
      {holdsBelow ? null : <Balance actor={actor} />}
      {name === undefined ? null : (
        <Text size="l" strong align={holdsBelow ? 'start' : 'center'} testId="account-name">
          <bdi>{truncate(name)}</bdi>
        </Text>
      )}
      <CopyText
        label={t(copied ? 'account.copied' : 'account.copy', { address: shorten(address) })}
        copied={copied}
        busy={!mayCopy}
        small={name !== undefined || !holdsBelow}
        testId="account-copy"
        onPress={() => actor.send({ type: 'address.copy' })}
      >
        {shorten(address)}
      </CopyText>
    </Stack>
  )
}
