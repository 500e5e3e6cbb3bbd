import { profileWalletsMachine } from '../../../machines/profile-wallets/chart.ts'
import { copyPort } from '../copy-port.ts'
import { defineFlow } from '../define-flow.ts'

/** The user's wallets: the wallet charts do the work. */
export default defineFlow('profileWallets', () => profileWalletsMachine.provide({ actors: { copyText: copyPort } }))
