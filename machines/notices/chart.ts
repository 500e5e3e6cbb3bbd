import { forwardTo, setup } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import { alertsMachine } from '../alerts/chart.ts'
import { reportMachine } from '../report/chart.ts'
import { snackbarMachine } from '../snackbar/chart.ts'
import type { Notice } from '../system.ts'
import { toastsMachine } from '../toasts/chart.ts'

const noticesSetup = setup({
  types: {} as { events: Notice },
  actors: { snackbar: snackbarMachine, toasts: toastsMachine, alerts: alertsMachine, report: reportMachine },
})

/** The snackbar, the toasts, the alerts and the report; each receives its own events. */
export const noticesMachine = noticesSetup.createMachine({
  id: 'notices',
  description:
    'Notices to the user and the developer beside the views: one message in the modal, toasts, alerts, and the data for a bug report [notice-snackbar] [notice-toasts] [notice-alerts] [error-reportable].',
  invoke: [
    { id: 'snackbar', src: 'snackbar', systemId: systemIds.snackbar, onError: {} },
    { id: 'toasts', src: 'toasts', systemId: systemIds.toasts, onError: {} },
    { id: 'alerts', src: 'alerts', systemId: systemIds.alerts, onError: {} },
    { id: 'report', src: 'report', onError: {} },
  ],
  on: {
    'snackbar.*': { actions: forwardTo('snackbar') },
    'toast.*': { actions: forwardTo('toasts') },
    'alert.*': { actions: forwardTo('alerts') },
    'report.*': { actions: forwardTo('report') },
  },
})
