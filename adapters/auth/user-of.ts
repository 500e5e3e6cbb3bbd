import type { AccountType, EmbeddedUser } from '../../core/connector.ts'
import type { EmbeddedFrame, FrameUser } from '../../core/embedded-frame.ts'
import { dashboardOf } from './dashboard.ts'
import type { AuthWallet } from './wallet.ts'

/** The logged-in user for a connection [embedded-user]; `accountTypes` are those available on the network. */
export const userOf = (
  { url }: Pick<AuthWallet, 'url'>,
  frame: EmbeddedFrame,
  { email, smartAccountDeployed = false }: FrameUser,
  accountTypes: readonly AccountType[],
): EmbeddedUser => ({
  ...{ provider: frame.provider, accountTypes, isDeployed: smartAccountDeployed },
  ...(email !== undefined && { email }),
  ...(frame.userName !== undefined && { userName: frame.userName }),
  ...dashboardOf(url),
})
