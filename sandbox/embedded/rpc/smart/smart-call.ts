import type { Address } from 'viem'
import type { WalletChain } from '../../../wallet/chains.ts'
import type { User } from '../../users.ts'

/** A request to a user on one chain. */
export interface SmartCall {
  user: User
  /** The address that the dApp uses. */
  address: Address
  method: string
  params: unknown
  chain: WalletChain
}
