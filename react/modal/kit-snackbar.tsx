import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import type { snackbarMachine } from '../../machines/snackbar/chart.ts'
import { Snackbar } from '../../ui/feedback.tsx'
import { useChartText } from './chart-text.ts'

/** The snackbar's message [notice-snackbar]. */
export function KitSnackbar({ kit }: { kit: ActorRefFrom<typeof kitMachine> }) {
  const actor: ActorRefFrom<typeof snackbarMachine> = kit.system.get(systemIds.snackbar)
  const message = useSelector(actor, ({ context }) => context.message)
  const visible = useSelector(actor, (snapshot) => snapshot.hasTag('visible'))
  const t = useChartText()
  return (
    <Snackbar
      kind={message?.variant ?? 'success'}
      message={visible && message ? (message.message ?? t(message.code ?? '', message.params)) : undefined}
    />
  )
}
