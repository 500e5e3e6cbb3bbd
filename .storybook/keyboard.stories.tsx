import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Move } from '../devtools/simulation.ts'
import { offers } from '../machines/swap/payloads.ts'
import { loaded, quoted } from '../machines/swap/scenarios.ts'
import { profiles, threeNamespaces } from '../tests/model/profiles.ts'
import { ofProject, reports, solanaReports } from '../tests/model/world.ts'
import { focused, keyboard } from './keys.ts'
import { played } from './played.ts'
import { arrived, Scene } from './scene.tsx'

export default { title: 'Keyboard', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

const reported = (report: object, namespace = 'eip155'): Move => ({
  do: 'emit',
  at: `wallet:${namespace}/watchWallet`,
  event: { type: 'wallet.reported', report },
})
const open = (view?: string): Move => ({ do: 'send', at: '', event: { type: 'modal.open', ...(view && { view }) } })

const connecting: Story['args'] = { path: [reported(reports.disconnected), open()] }
const wallets: Story['args'] = {
  input: threeNamespaces,
  path: [
    reported(profiles.several),
    reported(solanaReports.solanaDisconnected, 'solana'),
    reported(profiles.bitcoin, 'bip122'),
    open('ProfileWallets'),
  ],
}

/** The focused element's accessible name. */
const named = () => focused()?.getAttribute('aria-label') ?? focused()?.textContent

/** Presses a key so many times, and returns what has the focus after each press. */
async function stops(key: string, times: number): Promise<unknown[]> {
  const found: unknown[] = []
  for (let turn = 0; turn < times; turn += 1) {
    await keyboard.press(key)
    found.push(named())
  }
  return found
}

const isAt = (name: string) => waitFor(() => expect(named()).toBe(name))
const dialog = () => document.querySelector('w3m-modal')?.shadowRoot?.querySelector('dialog')

/** Tab follows the reading order. */
export const TabGoesThroughTheList: Story = {
  args: connecting,
  play: async () => {
    await arrived()
    // The title has the focus first. Shift+Tab leads to what precedes it.
    await expect(await stops('{Shift>}{Tab}{/Shift}', 1)).toEqual(['What is a wallet?'])
    await expect(await stops('{Tab}', 4)).toEqual([
      'Close',
      'MeadowInstalled',
      'The Wallet of the Society for the Very Long Names of WalletsInstalled',
      'I don’t have a wallet',
    ])
  },
}

export const EnterChoosesAWalletAndBackReturnsToIt: Story = {
  args: connecting,
  play: async () => {
    await arrived()
    await stops('{Tab}', 2)
    await keyboard.press('{Enter}')
    await isAt('Meadow')
    await arrived()
    await expect(focused()?.localName).toBe('h1')
    dialog()?.querySelector<HTMLElement>('[data-testid="header-back"]')?.focus()
    await keyboard.press('{Enter}')
    await isAt('MeadowInstalled')
    await arrived()
  },
}

export const EscCloses: Story = {
  args: connecting,
  play: async () => {
    await arrived()
    await keyboard.press('{Escape}')
    await waitFor(() => expect(dialog()?.open).toBe(false))
  },
}

export const ArrowsGoThroughTheTabs: Story = {
  args: wallets,
  play: async () => {
    await arrived()
    dialog()?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
    const first = named()
    const [second, third] = await stops('{ArrowRight}', 2)
    await expect(new Set([first, second, third]).size).toBe(3)
    await expect(await stops('{ArrowRight}', 1)).toEqual([first])
    await expect(await stops('{ArrowLeft}', 1)).toEqual([third])
    await expect(await stops('{Home}', 1)).toEqual([first])
    await expect(await stops('{End}', 1)).toEqual([third])
    await arrived()
  },
}

export const ArrowsFollowTheDirection: Story = {
  args: wallets,
  globals: { direction: 'rtl' },
  play: async () => {
    await arrived()
    dialog()?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
    const first = named()
    const [second] = await stops('{ArrowLeft}', 1)
    await expect(second).not.toBe(first)
    await expect(await stops('{ArrowRight}', 1)).toEqual([first])
    await arrived()
  },
}

const swap = 'route:1'
const swapping: Story['args'] = { input: ofProject, path: [reported(reports.connected), open('Swap'), ...quoted] }
const noQuote: Move = { do: 'reject', at: `${swap}/quoteSwap`, code: 'api.unavailable' }
const runsOut: Move = { do: 'fire', at: swap, timer: 'xstate.after.quoteLife.swap.draft.form.offers.quoted' }
function play(...moves: Move[]): void {
  for (const move of moves) played.simulation?.play(move)
}
const part = (id: string) => dialog()?.querySelector<HTMLElement>(`[data-testid="${id}"]`)
const isOn = (id: string) => waitFor(() => expect(focused()?.dataset.testid).toBe(id))

export const AFailedQuoteLeavesTheFocusWhereItWas: Story = {
  args: swapping,
  play: async () => {
    await arrived()
    part('swap-action-button')?.focus()
    play(runsOut, noQuote)
    await waitFor(() => expect(part('swap-quote-again')).toBeTruthy())
    // The same button now offers the next step.
    await isOn('swap-quote-again')
    for (const answer of [noQuote, noQuote]) {
      await keyboard.press('{Enter}')
      await isOn('swap-quote-again')
      play(answer)
      await waitFor(() => expect(part('swap-quote-again')?.ariaBusy).not.toBe('true'))
      await isOn('swap-quote-again')
    }
    await keyboard.press('{Enter}')
    play({ do: 'resolve', at: `${swap}/quoteSwap`, output: offers.good })
    await waitFor(() => expect(part('swap-quote-again')).toBeFalsy())
    await isOn('swap-action-button')
    await arrived()
  },
}

export const TokensThatAreLoadedAgainLeadToTheAmount: Story = {
  args: {
    input: ofProject,
    path: [reported(reports.connected), open('Swap'), { do: 'reject', at: `${swap}/startSwap`, code: 'swap.init' }],
  },
  play: async () => {
    await arrived()
    part('swap-retry')?.focus()
    await keyboard.press('{Enter}')
    await isOn('w3m-header-text')
    play({ do: 'reject', at: `${swap}/startSwap`, code: 'swap.init' })
    await waitFor(() => expect(part('swap-retry')).toBeTruthy())
    await isOn('w3m-header-text')
    part('swap-retry')?.focus()
    await keyboard.press('{Enter}')
    play(...loaded)
    await isOn('swap-input-sourceToken')
    await arrived()
  },
}
