import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, waitFor, within } from 'storybook/test'
import type { AppKit } from '../../react/handle/types.ts'
import { atRest, createStore } from '../../react/store/store.ts'
import { simulateFrom, startFor } from '../samples/index.ts'
import { PorticoDevtools } from './devtools.tsx'

interface SceneProps {
  /** The kit's state. */
  chart: string
  state: string
  theme: 'light' | 'dark'
}

/** The panel over a simulated kit: the real charts, without any services. */
function Scene({ chart, state, theme }: SceneProps) {
  const [appKit] = useState((): Pick<AppKit, 'observe'> => {
    const start = startFor(chart, state)
    if (!start) throw new Error(`No path leads to ${state}`)
    const { root } = simulateFrom(start)
    const store = createStore({ ...atRest, themeMode: theme })
    return { observe: (see) => see({ kit: root, store }) }
  })
  return <PorticoDevtools appKit={appKit} defaultOpen />
}

/** The panel's content, once it is rendered. */
async function opened() {
  const root = await waitFor(
    () => {
      const found = document.querySelector('portico-devtools')?.shadowRoot
      const dock = found?.querySelector<HTMLElement>('.dock')
      if (!dock?.querySelector('[role="treeitem"], [role="tab"]')) throw new Error('The panel is not there yet')
      return dock
    },
    { timeout: 15_000 },
  )
  return within(root)
}

export default {
  title: 'Devtools/Panel',
  component: Scene,
  parameters: { a11y: { context: 'portico-devtools' } },
  args: { chart: 'connect', state: 'connect.failed.declined', theme: 'light' },
  play: async () => void (await opened()),
} satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

export const Declined: Story = {}
export const DeclinedDark: Story = { args: { theme: 'dark' } }
export const DeclinedPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Account: Story = { args: { chart: 'account', state: 'account.shown.balance.ready' } }

export const SendsByHand: Story = {
  args: { chart: 'kit', state: 'kit.modal.closed' },
  play: async () => {
    const panel = await opened()
    await userEvent.click(panel.getByRole('tab', { name: 'Send' }))
    await userEvent.selectOptions(await panel.findByRole('combobox'), 'modal.open')
    await userEvent.click(panel.getByRole('button', { name: 'Send' }))
    await panel.findByText('modal.open was taken.')
    await userEvent.click(panel.getByRole('tab', { name: 'Log' }))
    const events = within(await panel.findByRole('listbox', { name: 'Events' }))
    await events.findByRole('option', { name: /modal\.open/ })
  },
}

export const Simulates: Story = {
  args: { chart: 'connect', state: 'connect.choosing' },
  play: async () => {
    const panel = await opened()
    await userEvent.click(await panel.findByRole('treeitem', { name: /^connect(?!ionStorage)/ }))
    await userEvent.click(panel.getByRole('tab', { name: 'Simulate' }))
    const [choose] = await panel.findAllByRole('button', { name: /^send connector\.choose/ })
    if (!choose) throw new Error('No wallet can be chosen')
    await userEvent.click(choose)
    await userEvent.click(await panel.findByRole('button', { name: /^time after hint/ }))
    await panel.findByText('2 steps')
    await userEvent.click(panel.getByRole('button', { name: 'Undo' }))
    await panel.findByText('1 step')
  },
}
