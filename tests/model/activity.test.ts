import { activityMachine } from '../../machines/activity/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('activity', activityMachine)
