import { alertsMachine } from '../../machines/alerts/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('alerts', alertsMachine)
