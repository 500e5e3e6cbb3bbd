import type { ActorRefFrom } from 'xstate'
import type { alertsMachine } from '../machines/alerts.ts'
import type { kitMachine } from '../machines/kit.ts'
import { systemIds } from '../machines/system.ts'
import { AlertBar } from '../ui/alert-bar.tsx'
import { useText } from '../views/text.tsx'
import { useSelector } from '../views/use-selector.ts'

/** The oldest alert that nobody has dismissed. */
export function KitAlerts({ kit }: { kit: ActorRefFrom<typeof kitMachine> }) {
  const actor: ActorRefFrom<typeof alertsMachine> = kit.system.get(systemIds.alerts)
  const alert = useSelector(actor, ({ context }) => context.alerts[0])
  const t = useText()
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
