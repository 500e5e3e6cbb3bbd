import type { AccountType, EmbeddedUser } from '../../core/connector.ts'
import type { EmbeddedFrame, FrameUser } from '../../core/embedded-frame.ts'
import { dashboardOf } from './dashboard.ts'
import type { AuthWallet } from './wallet.ts'

/** Who is logged in, as a connection tells of them [embedded-user]; `accountTypes` are those that there are on the network. */
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
