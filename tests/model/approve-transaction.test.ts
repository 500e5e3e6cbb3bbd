import { approveTransactionMachine } from '../../machines/approve-transaction/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('approve-transaction', approveTransactionMachine)
