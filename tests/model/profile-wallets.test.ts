import { profileWalletsMachine } from '../../machines/profile-wallets.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('profile-wallets', profileWalletsMachine)
