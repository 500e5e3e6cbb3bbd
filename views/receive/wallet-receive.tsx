import { useSelector } from '@xstate/react'
import { addressGroups } from '../../core/address-groups.ts'
import { paymentUri } from '../../core/payment-uri.ts'
import type { receiveMachine } from '../../machines/receive/chart.ts'
import { Button } from '../../ui/button.tsx'
import { CodePlace } from '../../ui/code-place.tsx'
import { Grouped } from '../../ui/grouped.tsx'
import { Stack } from '../../ui/layout.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Text } from '../../ui/prose.tsx'
import { QrCode } from '../../ui/qr.tsx'
import type { ViewProps } from '../define-views.ts'
import { NetworkPicture } from '../network-picture.tsx'
import { useText } from './messages.ts'
import { usePayee } from './use-payee.ts'

/** The full address, as text and as a QR code, and the networks on which it works [receive-address]. */
export default function WalletReceive({ actor }: ViewProps<typeof receiveMachine>) {
  const t = useText()
  const copied = useSelector(actor, (snapshot) => snapshot.hasTag('copied'))
  const mayCopy = useSelector(actor, (snapshot) => snapshot.can({ type: 'address.copy' }))
  const { payee, compatible, network, isKnown } = usePayee(actor)
  const name = isKnown ? network.name : t('receive.unknownNetwork')
  const others = compatible.length - 1
  const icon = <NetworkPicture actor={actor} network={network} name={name} size={44} />
  return (
    <Stack gap={12}>
      <CodePlace>
        <QrCode
          value={paymentUri(payee)}
          label={t('receive.code', { network: name })}
          logo={icon}
          testId="wui-qr-code"
        />
      </CodePlace>
      <Text strong align="center" testId="receive-only">
        {isKnown && others === 0 ? t('receive.network', { network: network.name }) : t('receive.networks')}
      </Text>
      <Grouped groups={addressGroups(payee.address)} testId="receive-address" />
      <Button
        wide
        icon={copied ? 'check' : 'copy'}
        busy={!mayCopy}
        testId="receive-copy"
        onPress={() => actor.send({ type: 'address.copy' })}
      >
        {copied ? t('receive.copied') : t('receive.copy')}
      </Button>
      <List>
        <Row
          icon={<NetworkPicture actor={actor} network={network} name={name} size={40} />}
          title={t('title.WalletCompatibleNetworks')}
          sub={others > 0 ? `${name} +${others}` : name}
          hint="forward"
          testId="receive-networks"
          onPress={() => actor.send({ type: 'networks.open' })}
        />
      </List>
    </Stack>
  )
}
