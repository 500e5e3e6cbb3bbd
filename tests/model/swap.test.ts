import { swapMachine } from '../../machines/swap/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('swap', swapMachine)
