import { orderBy } from './order.ts'

const usual = ['email', 'social', 'wallet'] as const

/** A way to connect: by email, by an account elsewhere, or with a wallet. */
export type ConnectMethod = (typeof usual)[number]

/**
 * The methods, in the order in which the modal shows them [connect-method-order]. Unless the dApp gives an order, a user who
 * has a wallet in this browser finds wallets first.
 */
export function connectMethods(order: readonly ConnectMethod[], hasWallet: boolean): ConnectMethod[] {
  const wished = order.filter((method) => usual.includes(method))
  return orderBy(wished.length === 0 && hasWallet ? ['wallet'] : wished, usual)
}
