import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { SettingsContext } from '../../.storybook/scene.tsx'
import { accountMachine } from '../../machines/account/chart.ts'
import { connectMachine } from '../../machines/connect/chart.ts'
import { kitMachine } from '../../machines/kit/index.ts'
import { profileWalletsMachine } from '../../machines/profile-wallets/chart.ts'
import { walletMachine } from '../../machines/wallet/chart.ts'
import { startKit } from '../../tests/model/start-kit.ts'
import { reports } from '../../tests/model/world.ts'
import { StylesProvider } from '../../ui/styles.tsx'
import { nodesOf } from '../chart-text.ts'
import type { Move } from '../simulation.ts'
import { ChartView, transitionId } from './index.ts'

const charts = {
  kit: kitMachine,
  wallet: walletMachine,
  connect: connectMachine,
  account: accountMachine,
  profileWallets: profileWalletsMachine,
} satisfies Record<string, AnyStateMachine>

interface SceneProps {
  chart: keyof typeof charts
  /** The moves of the real charts, one for each press of the button. */
  moves?: Move[]
  /** The path of the actor whose chart is shown. */
  at?: string
  search?: string
  folded?: string[]
  selected?: string
  /** Whether to render in a shadow root, as in the panel. */
  shadow?: boolean
}

/** The ids of an actor's active states. */
function statesOf(actor: AnyActorRef | undefined): string[] {
  const snapshot: AnyMachineSnapshot | undefined = actor?.getSnapshot()
  return snapshot?._nodes.map(({ id }) => id) ?? []
}

/** The state of a real actor after some moves, and its transitions. */
function useSimulation(moves: Move[] | undefined, at: string, played: number) {
  return useMemo(() => {
    if (!moves) return {}
    const simulation = startKit()
    const mine = () => simulation.taken.filter((one) => one.at === at).map(({ transition }) => transitionId(transition))
    let last = new Set<string>()
    for (const move of moves.slice(0, played)) {
      const before = mine().length
      simulation.play(move)
      last = new Set(mine().slice(before))
    }
    const taken = new Map<string, number>()
    for (const id of mine()) taken.set(id, (taken.get(id) ?? 0) + 1)
    const active = new Set(statesOf(simulation.find(at)))
    simulation.stop()
    return { active, taken, last }
  }, [moves, at, played])
}

function Scene({ chart, moves, at = '', search, folded, selected, shadow = false }: SceneProps) {
  const theme = useContext(SettingsContext)?.themeMode ?? 'light'
  const [played, setPlayed] = useState(moves?.length ?? 0)
  const [text, setText] = useState(search ?? '')
  const [chosen, setChosen] = useState(selected)
  const [transition, setTransition] = useState('')
  const simulated = useSimulation(moves, at, played)
  useEffect(() => setChosen(selected), [selected])
  return (
    <main style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <Place shadow={shadow}>
        <ChartView
          machine={charts[chart]}
          {...simulated}
          search={text}
          onSearch={setText}
          folded={folded}
          selected={chosen}
          onSelect={setChosen}
          onSelectTransition={setTransition}
          theme={theme}
        />
      </Place>
      {moves && (
        <p style={{ margin: 0, padding: 8, font: '13px sans-serif', background: '#fff', color: '#222' }}>
          <button type="button" onClick={() => setPlayed((played + 1) % (moves.length + 1))}>
            {played < moves.length ? 'Play the next move' : 'Start over'}
          </button>{' '}
          {played} of {moves.length} moves. <output>{transition}</output>
        </p>
      )}
    </main>
  )
}

function Place({ shadow, children }: { shadow: boolean; children: ReactNode }) {
  const [host, setHost] = useState<HTMLDivElement | null>(null)
  const root = useMemo(
    () => (shadow && host ? (host.shadowRoot ?? host.attachShadow({ mode: 'open' })) : null),
    [host, shadow],
  )
  return (
    <div ref={setHost} style={{ flex: 1, minHeight: 0 }}>
      {!shadow && children}
      {root && createPortal(<StylesProvider root={root}>{children}</StylesProvider>, root)}
    </div>
  )
}

export default {
  title: 'Devtools/Chart',
  component: Scene,
  parameters: { a11y: { test: 'error', context: '.chart' } },
  play: ({ canvasElement }) => drawn(canvasElement),
} satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

const drawn = async (element: HTMLElement) => {
  await waitFor(() => expect(element.querySelector('.chart[aria-busy="false"] .state')).not.toBeNull(), {
    timeout: 20_000,
  })
}

