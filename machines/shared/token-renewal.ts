import type { TokenBalance } from '../../core/token-balance.ts'
import type { Sender } from '../../core/transfer.ts'

/** Reloads the account's tokens. */
export type TokensCommand = { type: 'tokens.renew'; sender: Sender }

/** The account's current tokens. */
export type TokensFact = { type: 'tokens.renewed'; sender: Sender; tokens: readonly TokenBalance[] }
