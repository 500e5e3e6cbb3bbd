import { walletMachine } from '../../machines/wallet/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('wallet', walletMachine, ['reconnect'])
