import { connectMachine } from '../../machines/connect/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('connect', connectMachine)
