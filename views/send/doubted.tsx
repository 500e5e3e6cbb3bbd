import { useSelector } from '@xstate/react'
import type { sendMachine } from '../../machines/send/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Line } from '../../ui/line.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'

/** The ways on where the receiver looks like the wrong one: back is the easy one [send-look-alike]. */
export function Doubted({ actor }: ViewProps<typeof sendMachine>) {
  const t = useText()
  const mayConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'send.confirm' }))
  return (
    <>
      <Say>{t('send.doubted')}</Say>
      <Checkbox checked={mayConfirm} testId="send-vouch" onChange={() => actor.send({ type: 'receiver.vouch' })}>
        {t('send.doubted')}
      </Checkbox>
      <Line gap={8}>
        <Button
          variant="danger"
          wide
          disabled={!mayConfirm}
          testId="send-confirm"
          onPress={() => actor.send({ type: 'send.confirm' })}
        >
          {t('send.anyway')}
        </Button>
        <Button variant="primary" wide testId="send-cancel" onPress={() => actor.send({ type: 'nav.back' })}>
          {t('send.cancel')}
        </Button>
      </Line>
    </>
  )
}
