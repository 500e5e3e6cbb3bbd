import { readPaymentUri } from '../../core/payment-uri.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import type { Sender } from '../../core/transfer.ts'
import { toUnits } from '../../core/units.ts'
import type { Draft } from './amounts.ts'

/** The form to fill. */
interface Form {
  sender: Sender
  token: TokenBalance | null
  tokens: readonly TokenBalance[]
}

/**
 * What a receiver's text sets in the form: itself, or the parts of a payment URI if the account has its token. Parts
 * that the URI omits stay as they are [send-paste].
 */
export function paymentIn(text: string, { sender, token, tokens }: Form): Partial<Draft> {
  const request = readPaymentUri(text, sender)
  if (!request) return { receiverText: text }
  const receiver = { receiverText: request.to }
  const { units, amount } = request
  if (request.token === undefined && units === undefined && amount === undefined) return receiver
  const asked = tokens.find(({ address }) => address?.toLowerCase() === request.token?.toLowerCase())
  if (!asked) return receiver
  const wanted = units ?? (amount === undefined ? undefined : toUnits(amount, asked.decimals))
  if (wanted !== undefined) return { ...receiver, token: asked, typed: null, units: wanted }
  return asked.address === token?.address ? receiver : { ...receiver, token: asked, typed: '', units: null }
}
