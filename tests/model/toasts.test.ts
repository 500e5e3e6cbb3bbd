import { toastsMachine } from '../../machines/toasts.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('toasts', toastsMachine)
