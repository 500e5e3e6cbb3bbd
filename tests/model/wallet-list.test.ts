import { walletListMachine } from '../../machines/wallet-list/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('wallet-list', walletListMachine)
