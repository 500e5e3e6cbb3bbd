import type { approveTransactionMachine } from '../../machines/approve-transaction/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { FramePlace } from '../../ui/frame-place.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Text } from '../../ui/prose.tsx'
import { Ring } from '../../ui/ring.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'

/** The embedded wallet's frame in the card's place: what it asks, and what is answered, stays in it [embedded-approve]. */
export default function ApproveTransaction(_: ViewProps<typeof approveTransactionMachine>) {
  const t = useText()
  return (
    <>
      <Say>{t('approve.text')}</Say>
      <FramePlace>
        <Ring state="asking">
          <Plate icon="shield" />
        </Ring>
        <Text tone="quiet" align="center">
          {t('approve.text')}
        </Text>
      </FramePlace>
    </>
  )
}
