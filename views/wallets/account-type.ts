import type { AccountType, ConnectedAccount } from '../../core/connector.ts'
import type { CodeOf } from '../../locales/messages.ts'
import type { profileWalletsMessages } from './messages.ts'

type MessageCode = CodeOf<typeof profileWalletsMessages>

const codes: Partial<Record<AccountType, MessageCode>> = {
  smartAccount: 'accountType.smartAccount',
  payment: 'accountType.payment',
  ordinal: 'accountType.ordinal',
}

/** The label of an account's type; undefined for the ordinary one. */
export const accountTypeOf = ({ type }: ConnectedAccount): MessageCode | undefined => type && codes[type]
