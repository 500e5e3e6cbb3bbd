import { walletListMachine } from '../../machines/wallet-list.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('wallet-list', walletListMachine)
