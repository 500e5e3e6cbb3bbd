import { balanceMachine } from '../../machines/balance/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('balance', balanceMachine)
