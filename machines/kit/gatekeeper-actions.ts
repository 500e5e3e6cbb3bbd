import { type AnyActorRef, assign, sendTo, spawnChild } from 'xstate'
import { targetIn } from '../../core/configured-networks.ts'
import type { Signer } from '../../core/sign-in.ts'
import { systemIds } from '../../core/system-ids.ts'
import { type GateTask, type SessionCommand, session } from '../system.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'
import { sends } from './sends.ts'
import { withServiceActions } from './service-actions.ts'
import type { FlowDone, KitContext } from './types.ts'

/**
 * The account that would sign in: the active one, on a network of the app. The flow that signs reads the same wallet
 * chart.
 */
function signerIn(self: AnyActorRef, { active, networks }: KitContext): Signer | null {
  const connection = selectConnection(self, active)
  const address = connection?.accounts[0]?.address
  if (!connection || address === undefined || !targetIn(networks, connection.caipNetworkId)) return null
  return { namespace: connection.namespace, caipNetworkId: connection.caipNetworkId, address }
}

/** The gatekeeper's input, which also says whether to request a session at once. */
const gatekeeperInput =
  (prompts: boolean) =>
  ({ context, self }: { context: KitContext; self: AnyActorRef }) => ({
    ...context.signIn,
    signer: signerIn(self, context),
    prompts,
  })

/** The kit's actions for the gate and its gatekeeper, the session chart. */
export const withGatekeeperActions = withServiceActions.extend({
  actions: {
    startGatekeeper: spawnChild('session', {
      id: systemIds.session,
      systemId: systemIds.session,
      input: gatekeeperInput(false),
    }),
    startPromptingGatekeeper: spawnChild('session', {
      id: systemIds.session,
      systemId: systemIds.session,
      input: gatekeeperInput(true),
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
    setGateTask: assign({ gateTask: (_, { route, input }: GateTask) => ({ route, input }) }),
    clearGateTask: assign({ gateTask: null }),
    deferOutput: assign({ deferred: (_, done: FlowDone) => done }),
    clearDeferred: assign({ deferred: null }),
  },
})
