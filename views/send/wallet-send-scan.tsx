import { useSelector } from '@xstate/react'
import { statusOf } from '../../core/status-meta.ts'
import type { sendMachine } from '../../machines/send/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { CameraPlace } from '../../ui/camera-place.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'

type Props = ViewProps<typeof sendMachine>

/** Scans the receiver's code with the camera [send-scan]. */
export default function WalletSendScan({ actor }: Props) {
  const t = useText()
  const status = useSelector(actor, statusOf)
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const stopped = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  if (stopped) return <Failed actor={actor} />
  const text = t(status ?? 'send.scanAsking', { symbol: '', reason: '', wallet: '' })
  return (
    <Stack gap={12}>
      <CameraPlace busy={asking} />
      <Say>{text}</Say>
      <Text tone="quiet" align="center">
        {text}
      </Text>
      <Button wide testId="send-scan-back" onPress={() => actor.send({ type: 'nav.back' })}>
        {t('send.scanBack')}
      </Button>
    </Stack>
  )
}

function Failed({ actor }: Props) {
  const t = useText()
  const code = useSelector(actor, ({ context }) => context.failure?.code)
  return (
    <EmptyState
      art={<Plate icon="warning" tone="warn" />}
      title={t('send.scanFailed')}
      text={t(code ?? 'unknown')}
      testId="send-scan-failed"
    >
      <Button variant="primary" wide testId="send-scan-retry" onPress={() => actor.send({ type: 'scan.retry' })}>
        {t('modal.retry')}
      </Button>
      <Button wide testId="send-scan-back" onPress={() => actor.send({ type: 'nav.back' })}>
        {t('send.scanBack')}
      </Button>
    </EmptyState>
  )
}
