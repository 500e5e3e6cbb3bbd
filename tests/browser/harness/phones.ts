import type { Phone, WalletConnectSandbox } from '../../../sandbox/index.ts'
import { disconnected, type PageState } from './both-chains.ts'
import { test as base } from './test.ts'

export { expect } from 'vitest'

type Relay = WalletConnectSandbox['walletConnect']['relay']

let phones = 0

/** A test with its own phone, and a relay that is repaired at its end. */
export const test = base
  .extend('sandboxOptions', () => ({ solana: true, walletConnect: true, api: true }))
  .extend('relay', async ({ sandbox }, { onCleanup }): Promise<Relay> => {
    if (!sandbox.walletConnect) throw new Error('This sandbox has no relay')
    const { relay } = sandbox.walletConnect
    onCleanup(() => relay.restart())
    return relay
  })
  .extend('createPhone', ({ sandbox }, { onCleanup }) => {
    const made: Phone[] = []
    onCleanup(async () => void (await Promise.all(made.map((phone) => phone.destroy()))))
    return async (accounts = [0, 1]): Promise<Phone> => {
      phones += 1
      const phone = await sandbox.walletConnect?.createPhone({ id: `phone-${phones}`, name: 'Pocket', accounts })
      if (!phone) throw new Error('This sandbox has no phones')
      made.push(phone)
      return phone
    }
  })
  .extend('phone', ({ createPhone }) => createPhone())

/** What the page's hooks return when this account of the phone comes first, in both namespaces. */
export const onPhone = ({ accounts: { eip155, solana } }: Phone, index = 0): PageState => ({
  ...disconnected,
  eip155: `Pocket ${eip155?.[index]}`,
  solana: `Pocket ${solana?.[index]}`,
})
