import type { receiveMachine } from '../../machines/receive/chart.ts'
import { Stack } from '../../ui/layout.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { NetworkPicture } from '../network-picture.tsx'
import { useText } from './messages.ts'
import { usePayee } from './use-payee.ts'

/** The app's networks on which the address works, with a warning about others [receive-address]. */
export default function WalletCompatibleNetworks({ actor }: ViewProps<typeof receiveMachine>) {
  const t = useText()
  const { compatible } = usePayee(actor)
  return (
    <Stack gap={16}>
      <Text tone="quiet" align="center" testId="receive-lost">
        {t('receive.lost')}
      </Text>
      <List label={t('title.WalletCompatibleNetworks')}>
        {compatible.map((network) => (
          <Row
            key={network.caipNetworkId}
            icon={<NetworkPicture actor={actor} network={network} name={network.name} size={40} />}
            title={network.name}
          />
        ))}
      </List>
    </Stack>
  )
}
