import { accountMachine } from '../../machines/account/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('account', accountMachine, ['portfolio'])
