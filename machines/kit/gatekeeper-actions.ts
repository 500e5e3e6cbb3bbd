import { assign, enqueueActions, raise, sendTo } from 'xstate'
import { type GateTask, type SessionCommand, session, systemIds } from '../system.ts'
import { withServiceActions } from './service-actions.ts'
import type { FlowDone } from './types.ts'

/** What the kit does about the gate and its gatekeeper, the session chart. */
export const withGatekeeperActions = withServiceActions.extend({
  actions: {
    startGatekeeper: enqueueActions(({ enqueue, context: { signIn, networks, active, connections, promptSignIn } }) => {
      const id = systemIds.session
      if (signIn)
        enqueue.spawnChild('session', {
          id,
          systemId: id,
          input: {
            ...signIn,
            networks,
            active,
            connected: connections.map(({ namespace }) => namespace),
            asks: promptSignIn,
          },
        })
    }),
    sendToGatekeeper: enqueueActions(({ enqueue, system }, command: SessionCommand) => {
      const ref = session({ system })
      if (ref) enqueue.sendTo(ref, command)
    }),
    syncGatekeeper: sendTo(
      session,
      ({ context: { networks, active, connections }, event }): SessionCommand => ({
        type: 'session.look',
        networks,
        active,
        connected: connections.map(({ namespace }) => namespace),
        after: event,
      }),
    ),
    setPromptSignIn: assign({ promptSignIn: (_, silent: boolean) => !silent }),
    disconnectActive: raise(({ context: { active } }) => ({
      type: 'account.disconnect',
      ...(active && { namespace: active }),
    })),
    raiseGateOpen: raise({ type: 'gate.open' }),
    setGateTask: assign({ gateTask: (_, { route, input }: GateTask) => ({ route, input }) }),
    raiseDeferred: raise((_, done: FlowDone) => ({ type: 'flow.deferred', done })),
    deferOutput: assign({ deferred: (_, done: FlowDone) => done }),
    resumeDeferred: raise(({ context: { deferred } }) => deferred ?? { type: 'gate.open' }),
  },
})
