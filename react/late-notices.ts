export { KitAlerts } from './alerts.tsx'
export { Report } from './report.tsx'
export { KitSnackbar } from './snackbar.tsx'
export { KitToasts } from './toasts.tsx'
