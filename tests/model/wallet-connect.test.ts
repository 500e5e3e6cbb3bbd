import { walletConnectMachine } from '../../machines/wallet-connect/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('wallet-connect', walletConnectMachine)
