import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { StatusCode } from '../../locales/index.ts'
import type { alertsMachine } from '../../machines/alerts/chart.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { systemIds } from '../../machines/system.ts'
import { AlertBar } from '../../ui/alert-bar.tsx'
import { useText } from '../../views/text.tsx'

/** The oldest alert that is not dismissed. */
export function KitAlerts({ kit }: { kit: ActorRefFrom<typeof kitMachine> }) {
  const actor: ActorRefFrom<typeof alertsMachine> = kit.system.get(systemIds.alerts)
  const alert = useSelector(actor, ({ context }) => context.alerts[0])
  const t = useText<StatusCode>()
  if (!alert) return null
  const { code, params } = alert.failure
  return (
    <AlertBar
      kind={alert.severity}
      message={t(code, params)}
      close={{ label: t('notice.dismiss'), onPress: () => actor.send({ type: 'alert.dismiss' }) }}
    />
  )
}
