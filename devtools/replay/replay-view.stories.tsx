import type { Meta, StoryObj } from '@storybook/react-vite'
import { useContext, useState } from 'react'
import { userEvent, waitFor, within } from 'storybook/test'
import { SettingsContext } from '../../.storybook/scene.tsx'
import { Surface } from '../../tests/support/surface.tsx'
import { edited, recorded } from '../../tests/support/traces.ts'
import { ReplayView } from './replay-view.tsx'

interface SceneProps {
  /** The text of the opened file; undefined before one is opened. */
  text?: string
}

/** The view of a replay, as large as the window. */
function Scene({ text }: SceneProps) {
  const settings = useContext(SettingsContext)
  const [file] = useState(() => (text === undefined ? undefined : new File([text], 'connect.portico.json')))
  const theme = settings?.themeMode ?? 'light'
  return (
    <Surface theme={theme} dir={settings?.direction}>
      <ReplayView file={file} theme={theme} />
    </Surface>
  )
}

async function drawn() {
  const view = await waitFor(
    () => {
      const host = document.querySelector('[data-testid="surface"]')
      const found = host?.shadowRoot?.querySelector<HTMLElement>('.replay')
      if (!found) throw new Error('The view is not there yet')
      return found
    },
    { timeout: 15_000 },
  )
  return within(view)
}

/** Selects an input by its name. */
const goesTo = (name: string | RegExp) => async () => {
  const view = await drawn()
  await userEvent.click(await view.findByRole('option', { name }, { timeout: 15_000 }))
  await waitFor(() => {
    if (view.getByRole('option', { name }).getAttribute('aria-current') !== 'step') throw new Error('Not there yet')
  })
}

export default {
  title: 'Devtools/Replay',
  component: Scene,
  parameters: { a11y: { context: '[data-testid="surface"]' } },
  args: { text: JSON.stringify(recorded) },
} satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

const declined = goesTo(/wallet\.rejected/)
const phone = { viewport: { value: 'phone' } }

export const Empty: Story = {
  render: () => <Scene />,
  play: async () => void (await (await drawn()).findByRole('button', { name: 'Choose a file' })),
}
export const Refused: Story = {
  args: { text: '{ "hello": 1 }' },
  play: async () => void (await (await drawn()).findByText('The file is not a trace of Portico.')),
}
export const Start: Story = { play: goesTo('The kit has started') }
export const Declined: Story = { play: declined }
export const DeclinedDark: Story = { play: declined, globals: { theme: 'dark' } }
export const DeclinedRightToLeft: Story = { play: declined, globals: { direction: 'rtl' } }
export const DeclinedPhone: Story = { play: declined, globals: phone }
export const Account: Story = { play: goesTo(/fetchBalance/) }
export const Differs: Story = { args: { text: JSON.stringify(edited(5)) }, play: declined }
export const DiffersPhoneDark: Story = {
  args: { text: JSON.stringify(edited(5)) },
  play: declined,
  globals: { ...phone, theme: 'dark' },
}
