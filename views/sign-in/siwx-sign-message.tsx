import { useSelector } from '@xstate/react'
import type { CaipNetworkId } from '../../core/caip.ts'
import { pageIcon } from '../../core/page-icon.ts'
import { shorten } from '../../core/shorten.ts'
import { ringOf, statusOf } from '../../core/status-meta.ts'
import type { signInMachine } from '../../machines/sign-in/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Pair } from '../../ui/pair.tsx'
import { Text } from '../../ui/prose.tsx'
import { Ring } from '../../ui/ring.tsx'
import { useShake } from '../../ui/shake.ts'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useConnectedWallet } from '../use-connection.ts'
import { kitOf } from '../use-kit.ts'
import { CancelButton } from './cancel-button.tsx'
import { useText } from './messages.ts'

/** The button's label while the wallet is asked. */
const waits: Partial<Record<string, 'signIn.wait'>> = { 'signIn.signing': 'signIn.wait', 'signIn.slow': 'signIn.wait' }

/** The app asks for a signature [signin-opens]. */
export default function SIWXSignMessage({ actor }: ViewProps<typeof signInMachine>) {
  useShake()
  const t = useText()
  const title = useSelector(actor, statusOf) ?? 'signIn.asking'
  const ring = useSelector(actor, ringOf)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const address = useSelector(actor, ({ context }) => context.address)
  const caipNetworkId = useSelector(actor, ({ context }) => context.caipNetworkId)
  const returnTo = useSelector(actor, ({ context }) => context.returnTo)
  const app = useSelector(actor, ({ context }) => context.app)
  const domain = useSelector(actor, ({ context }) => context.ready?.data.domain)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const maySign = useSelector(actor, (snapshot) => snapshot.can({ type: 'sign.approve' }))
  // While the user is leaving, there is nothing to sign.
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'sign.retry' }))
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const connection = useSelector(actor, ({ context }) => context.wallet)
  const { name, icon } = useConnectedWallet(actor, connection)
  const wallet = truncate(name)
  const nameOf = (id: CaipNetworkId | null) =>
    truncate(networks.find((network) => network.caipNetworkId === id)?.name ?? '')
  const names = { app: truncate(app.name), wallet, network: nameOf(returnTo), ...failure?.params }
  const headline = t(title, names)
  const sentence = t(title === 'signIn.failed' ? (failure?.code ?? 'unknown') : `${title}Hint`, names)
  const account = t('signIn.account', { address: shorten(address), network: nameOf(caipNetworkId) })
  return (
    <EmptyState
      art={
        <Ring state={ring}>
          <Pair>
            <WalletIcon src={app.icon ?? pageIcon()} name={app.name} size={46} />
            <WalletIcon src={icon} name={wallet} size={46} travel={connection?.connectorId} />
          </Pair>
        </Ring>
      }
      title={headline}
      // Reserves a line before the message is known, so that nothing moves.
      text={<bdi data-testid="signIn.site">{domain ?? '\u00a0'}</bdi>}
      testId={title}
    >
      <Say>{`${headline}. ${sentence} ${t('signIn.as', { account })}`}</Say>
      <Stack gap={24}>
        <Stack align="center">
          <Text tone="quiet" align="center">
            {sentence}
          </Text>
          <Chip icon={<Avatar address={address} size={20} />} testId="signIn.account">
            {account}
          </Chip>
        </Stack>
        <Button
          variant="primary"
          wide
          busy={isBusy && !mayRetry}
          disabled={!(isBusy || mayRetry || maySign)}
          testId="w3m-connecting-siwe-sign"
          onPress={() => actor.send({ type: mayRetry ? 'sign.retry' : 'sign.approve' })}
        >
          {t(mayRetry ? 'signIn.again' : (waits[title] ?? 'signIn.sign'), names)}
        </Button>
      </Stack>
      <CancelButton actor={actor} names={names} />
    </EmptyState>
  )
}
