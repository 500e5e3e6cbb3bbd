import { type AnyActorRef, assign, raise, sendTo, spawnChild } from 'xstate'
import { targetIn } from '../../core/configured-networks.ts'
import type { Signer } from '../../core/sign-in.ts'
import { type GateTask, type SessionCommand, session, systemIds } from '../system.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'
import { sends } from './sends.ts'
import { withServiceActions } from './service-actions.ts'
import type { FlowDone, KitContext } from './types.ts'

/** Who would sign in: the active account, on a network of the app. The flow that signs asks the same wallet chart. */
function signerIn(self: AnyActorRef, { active, networks }: KitContext): Signer | null {
  const connection = selectConnection(self, active)
  const address = connection?.accounts[0]?.address
  if (!connection || address === undefined || !targetIn(networks, connection.caipNetworkId)) return null
  return { namespace: connection.namespace, caipNetworkId: connection.caipNetworkId, address }
}

/** What the kit does about the gate and its gatekeeper, the session chart. */
export const withGatekeeperActions = withServiceActions.extend({
  actions: {
    startGatekeeper: spawnChild('session', {
      id: systemIds.session,
      systemId: systemIds.session,
      input: ({ context, self }) => ({
        ...context.signIn,
        signer: signerIn(self, context),
        prompts: context.promptSignIn,
      }),
    }),
    sendToGatekeeper: sends(({ system }, command: SessionCommand) => [{ to: session({ system }), event: command }]),
    syncGatekeeper: sendTo(
      session,
      ({ context, event, self }): SessionCommand => ({
        type: 'session.sync',
        signer: signerIn(self, context),
        networks: context.networks,
        connected: context.connections.map(({ namespace }) => namespace),
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
