import { configMachine } from '../../machines/config/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('config', configMachine)
