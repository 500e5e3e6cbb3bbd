import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import type { ErrorParams } from '../../core/errors.ts'
import { type MessageCode, message } from '../../tests/support/messages.ts'
import { userDoes } from './world.ts'

/** How long to wait for a page that asks a chain and a wallet, on a busy machine. */
const patience = { timeout: 15_000 }

/** The modal's content, once it is open. */
async function modal() {
  const inside = await waitFor(() => {
    const root = document.querySelector('w3m-modal')?.shadowRoot
    const dialog = root?.querySelector<HTMLDialogElement>('dialog')
    if (!dialog?.open) throw new Error('The modal is not open')
    return dialog
  }, patience)
  return within(inside)
}

/** A user of the live dApp: finds elements by their text, and waits for them. */
export const person = {
  async opensTheModal(): Promise<void> {
    ;(await screen.findByTestId('connect', undefined, patience)).click()
    await modal()
  },
  async opensTheNetworks(): Promise<void> {
    ;(await screen.findByRole('button', { name: 'Networks' }, patience)).click()
    await modal()
  },
  /** Presses the row with this text. */
  async chooses(name: string): Promise<void> {
    ;(await (await modal()).findByText(name, undefined, patience)).click()
  },
  async presses(code: MessageCode): Promise<void> {
    const name = message(code)
    ;(await (await modal()).findByRole('button', { name }, patience)).click()
  },
  /** Enters a text into the field with this label. */
  async fillsIn(code: MessageCode, value: string): Promise<void> {
    const field = await (await modal()).findByLabelText(message(code), undefined, patience)
    // `userEvent` would type into the shadow root's host.
    await fireEvent.change(field, { target: { value } })
  },
  async reads(code: MessageCode, params?: ErrorParams): Promise<void> {
    await (await modal()).findByText(message(code, params), undefined, patience)
  },
  async approvesIn(wallet: string): Promise<void> {
    await userDoes(wallet.toLowerCase(), 'approve')
  },
  async rejectsIn(wallet: string): Promise<void> {
    await userDoes(wallet.toLowerCase(), 'reject')
  },
  async leavesTheNetworkIn(wallet: string): Promise<void> {
    await userDoes(wallet.toLowerCase(), 'stray')
  },
  async disconnectsIn(wallet: string): Promise<void> {
    await userDoes(wallet.toLowerCase(), 'forget')
  },
  /** Waits until the page shows this text for the account, the wallet or the network. */
  async sees(what: 'address' | 'wallet' | 'network', text: string | RegExp): Promise<void> {
    await waitFor(() => expect(screen.getByTestId(what)).toHaveTextContent(text), patience)
  },
  isAtTheModal: () => document.querySelector('w3m-modal')?.shadowRoot?.querySelector('dialog')?.open ?? false,
  async isBackAtThePage(): Promise<void> {
    await waitFor(() => expect(person.isAtTheModal()).toBe(false), patience)
  },
}
