import { reportMachine } from '../../machines/report/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('report', reportMachine)
