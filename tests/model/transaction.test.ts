import { transactionMachine } from '../../machines/transaction/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('transaction', transactionMachine)
