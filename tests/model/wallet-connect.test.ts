import { walletConnectMachine } from '../../machines/wallet-connect.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('wallet-connect', walletConnectMachine)
