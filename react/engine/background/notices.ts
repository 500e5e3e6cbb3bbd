import { fromPromise } from 'xstate'
import { noticesMachine } from '../../../machines/notices/chart.ts'
import { reportMachine } from '../../../machines/report/chart.ts'
import type { EngineDeps } from '../define-flow.ts'

/** What tells the user and the developer something beside the views; a report is made of the session that is written down. */
export default ({ recording }: Pick<EngineDeps, 'recording'>) =>
  noticesMachine.provide({
    actors: {
      report: reportMachine.provide({
        actors: {
          copyText: fromPromise(async () => recording?.copyDiagnostics()),
          downloadTrace: fromPromise(async () => recording?.download()),
        },
      }),
    },
  })
