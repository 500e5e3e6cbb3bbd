import type { HDAccount } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

/** The well-known test mnemonic of Ethereum's developers. Its keys are public: never send anything valuable to them. */
export const MNEMONIC = 'test test test test test test test test test test test junk'

/** The number of accounts funded on each chain. */
export const ACCOUNT_COUNT = 10

/** The funded accounts, with their keys. */
export const accounts: readonly HDAccount[] = Array.from({ length: ACCOUNT_COUNT }, (_, addressIndex) =>
  mnemonicToAccount(MNEMONIC, { addressIndex }),
)

/** One funded account, by its index in the mnemonic. */
export function account(index: number): HDAccount {
  const found = accounts[index]
  if (!found) throw new Error(`There is no account ${index}: the sandbox has accounts 0 to ${ACCOUNT_COUNT - 1}.`)
  return found
}
