import { walletMachine } from '../../machines/wallet.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('wallet', walletMachine, ['reconnect'])
