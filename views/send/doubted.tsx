import { useSelector } from '@xstate/react'
import { type Warning, warningsOf } from '../../core/transfer-warnings.ts'
import type { CodeOf } from '../../locales/messages.ts'
import type { sendMachine } from '../../machines/send/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Line } from '../../ui/line.tsx'
import type { ViewProps } from '../define-views.ts'
import { type sendMessages, useText } from './messages.ts'

/** The risk that the user accepts, by the main warning. */
const risks: Partial<Record<Warning, CodeOf<typeof sendMessages>>> = {
  'send.lookAlike': 'send.doubted',
  'send.toToken': 'send.doubtedToken',
}

/** The options if the receiver looks wrong: going back is the easy one [send-look-alike]. */
export function Doubted({ actor }: ViewProps<typeof sendMachine>) {
  const t = useText()
  const mayConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'send.confirm' }))
  const [worst = 'send.lookAlike'] = warningsOf(useSelector(actor, ({ context }) => context))
  const risk = t(risks[worst] ?? 'send.doubted')
  return (
    <>
      <Say>{risk}</Say>
      <Checkbox checked={mayConfirm} testId="send-vouch" onChange={() => actor.send({ type: 'receiver.vouch' })}>
        {risk}
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
