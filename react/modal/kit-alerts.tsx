import { useSelector } from '@xstate/react'
import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { ErrorCode } from '../../core/errors.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { NoticeCode } from '../../locales/index.ts'
import type { alertsMachine } from '../../machines/alerts/chart.ts'
import { AlertBar } from '../../ui/alert-bar.tsx'
import { useText } from '../../views/text.tsx'

/** The short title of an alert; the message of its code has the details [notice-alert-texts]. */
const titles: Readonly<Partial<Record<ErrorCode, NoticeCode>>> = {
  'network.notFound': 'alert.network',
  'relay.origin': 'alert.invalid',
  'relay.key': 'alert.invalid',
  'config.origin': 'alert.invalid',
  'relay.clock': 'alert.session',
  'frame.unreachable': 'alert.frame',
  'frame.installed': 'alert.frameInstalled',
  'frame.timeout': 'alert.frameTimeout',
  'frame.domain': 'alert.invalid',
  'frame.project': 'alert.invalid',
  'frame.session': 'alert.session',
  'config.project': 'alert.project',
  'config.server': 'alert.server',
  'config.limited': 'alert.limited',
  'config.ignored': 'alert.ignored',
  'wallets.single': 'alert.single',
}

/** The oldest alert that is not dismissed. Alerts are for developers and need `debug`. */
export function KitAlerts({ kit }: { kit: AnyActorRef }) {
  const actor: ActorRefFrom<typeof alertsMachine> = kit.system.get(systemIds.alerts)
  const alert = useSelector(actor, ({ context }) => context.alerts[0])
  const debug: boolean = useSelector(kit, ({ context }) => context.debug)
  const t = useText<NoticeCode>()
  if (!alert || !debug) return null
  const { code, params } = alert.failure
  const title = titles[code]
  return (
    <AlertBar
      kind={alert.severity}
      title={title && t(title)}
      message={t(code, params)}
      close={{ label: t('notice.dismiss'), onPress: () => actor.send({ type: 'alert.dismiss' }) }}
    />
  )
}
