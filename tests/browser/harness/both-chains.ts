import { expect } from 'vitest'
import type { SandboxWallet, WalletOptions } from '../../../sandbox/index.ts'
import { eventually } from './eventually.ts'
import type { Visitor } from './visitor.ts'

/** Wallets with distinct accounts, so that each address tells its wallet. */
export const wallets = {
  harbour: { name: 'Harbour', rdns: 'test.harbour', accounts: [0, 4] },
  orchard: { name: 'Orchard', rdns: 'test.orchard', accounts: [1] },
  sundial: { name: 'Sundial', namespaces: ['solana'], accounts: [2, 5] },
  meadow: { name: 'Meadow', rdns: 'test.meadow', namespaces: ['eip155', 'solana'], accounts: [3] },
} satisfies Record<string, WalletOptions>

/** What the page's hooks return. */
export interface PageState {
  active: 'eip155' | 'solana'
  network: string
  /** The wallet and its address, or the status. */
  eip155: string
  solana: string
}

export const [one, two] = ['Portico One', 'Portico Two']
export const [solOne, solTwo] = ['Portico Sol One', 'Portico Sol Two']

/** The page when no wallet is connected. */
export const disconnected: PageState = {
  active: 'eip155',
  network: one,
  eip155: 'disconnected',
  solana: 'disconnected',
}

export const onEthereum = ({ name, accounts }: SandboxWallet, index = 0) => `${name} ${accounts[index]}`
export const onSolana = ({ name, solanaAccounts }: SandboxWallet, index = 0) => `${name} ${solanaAccounts[index]}`

const read = async ({ page }: Visitor, id: string): Promise<unknown> =>
  JSON.parse((await page.getByTestId(id).textContent()) ?? 'null')

/** Waits until the page's hooks return exactly this. */
export const showsState = (visitor: Visitor, state: PageState) =>
  eventually(() => read(visitor, 'standing')).toEqual(state)

/** Waits until these wallets are connected, the active one of each namespace marked with an asterisk. */
export const holds = (visitor: Visitor, eip155: string[], solana: string[]) =>
  eventually(() => read(visitor, 'connections')).toEqual({ eip155, solana })

/** Presses one of the page's own buttons. */
export const asks = ({ page }: Visitor, deed: string) => page.getByTestId(deed).click()

/** The outcome of the page's command. */
export async function answer({ page }: Visitor): Promise<string> {
  await eventually(() => page.getByTestId('answer').textContent()).not.toBe('')
  return (await page.getByTestId('answer').textContent()) ?? ''
}

/** Runs a command of the page that succeeds without a result. */
export async function does(visitor: Visitor, deed: string): Promise<void> {
  await asks(visitor, deed)
  expect(await answer(visitor)).toBe('"done"')
}

/** Connects one more wallet, and returns to the page. */
export async function joins(visitor: Visitor, wallet: SandboxWallet, state: PageState): Promise<void> {
  await asks(visitor, 'open Connect')
  await visitor.modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  await showsState(visitor, state)
  await visitor.page.keyboard.press('Escape')
  await visitor.modal.isGone()
}

/** From the page to the list of the user's wallets. */
export async function opensTheWallets(visitor: Visitor): Promise<void> {
  await visitor.opensTheModal()
  await visitor.modal.dialog.getByTestId('wui-wallet-switch').click()
  await visitor.modal.isAt('title.ProfileWallets')
}
