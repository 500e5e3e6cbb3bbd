import type { Meta, StoryObj } from '@storybook/react-vite'
import { useContext, useEffect, useMemo, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { SettingsContext } from '../../.storybook/scene.tsx'
import { accountMachine } from '../../machines/account.ts'
import { connectMachine } from '../../machines/connect.ts'
import { kitMachine } from '../../machines/kit.ts'
import { profileWalletsMachine } from '../../machines/profile-wallets.ts'
import { walletMachine } from '../../machines/wallet.ts'
import { stage } from '../../tests/explore.ts'
import { reports } from '../../tests/model/payloads/world.ts'
import type { Move } from '../rehearsal.ts'
import { ChartView } from './chart-view.tsx'
import { transitionId } from './model.ts'

const charts = {
  kit: kitMachine,
  wallet: walletMachine,
  connect: connectMachine,
  account: accountMachine,
  profileWallets: profileWalletsMachine,
} satisfies Record<string, AnyStateMachine>

interface SceneProps {
  chart: keyof typeof charts
  /** What happens to the real charts, one move with each press of the button. */
  moves?: Move[]
  /** The way to the actor whose chart is drawn. */
  at?: string
  search?: string
  folded?: string[]
  selected?: string
}

/** The ids of the states that an actor's chart is in. */
function statesOf(actor: AnyActorRef | undefined): string[] {
  const snapshot: AnyMachineSnapshot | undefined = actor?.getSnapshot()
  return snapshot?._nodes.map(({ id }) => id) ?? []
}

/** What a real actor has done after some moves: where it is, and by what transitions it came there. */
function useRehearsal(moves: Move[] | undefined, at: string, played: number) {
  return useMemo(() => {
    if (!moves) return {}
    const rehearsal = stage()
    const mine = () => rehearsal.taken.filter((one) => one.at === at).map(({ transition }) => transitionId(transition))
    let last = new Set<string>()
    for (const move of moves.slice(0, played)) {
      const before = mine().length
      rehearsal.play(move)
      last = new Set(mine().slice(before))
    }
    const taken = new Map<string, number>()
    for (const id of mine()) taken.set(id, (taken.get(id) ?? 0) + 1)
    const active = new Set(statesOf(rehearsal.find(at)))
    rehearsal.stop()
    return { active, taken, last }
  }, [moves, at, played])
}

function Scene({ chart, moves, at = '', search, folded, selected }: SceneProps) {
  const theme = useContext(SettingsContext)?.themeMode ?? 'light'
  const [played, setPlayed] = useState(moves?.length ?? 0)
  const [text, setText] = useState(search ?? '')
  const [chosen, setChosen] = useState(selected)
  const [transition, setTransition] = useState('')
  const rehearsed = useRehearsal(moves, at, played)
  useEffect(() => setChosen(selected), [selected])
  return (
    <main style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <ChartView
          machine={charts[chart]}
          {...rehearsed}
          search={text}
          onSearch={setText}
          folded={folded}
          selected={chosen}
          onSelect={setChosen}
          onSelectTransition={setTransition}
          theme={theme}
        />
      </div>
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

export default {
  title: 'Devtools/Chart',
  component: Scene,
  parameters: { a11y: { test: 'error', context: '#storybook-root' } },
  play: ({ canvasElement }) => drawn(canvasElement),
} satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

const drawn = async (element: HTMLElement) => {
  await waitFor(() => expect(element.querySelector('.chart[aria-busy="false"] .state')).not.toBeNull(), {
    timeout: 20_000,
  })
}

const nobody: Move = {
  do: 'tell',
  at: 'wallet:eip155/watchWallet',
  event: { type: 'wallet.reported', report: reports.disconnected },
}
const opens: Move = { do: 'send', at: '', event: { type: 'modal.open' } }
const chooses: Move = {
  do: 'send',
  at: 'place:1',
  event: {
    type: 'connector.choose',
    name: 'Meadow',
    ways: [{ namespace: 'eip155', connectorId: 'example.meadow' }],
  },
}
const refuses: Move = { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.rejected' }
const retries: Move = { do: 'send', at: 'place:1', event: { type: 'connector.retry' } }
const connects: Move = {
  do: 'tell',
  at: 'wallet:eip155/watchWallet',
  event: { type: 'wallet.reported', report: reports.connected },
}

export const Kit: Story = { args: { chart: 'kit' } }

export const KitLive: Story = { args: { chart: 'kit', moves: [nobody, opens, chooses], at: '' } }

export const Wallet: Story = { args: { chart: 'wallet' } }

export const WalletLive: Story = {
  args: { chart: 'wallet', moves: [nobody, opens, chooses, refuses, retries], at: 'wallet:eip155' },
}

export const Connect: Story = { args: { chart: 'connect' } }

export const ConnectLive: Story = {
  args: { chart: 'connect', moves: [nobody, opens, chooses, refuses, retries, connects], at: 'place:1' },
}

export const Account: Story = { args: { chart: 'account' } }

export const ProfileWallets: Story = { args: { chart: 'profileWallets' } }

export const Folded: Story = {
  args: { chart: 'kit', folded: ['kit.modal.open.Account', 'kit.modal.open.ProfileWallets', 'kit.boot'] },
}

export const Searched: Story = { args: { chart: 'wallet', search: 'disconnect' } }

export const Selected: Story = { args: { chart: 'wallet', selected: 'wallet.status.connecting' } }
