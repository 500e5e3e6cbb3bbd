import {
  ACCOUNT_SIZE,
  AccountLayout,
  AccountState,
  MINT_SIZE,
  MintLayout,
  type RawAccount,
  type RawMint,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import type { StoredAccount, Svm } from './svm.ts'

/** A token amount in the format of Solana's RPC. */
export interface TokenAmount {
  amount: string
  decimals: number
  uiAmount: number
  uiAmountString: string
}

/** The token programs, by their names in the RPC. */
export const TOKEN_PROGRAMS = [
  { id: TOKEN_PROGRAM_ID, name: 'spl-token' },
  { id: TOKEN_2022_PROGRAM_ID, name: 'spl-token-2022' },
] as const

const KIND_MINT = 1
const KIND_ACCOUNT = 2

/** Parses a token account. `undefined` if it is not one. */
export function readTokenAccount(account: StoredAccount): RawAccount | undefined {
  return kindOf(account) === KIND_ACCOUNT ? AccountLayout.decode(account.data) : undefined
}

/** Parses a mint. `undefined` if it is not one. */
export function readMint(account: StoredAccount): RawMint | undefined {
  return kindOf(account) === KIND_MINT ? MintLayout.decode(account.data) : undefined
}

/** An amount with its mint's decimals. */
export function tokenAmount(amount: bigint, decimals: number): TokenAmount {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const uiAmountString = fraction ? `${whole}.${fraction}` : whole
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

/** A token account's balance. */
export function holdingOf(svm: Svm, { mint, amount }: RawAccount): TokenAmount {
  const account = svm.account(mint.toBase58())
  return tokenAmount(amount, (account && readMint(account)?.decimals) ?? 0)
}

/** A token account or a mint in the `jsonParsed` format. `undefined` if it is neither. */
export function parsedToken(svm: Svm, account: StoredAccount): object | undefined {
  const program = TOKEN_PROGRAMS.find(({ id }) => id.equals(account.owner))?.name
  const held = readTokenAccount(account)
  if (held) {
    const info = {
      isNative: held.isNativeOption === 1,
      mint: held.mint.toBase58(),
      owner: held.owner.toBase58(),
      state: held.state === AccountState.Frozen ? 'frozen' : 'initialized',
      tokenAmount: holdingOf(svm, held),
    }
    return { program, parsed: { type: 'account', info }, space: account.data.length }
  }
  const mint = readMint(account)
  if (!mint) return undefined
  const info = {
    decimals: mint.decimals,
    freezeAuthority: mint.freezeAuthorityOption ? mint.freezeAuthority.toBase58() : null,
    isInitialized: mint.isInitialized,
    mintAuthority: mint.mintAuthorityOption ? mint.mintAuthority.toBase58() : null,
    supply: mint.supply.toString(),
  }
  return { program, parsed: { type: 'mint', info }, space: account.data.length }
}

/** An account with extensions stores its type after the length of a plain one. */
function kindOf({ owner, data }: StoredAccount): number | undefined {
  if (!TOKEN_PROGRAMS.some(({ id }) => id.equals(owner))) return undefined
  if (data.length === MINT_SIZE) return KIND_MINT
  return data.length === ACCOUNT_SIZE ? KIND_ACCOUNT : data[ACCOUNT_SIZE]
}
