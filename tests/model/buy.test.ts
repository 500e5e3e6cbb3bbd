import { buyMachine } from '../../machines/buy/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('buy', buyMachine)
