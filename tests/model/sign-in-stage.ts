import { type AnyActorRef, enqueueActions, setup } from 'xstate'
import { type Move, type Rehearsal, rehearse } from '../../devtools/rehearsal.ts'
import { channel } from '../../machines/contract.ts'
import { sessionMachine } from '../../machines/session.ts'
import { signInMachine } from '../../machines/sign-in.ts'
import type { SignInInput } from '../../machines/sign-in-setup.ts'
import { snackbarMachine } from '../../machines/snackbar.ts'
import { type SessionFact, systemIds, type WalletFact } from '../../machines/system.ts'
import { walletMachine } from '../../machines/wallet.ts'
import { signer } from './payloads/sign-in.ts'
import { reports } from './payloads/world.ts'

/** As much of a kit as signing in has around it: a wallet that tells, and what is told. */
const flow = setup({
  types: {} as {
    input: object
    children: { signIn: 'signIn'; session: 'session'; snackbar: 'snackbar'; tracker: 'tracker' }
    events: WalletFact | SessionFact | { type: 'flow.start' }
  },
  actors: {
    wallet: walletMachine,
    signIn: signInMachine,
    session: sessionMachine,
    snackbar: snackbarMachine,
    tracker: channel(),
  },
  actions: {
    start: enqueueActions(({ enqueue }) => {
      const id = systemIds.wallet('eip155')
      enqueue.spawnChild('wallet', {
        id,
        systemId: id,
        input: { namespace: 'eip155', restores: false, multiple: true },
      })
    }),
    forward: enqueueActions(({ enqueue, event, self }) => {
      const child: AnyActorRef | undefined = self.getSnapshot().children.signIn
      if (child?.getSnapshot().status === 'active') enqueue.sendTo(child, event)
    }),
  },
})

/** That much of a kit, in which one of the two charts begins when it is told to. */
export const kitWith = (begin: 'signIn' | 'session', input: SignInInput) =>
  flow.createMachine({
    id: 'kit',
    entry: 'start',
    invoke: [
      { id: 'snackbar', src: 'snackbar', systemId: systemIds.snackbar, onError: {} },
      { id: 'tracker', src: 'tracker', systemId: systemIds.tracker, onError: {} },
    ],
    on: {
      'flow.start': {
        actions: enqueueActions(({ enqueue }) => {
          const { namespace, caipNetworkId, address } = input
          if (begin === 'signIn') enqueue.spawnChild('signIn', { id: 'signIn', input })
          else
            enqueue.spawnChild('session', { id: 'session', input: { signer: { namespace, caipNetworkId, address } } })
        }),
      },
      'wallet.*': { actions: 'forward' },
    },
  })

const connected: Move = {
  do: 'tell',
  at: 'wallet:eip155/watchWallet',
  event: { type: 'wallet.reported', report: reports.connected },
}
const start: Move = { do: 'send', at: '', event: { type: 'flow.start' } }

const played = (machine: ReturnType<typeof kitWith>, moves: Move[]): Rehearsal => {
  const rehearsal = rehearse(machine, {}, systemIds.kit)
  for (const move of moves) rehearsal.play(move)
  return rehearsal
}

/** The flow of signing in, for somebody who is connected. */
export const signingIn = (wishes: Partial<SignInInput> = {}) => {
  const machine = kitWith('signIn', { ...signer, required: true, last: null, app: { name: 'The dApp' }, ...wishes })
  return (moves: Move[], before: Move[] = [connected]): Rehearsal => played(machine, [...before, start, ...moves])
}

const sessionKit = kitWith('session', { ...signer, required: true, last: null, app: { name: '' } })

/** The watch over the sessions of somebody who is connected. */
export const stageSession = (moves: Move[]): Rehearsal => played(sessionKit, [connected, start, ...moves])
