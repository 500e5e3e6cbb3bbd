import { useSelector } from '@xstate/react'
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate'
import { viewOf } from '../../core/state-meta.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { StatusCode } from '../../locales/index.ts'
import type { alertsMachine } from '../../machines/alerts/chart.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import type { SnackbarShow } from '../../machines/system.ts'
import { Line } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/press.tsx'
import { ReportPlace } from '../../ui/report-place.tsx'
import { useText } from '../../views/text.tsx'
import type { Recording } from '../handle/parameters.ts'
import type { CurrentView } from './current-view.ts'

export interface ReportProps {
  kit: ActorRefFrom<typeof kitMachine>
  current: CurrentView
  recording: Recording
}

const hasFailed = (snapshot: AnyMachineSnapshot): boolean =>
  Boolean(snapshot.context.failure) || viewOf(snapshot) === 'Unavailable'

/** Beside whatever has gone wrong, while the session is written down: what a report of it needs, one press away [error-reportable]. */
export function Report({ kit, current, recording }: ReportProps) {
  // Without a notice so far there is none to ask.
  useSelector(kit, (snapshot) => snapshot.hasTag('notices'))
  const alerts: ActorRefFrom<typeof alertsMachine> | undefined = kit.system.get(systemIds.alerts)
  const failed = useSelector(current.owner, hasFailed)
  const alerted = useSelector(alerts, (snapshot) => snapshot?.hasTag('visible') ?? false)
  const t = useText<StatusCode>()
  if (!failed && !alerted) return null
  const say = (message: Omit<SnackbarShow, 'type'>) => kit.send({ type: 'snackbar.show', ...message })
  const copy = () =>
    void recording.copyDiagnostics().then(
      () => say({ variant: 'success', code: 'report.copied' }),
      () => say({ variant: 'error', code: 'clipboard.failed' }),
    )
  return (
    <ReportPlace>
      <Line gap={16} align="center">
        <TextLink onPress={copy} testId="report-copy">
          {t('report.copy')}
        </TextLink>
        <TextLink onPress={() => void recording.download()} testId="report-download">
          {t('report.download')}
        </TextLink>
      </Line>
    </ReportPlace>
  )
}
