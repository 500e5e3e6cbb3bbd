import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import type { NoticeCode } from '../../locales/index.ts'
import type { alertsMachine } from '../../machines/alerts/chart.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { Line } from '../../ui/line.tsx'
import { TextLink } from '../../ui/press.tsx'
import { ReportPlace } from '../../ui/report-place.tsx'
import { useText } from '../../views/text.tsx'

export interface ReportProps {
  kit: ActorRefFrom<typeof kitMachine>
  /** Whether the current view has failed. */
  failed: boolean
}

/** Whether there is an alert for the developer. The chart exists only after the first notice. */
function useAlerted(kit: ReportProps['kit']): boolean {
  const alerts: ActorRefFrom<typeof alertsMachine> | undefined = useSelector(kit, () =>
    kit.system.get(systemIds.alerts),
  )
  return useSelector(alerts, (snapshot) => snapshot?.hasTag('visible') ?? false)
}

/** The report button beside a failure; includes the whole session if it is recorded [error-reportable]. */
export function Report({ kit, failed }: ReportProps) {
  const t = useText<NoticeCode>()
  const alerted = useAlerted(kit)
  const recorded = useSelector(kit, ({ context }) => context.features.recorded)
  if (!failed && !alerted) return null
  return (
    <ReportPlace>
      <Line gap={16} align="center">
        <TextLink onPress={() => kit.send({ type: 'report.copy' })} testId="report-copy">
          {t('report.copy')}
        </TextLink>
        {recorded ? (
          <TextLink onPress={() => kit.send({ type: 'report.download' })} testId="report-download">
            {t('report.download')}
          </TextLink>
        ) : null}
      </Line>
    </ReportPlace>
  )
}
