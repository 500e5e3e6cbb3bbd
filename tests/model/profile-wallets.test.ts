import { profileWalletsMachine } from '../../machines/profile-wallets/chart.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('profile-wallets', profileWalletsMachine)
