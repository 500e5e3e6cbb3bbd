import type { TokenBalance } from '../../core/token-balance.ts'
import type { Sender } from '../../core/transfer.ts'

/** The account's tokens are to be asked for once more. */
export type TokensCommand = { type: 'tokens.renew'; sender: Sender }

/** What an account holds by now. */
export type TokensFact = { type: 'tokens.renewed'; sender: Sender; tokens: readonly TokenBalance[] }
