import { not } from 'xstate'
import { promised } from '../contract.ts'
import type { GateTask } from '../system.ts'
import { kitSetup } from './setup.ts'
import type { KitContext } from './types.ts'

const keepTask = { type: 'setGateTask', params: ({ event }: { event: GateTask }) => event } as const

const approaches = [{ guard: 'isSilent', target: 'loading.restored' }, { target: 'loading.connected' }] as const
const reminds = { type: 'sendToGatekeeper', params: { type: 'session.remind' } } as const
const opens = { type: 'raise', params: { type: 'gate.open' } } as const
const disconnects = {
  type: 'raise',
  params: ({ context: { active } }: { context: Pick<KitContext, 'active'> }) =>
    ({ type: 'account.disconnect', ...(active && { namespace: active }) }) as const,
} as const
const resumes = {
  type: 'raise',
  params: ({ context: { deferred } }: { context: Pick<KitContext, 'deferred'> }) => promised(deferred),
} as const
const failed = [
  { guard: 'isSignInRequired', target: 'failed', actions: [disconnects, opens] },
  { target: 'failed', actions: opens },
] as const

/** Whether the user may continue, according to a gatekeeper. If the dApp has none, its code is never loaded. */
export const gate = kitSetup.createStateConfig({
  description:
    'If the dApp signs users in, a gatekeeper checks each new account on one of its networks, and the modal shows what it asks for [signin-opens].',
  initial: 'unguarded',
  states: {
    unguarded: {
      description: 'No account has connected yet, or the dApp has no gatekeeper [signin-lazy].',
      on: { 'wallet.connected': [{ guard: not('hasGatekeeper') }, ...approaches] },
    },
    loading: {
      description: 'The gatekeeper and the flow of its task are loading, for 30 s at most [flow-timeout].',
      invoke: {
        id: 'loadGatekeeper',
        src: 'loadGatekeeper',
        onDone: [
          { guard: 'isJustConnected', target: 'guarded', actions: 'startPromptingGatekeeper' },
          { target: 'guarded', actions: 'startGatekeeper' },
        ],
        onError: failed,
      },
      after: { load: failed },
      initial: 'restored',
      states: {
        restored: {
          description: 'The connection was restored: the user is not asked for an optional session [signin-optional].',
        },
        connected: { description: 'The user has just connected and is asked to sign in [signin-opens].' },
        before: {
          type: 'history',
          description: 'The one of the two states in which loading failed.',
        },
      },
      on: { 'wallet.connected': [{ guard: 'isSilent', target: '.restored' }, { target: '.connected' }] },
    },
    guarded: {
      description: 'The gatekeeper checks the active account.',
      initial: 'pending',
      states: {
        pending: { description: 'The gatekeeper does not know yet whether the user may continue.' },
        open: { description: 'The user may continue.' },
        optional: {
          description: 'The user is asked to sign in, and may continue without it [signin-optional].',
          exit: 'clearGateTask',
        },
        required: {
          description: 'The user is asked to sign in, and may not continue without it [signin-required].',
          exit: 'clearGateTask',
        },
      },
      on: {
        'wallet.*': { actions: 'syncGatekeeper' },
        'wallet.networkRefused': { actions: reminds },
        'wallet.disconnectFailed': { actions: reminds },
        'adapter.removed': { actions: 'syncGatekeeper' },
        'networks.changed': { actions: 'syncGatekeeper' },
        'otherTab.network': { actions: 'syncGatekeeper' },
        'network.switch': { actions: 'syncGatekeeper' },
        'namespace.switched': { actions: 'syncGatekeeper' },
        'gate.pending': '.pending',
        'gate.open': '.open',
        'gate.failed': '.open',
        'gate.required': { target: '.required', actions: keepTask },
        'gate.optional': { target: '.optional', actions: keepTask },
      },
    },
    failed: {
      description:
        'The gatekeeper did not load. If signing in is required, the account is disconnected [signin-unread].',
      on: { 'wallet.connected': approaches, 'modal.open': 'loading.before' },
    },
  },
})

/** Keeps the output of a flow that ended before the gatekeeper's decision. */
export const deferral = kitSetup.createStateConfig({
  description: 'A flow that ended while the gate was pending stays on screen until the gate decides what follows.',
  initial: 'none',
  states: {
    none: {
      description: 'Nothing waits for the gate.',
      entry: 'clearDeferred',
      on: {
        'flow.deferred': { target: 'waiting', actions: { type: 'deferOutput', params: ({ event }) => event.done } },
      },
    },
    waiting: {
      description:
        'What follows the flow’s output is decided when the gate opens; if the route is removed first, nothing follows.',
      always: { guard: 'isDeferredGone', target: 'none' },
      on: {
        'gate.open': { target: 'none', actions: resumes },
        'gate.required': 'none',
        'gate.optional': 'none',
        'gate.failed': 'none',
        'flow.deferred': { actions: { type: 'deferOutput', params: ({ event }) => event.done } },
      },
    },
  },
})