const disconnected: Move = {
  do: 'emit',
  at: 'wallet:eip155/watchWallet',
  event: { type: 'wallet.reported', report: reports.disconnected },
}
const opens: Move = { do: 'send', at: '', event: { type: 'modal.open' } }
const chooses: Move = {
  do: 'send',
  at: 'route:1',
  event: {
    type: 'connector.choose',
    name: 'Meadow',
    options: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
  },
}
const refuses: Move = { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.rejected' }
const retries: Move = { do: 'send', at: 'route:1', event: { type: 'connector.retry' } }
const connects: Move = {
  do: 'emit',
  at: 'wallet:eip155/watchWallet',
  event: { type: 'wallet.reported', report: reports.connected },
}

const button = (element: HTMLElement, name: string | RegExp) => within(element).getByRole('button', { name })
const statesIn = (element: HTMLElement) => element.querySelectorAll('.state').length

export const Kit: Story = {
  args: { chart: 'kit' },
  // The browser keeps only a few hundred entries, and the page itself has more files.
  beforeEach: () => performance.clearResourceTimings(),
  async play({ canvasElement }) {
    await drawn(canvasElement)
    await expect(performance.getEntriesByType('resource').some(({ name }) => name.includes('elk-worker'))).toBe(true)
  },
}

export const KitLive: Story = { args: { chart: 'kit', moves: [disconnected, opens, chooses] } }

export const Wallet: Story = { args: { chart: 'wallet' } }

export const WalletLive: Story = {
  args: { chart: 'wallet', moves: [disconnected, opens, chooses, refuses, retries], at: 'wallet:eip155' },
  async play({ canvasElement }) {
    await drawn(canvasElement)
    await expect(button(canvasElement, /^connecting, state of status, active/)).toBeVisible()
    await userEvent.click(button(canvasElement, 'Start over'))
    await expect(button(canvasElement, /^reconnecting, state of status, active/)).toBeVisible()
    await userEvent.click(button(canvasElement, 'Play the next move'))
    const last = [...canvasElement.querySelectorAll('.row[data-status="last"]')].map(({ textContent }) => textContent)
    await expect(last).toEqual(['wallet.reported [isRestoring]'])
  },
}

export const Connect: Story = { args: { chart: 'connect' } }

export const ConnectLive: Story = {
  args: { chart: 'connect', moves: [disconnected, opens, chooses, refuses, retries, connects], at: 'route:1' },
}

export const Account: Story = { args: { chart: 'account' } }

export const ProfileWallets: Story = { args: { chart: 'profileWallets' } }

const nodes = nodesOf(kitMachine.root)

/** The regions of the kit and the routes of the modal, but not the modal itself. */
const folded = nodes
  .filter(({ id, states }) => Object.keys(states).length > 0 && /^kit\.(?!modal$)\w+$|^kit\.modal\.open\.\w+$/.test(id))
  .map(({ id }) => id)

/** How many states are visible if these are folded. */
const leftBy = (ids: readonly string[]): number =>
  nodes.filter((node) => !ids.some((id) => node.id.startsWith(`${id}.`))).length

export const Folded: Story = {
  args: { chart: 'kit', folded },
  async play({ canvasElement }) {
    await drawn(canvasElement)
    await expect(statesIn(canvasElement)).toBe(leftBy(folded))
    // In a chart as wide as the kit's, the buttons appear only when zoomed in.
    for (let step = 0; step < 3; step += 1) await userEvent.click(button(canvasElement, 'Zoom in'))
    await waitFor(() => button(canvasElement, 'Unfold boot'))
    await userEvent.click(button(canvasElement, 'Unfold boot'))
    const others = folded.filter((id) => id !== 'kit.boot')
    await waitFor(() => expect(statesIn(canvasElement)).toBe(leftBy(others)))
    await userEvent.click(button(canvasElement, 'Fold modal'))
    await waitFor(() => expect(statesIn(canvasElement)).toBe(leftBy([...others, 'kit.modal'])))
    await userEvent.click(button(canvasElement, 'Unfold all states'))
    await waitFor(() => expect(statesIn(canvasElement)).toBe(nodes.length))
  },
}

export const Searched: Story = {
  args: { chart: 'wallet', search: 'disconnect' },
  async play({ canvasElement }) {
    await drawn(canvasElement)
    const field = within(canvasElement).getByRole('searchbox')
    const count = canvasElement.querySelector('.count')
    await expect(count).toHaveTextContent('9')
    await userEvent.type(field, '{Enter}{Enter}')
    await expect(count).toHaveTextContent('2 of 9')
    await userEvent.type(field, '{Shift>}{Enter}{/Shift}')
    await expect(count).toHaveTextContent('1 of 9')
    await expect(canvasElement.querySelectorAll('.state[data-found="true"]').length).toBe(9)
  },
}

export const Selected: Story = { args: { chart: 'wallet', selected: 'wallet.status.connecting' } }

export const InAShadowRoot: Story = {
  args: { chart: 'wallet', shadow: true },
  parameters: { a11y: { test: 'error', context: 'main' } },
  async play({ canvasElement }) {
    const root = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot
      const state = found?.querySelector('.chart[aria-busy="false"] .state')
      if (!state) throw new Error('The chart is not there yet')
      return found
    })
    const node = root?.querySelector('.react-flow__node')
    await expect(node && getComputedStyle(node).position).toBe('absolute')
  },
}

export const ByKeyboard: Story = {
  args: { chart: 'wallet', moves: [disconnected], at: 'wallet:eip155' },
  globals: { theme: 'dark' },
  async play({ canvasElement }) {
    await drawn(canvasElement)
    const focused = () => document.activeElement?.getAttribute('data-state')
    const first = button(canvasElement, /^reconnecting/)
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(focused()).toBe('wallet.status.activatingForConnect')
    await userEvent.keyboard('{Enter}')
    await expect(button(canvasElement, /^activatingForConnect/)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('wallet.connect [isCurrent] / emitFailure')
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'wallet.status.activatingForConnect|wallet.connect|0',
    )
    const viewport = canvasElement.querySelector('.react-flow__viewport')
    const scale = () => new DOMMatrix(viewport ? getComputedStyle(viewport).transform : '').a
    // The whole chart would be illegible, so the active state is shown.
    await waitFor(() => expect(scale()).toBe(0.8))
    await userEvent.keyboard('+')
    await waitFor(() => expect(scale()).toBeGreaterThan(0.8))
    await userEvent.keyboard('0')
    await waitFor(() => expect(scale()).toBeLessThan(0.8))
  },
}
