import { forwardTo, setup } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import { alertsMachine } from '../alerts/chart.ts'
import { snackbarMachine } from '../snackbar/chart.ts'
import type { Notice } from '../system.ts'
import { toastsMachine } from '../toasts/chart.ts'

const noticesSetup = setup({
  types: {} as { events: Notice },
  actors: { snackbar: snackbarMachine, toasts: toastsMachine, alerts: alertsMachine },
})

/** The snackbar, the toasts and the alerts, each told of its own. */
export const noticesMachine = noticesSetup.createMachine({
  id: 'notices',
  description:
    'What the user and the developer are told beside the views: one message in the modal, toasts, alerts [notice-snackbar] [notice-toasts] [notice-alerts].',
  invoke: [
    { id: 'snackbar', src: 'snackbar', systemId: systemIds.snackbar, onError: {} },
    { id: 'toasts', src: 'toasts', systemId: systemIds.toasts, onError: {} },
    { id: 'alerts', src: 'alerts', systemId: systemIds.alerts, onError: {} },
  ],
  on: {
    'snackbar.*': { actions: forwardTo('snackbar') },
    'toast.*': { actions: forwardTo('toasts') },
    'alert.*': { actions: forwardTo('alerts') },
  },
})
