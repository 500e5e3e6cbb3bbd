import { purchaseMachine } from '../../machines/purchase/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('purchase', purchaseMachine)
