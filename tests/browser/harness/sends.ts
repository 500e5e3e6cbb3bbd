import type { SandboxWallet } from '../../../sandbox/index.ts'
import type { Visitor } from './visitor.ts'

/** A part of the view by its test id. */
export const at = ({ modal }: Visitor, id: string) => modal.dialog.getByTestId(id)

/** What a node answers. */
export async function ask(node: string, method: string, params: unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetch(node, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  return (await answer.json()).result
}

/** The id under which an app's tests know a feature of the account; the embedded wallet's account has another one. */
const tileOf = (feature: 'send' | 'swaps', embedded: boolean) =>
  embedded ? `wallet-features-${feature}-button` : `w3m-account-default-${feature}-button`

/** From the page to the form of a feature, through the account. */
export async function opensFeature(visitor: Visitor, feature: 'send' | 'swaps', embedded: boolean): Promise<void> {
  await visitor.opensTheModal()
  await at(visitor, tileOf(feature, embedded)).click()
}

/** From the page to the filled form. */
export async function fillsIn(
  visitor: Visitor,
  amount: string,
  receiver: string,
  { token, embedded = false }: { token?: string; embedded?: boolean } = {},
): Promise<void> {
  await opensFeature(visitor, 'send', embedded)
  if (token !== undefined) {
    await at(visitor, 'send-token').click()
    await at(visitor, `send-token-${token}`).click()
  }
  await at(visitor, 'send-amount').fill(amount)
  await at(visitor, 'send-receiver').fill(receiver)
}

/** From the filled form through the review to the wallet, which asks its user. */
export async function reviews(visitor: Visitor, wallet: SandboxWallet): Promise<void> {
  await at(visitor, 'send-next').click()
  await visitor.modal.isAt('title.WalletSendPreview')
  await at(visitor, 'send.ready').waitFor()
  await at(visitor, 'send-confirm').click()
  await wallet.nextRequest()
}
