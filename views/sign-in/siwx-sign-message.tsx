import { shorten } from '../../core/amount.ts'
import type { CaipNetworkId } from '../../core/caip.ts'
import type { signInMachine } from '../../machines/sign-in.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { Line } from '../../ui/layout.tsx'
import { Text } from '../../ui/prose.tsx'
import { Ring } from '../../ui/ring.tsx'
import { useShake } from '../../ui/shake.ts'
import type { ViewProps } from '../define-views.ts'
import { brief } from '../names.ts'
import { useText } from '../text.tsx'
import { useConnection, useConnector } from '../use-connection.ts'
import { kitOf } from '../use-kit.ts'
import { useLast } from '../use-last.ts'
import { useSelector } from '../use-selector.ts'
import { tell } from './telling.ts'

/** The app asks for a signature (SPEC 2, the sign-message view); what cancelling leads to stands on its button. */
export default function SIWXSignMessage({ actor }: ViewProps<typeof signInMachine>) {
  useShake()
  const t = useText()
  const { title, text, ring } = useSelector(actor, tell)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const namespace = useSelector(actor, ({ context }) => context.namespace)
  const address = useSelector(actor, ({ context }) => context.address)
  const caipNetworkId = useSelector(actor, ({ context }) => context.caipNetworkId)
  const app = useSelector(actor, ({ context }) => context.app)
  const required = useSelector(actor, ({ context }) => context.required)
  const last = useSelector(actor, ({ context }) => (context.last === context.caipNetworkId ? null : context.last))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isUnanswered = useSelector(actor, (snapshot) => snapshot.hasTag('unanswered'))
  const mayCancel = useSelector(actor, (snapshot) => snapshot.can({ type: 'sign.cancel' }))
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const connection = useLast(useConnection(actor, namespace))
  const connector = useConnector(actor, namespace, connection?.connectorId ?? '')
  const wallet = brief(connector?.name ?? connection?.connectorId ?? '')
  const nameOf = (id: CaipNetworkId | null) =>
    brief(networks.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? '')
  const network = nameOf(last)
  const names = { app: brief(app.name), wallet, network, ...failure?.params }
  const who = t('signIn.who', { address: shorten(address), network: nameOf(caipNetworkId) })
  const isFailed = failure !== null && !isUnanswered
  const headline = t(isFailed ? 'signIn.failed' : title, names)
  const sentence = t(isFailed ? failure.code : text, names)
  // On the way back already, nothing but the end of the connection is left.
  const isLastWay = useSelector(actor, (snapshot) => snapshot.matches('returning')) || network === ''
  const cancel = !required ? 'signIn.cancel' : isLastWay ? 'signIn.cancelDisconnects' : 'signIn.cancelGoesBack'
  const isRefusing = useSelector(kitOf(actor), (snapshot) => snapshot.hasTag('refusing'))
  const wayOut = t(isLastWay ? 'signIn.wayOut' : 'signIn.wayBack', names)
  return (
    <EmptyState
      art={
        <Line gap={16} align="center">
          <WalletIcon src={app.icon} name={app.name} size={56} />
          <Ring state={isFailed ? 'failed' : ring}>
            <WalletIcon src={connector?.icon} name={wallet} size={76} travel={connection?.connectorId} />
          </Ring>
        </Line>
      }
      title={headline}
      text={sentence}
      testId={isFailed ? 'signIn.failed' : title}
    >
      <Say>{`${headline}. ${sentence} ${who}`}</Say>
      <Text tone="quiet" size="s" align="center" testId="signIn.who">
        {who}
      </Text>
      <Button
        variant="primary"
        wide
        busy={busy}
        testId="w3m-connecting-siwe-sign"
        onPress={() => actor.send({ type: 'sign.approve' })}
      >
        {t(isUnanswered || isFailed ? 'signIn.again' : 'signIn.sign')}
      </Button>
      <Button
        variant="secondary"
        wide
        busy={!mayCancel}
        testId="w3m-connecting-siwe-cancel"
        onPress={() => actor.send({ type: 'sign.cancel' })}
      >
        {t(cancel, names)}
      </Button>
      {required ? (
        <Text tone={isRefusing ? 'plain' : 'quiet'} size="s" align="center">
          {wayOut}
        </Text>
      ) : null}
      {isRefusing ? <Say>{wayOut}</Say> : null}
    </EmptyState>
  )
}
