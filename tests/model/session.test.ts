import { sessionMachine } from '../../machines/session/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('session', sessionMachine)
