import { fromPromise } from 'xstate'
import { systemIds } from '../../../core/system-ids.ts'
import { noticesMachine } from '../../../machines/notices/chart.ts'
import { reportMachine } from '../../../machines/report/chart.ts'
import type { EngineDeps } from '../define-flow.ts'

/**
 * What tells the user and the developer something beside the views. A report is made of the session where it is written down, and
 * else of where the charts are when it is asked for.
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
