import { accountMachine } from '../../machines/account.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('account', accountMachine)
