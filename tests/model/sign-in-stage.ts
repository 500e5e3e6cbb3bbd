import { type AnyActorRef, enqueueActions, setup } from 'xstate'
import { type Move, type Rehearsal, rehearse } from '../../devtools/rehearsal.ts'
import { channel } from '../../machines/contract.ts'
import { sessionMachine } from '../../machines/session.ts'
import { signInMachine } from '../../machines/sign-in.ts'
import type { SignInInput } from '../../machines/sign-in-setup.ts'
import { snackbarMachine } from '../../machines/snackbar.ts'
import { type SessionFact, systemIds, type WalletFact } from '../../machines/system.ts'
import { toastsMachine } from '../../machines/toasts.ts'
import { walletMachine } from '../../machines/wallet.ts'
import { signer } from './payloads/sign-in.ts'
import { kitInput, reports } from './payloads/world.ts'

/** As much of a kit as signing in has around it: a wallet that tells, and what is told. */
const flow = setup({
  types: {} as {
    input: object
    children: { signIn: 'signIn'; session: 'session'; snackbar: 'snackbar'; toasts: 'toasts'; tracker: 'tracker' }
    events:
      | WalletFact
      | SessionFact
      | { type: 'flow.start' }
      | { type: 'account.disconnect' }
      | { type: 'network.switch' }
  },
  actors: {
    wallet: walletMachine,
    signIn: signInMachine,
    session: sessionMachine,
    snackbar: snackbarMachine,
    toasts: toastsMachine,
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

/** What the watch over the sessions is told of the kit. */
export const watched = {
  app: { name: 'The dApp' },
  endsWithConnections: true,
  networks: kitInput.networks,
  active: 'eip155',
  connected: ['eip155'],
  asks: true,
} as const

/** That much of a kit, in which one of the two charts begins when it is told to. */
export const kitWith = (begin: 'signIn' | 'session', input: SignInInput) =>
  flow.createMachine({
    id: 'kit',
    entry: 'start',
    invoke: [
      { id: 'snackbar', src: 'snackbar', systemId: systemIds.snackbar, onError: {} },
      { id: 'toasts', src: 'toasts', systemId: systemIds.toasts, onError: {} },
      { id: 'tracker', src: 'tracker', systemId: systemIds.tracker, onError: {} },
    ],
    on: {
      'flow.start': {
        actions: enqueueActions(({ enqueue }) => {
          if (begin === 'signIn') enqueue.spawnChild('signIn', { id: 'signIn', input })
          else
            enqueue.spawnChild('session', {
              id: 'session',
              input: { ...watched, required: input.required },
            })
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

/** The watch over the sessions of somebody who has just connected. */
export const watchingOver =
  (wishes: { required: boolean }) =>
  (moves: Move[]): Rehearsal =>
    played(kitWith('session', { ...signer, ...wishes, last: null, app: { name: '' } }), [connected, start, ...moves])
export const stageSession = watchingOver({ required: true })
