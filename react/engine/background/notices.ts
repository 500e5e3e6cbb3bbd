import { fromPromise } from 'xstate'
import { systemIds } from '../../../core/system-ids.ts'
import { noticesMachine } from '../../../machines/notices/chart.ts'
import { reportMachine } from '../../../machines/report/chart.ts'
import type { EngineDeps } from '../define-flow.ts'

/**
 * The notices for the user and the developer outside the views. A report contains the recorded session if there is one,
 * and otherwise the current states of the charts.
 */
export default ({ recording }: Pick<EngineDeps, 'recording'>) =>
  noticesMachine.provide({
    actors: {
      report: reportMachine.provide({
        actors: {
          copyText: fromPromise(async ({ system }) =>
            recording
              ? recording.copyDiagnostics()
              : (await import('../../../devtools/trace/diagnostics.ts')).copyDiagnostics(system.get(systemIds.kit)),
          ),
          downloadTrace: fromPromise(async () => recording?.download()),
        },
      }),
    },
  })
