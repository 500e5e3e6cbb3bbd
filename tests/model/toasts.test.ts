import { toastsMachine } from '../../machines/toasts/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('toasts', toastsMachine)
