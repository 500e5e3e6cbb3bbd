import type { profileWalletsMachine } from '../../machines/profile-wallets.ts'
import type { ViewProps } from '../define-views.ts'

/** One's wallets (SPEC 2, ProfileWallets). */
export default function ProfileWallets(_: ViewProps<typeof profileWalletsMachine>) {
  return null
}
