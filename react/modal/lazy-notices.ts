export { KitAlerts } from './kit-alerts.tsx'
export { KitSnackbar } from './kit-snackbar.tsx'
export { KitToasts } from './kit-toasts.tsx'
export { Report } from './report.tsx'
