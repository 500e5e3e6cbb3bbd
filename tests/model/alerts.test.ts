import { alertsMachine } from '../../machines/alerts.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('alerts', alertsMachine)
