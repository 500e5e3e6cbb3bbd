import { orderBy } from './order.ts'

const usual = ['email', 'social', 'wallet'] as const

/** A method to connect: by email, by a social login, or with a wallet. */
export type ConnectMethod = (typeof usual)[number]

/**
 * The methods in display order [connect-method-order]. Unless the dApp specifies an order, wallets come first for users
 * with an installed wallet.
 */
export function connectMethods(order: readonly ConnectMethod[], hasWallet: boolean): ConnectMethod[] {
  const wished = order.filter((method) => usual.includes(method))
  return orderBy(wished.length === 0 && hasWallet ? ['wallet'] : wished, usual)
}
