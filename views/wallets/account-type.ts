import type { AccountType, ConnectedAccount } from '../../core/connector.ts'
import type { MessageCode } from '../../locales/en.ts'

const words: Partial<Record<AccountType, MessageCode>> = {
  smartAccount: 'accountType.smartAccount',
  payment: 'accountType.payment',
  ordinal: 'accountType.ordinal',
}

/** What is said of an account's type; nothing of the ordinary one. */
export const accountTypeOf = ({ type }: ConnectedAccount): MessageCode | undefined => type && words[type]
