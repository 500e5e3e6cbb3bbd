import { sendMachine } from '../../machines/send/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('send', sendMachine)
