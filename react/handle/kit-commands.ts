import type { ActorRefFrom } from 'xstate'
import type { AccountConnection, AccountState } from '../../core/account.ts'
import { targetIn } from '../../core/configured-networks.ts'
import { sameId } from '../../core/connector.ts'
import type { Failure } from '../../core/errors.ts'
import { type NetworkName, nameNetwork } from '../../core/network.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { sessionMachine } from '../../machines/session/chart.ts'
import type { Engine } from '../engine/engine.ts'
import { accountIn, networkIn } from '../store/store.ts'
import { isPlaced } from './is-placed.ts'
import type { DisconnectParameters } from './parameters.ts'
import { adapterIn } from './require-adapter.ts'
import { errorOf, runCommand } from './run-command.ts'
import { settled } from './settled.ts'
import type { Setup } from './setup.ts'

type Watch = ActorRefFrom<typeof sessionMachine>

/**
 * Resolves once none of the given connections is connected or connecting.
 * @throws `connection.client` if no adapter serves the namespace.
 */
export async function disconnect(
  { kit, store }: Engine,
  setup: Setup,
  { namespace, id }: DisconnectParameters,
): Promise<void> {
  if (namespace && !adapterIn(setup, namespace)) throw await errorOf({ code: 'connection.client' })
  const isMeant = (each: AccountState) => namespace === undefined || each.namespace === namespace
  const isOf = ({ connectorId }: AccountConnection) => id === undefined || sameId(connectorId, id)
  /** Connecting or reconnecting: disconnecting a whole namespace cancels that too. */
  const isComing = ({ status }: AccountState) =>
    id === undefined && (status === 'connecting' || status === 'reconnecting')
  await runCommand(kit, store, {
    event: { type: 'account.disconnect', ...(namespace && { namespace }), ...(id && { connectorId: id }) },
    isDone: ({ accounts }) =>
      Object.values(accounts).every((each) => !isMeant(each) || !(isComing(each) || each.connections.some(isOf))),
    refusalIn: (emitted) => (emitted.type === 'disconnectFailed' ? emitted.failure : undefined),
  })
}

/** Resolves once the network is selected. @throws `network.client` if no adapter serves its namespace. */
export async function switchNetwork({ kit, store }: Engine, setup: Setup, network: NetworkName): Promise<void> {
  if (!network) throw await errorOf({ code: 'network.namespace' })
  const named = nameNetwork(network)
  if (!isPlaced(named)) throw await errorOf({ code: 'network.namespace' })
  const { caipNetworkId } = named
  const target = targetIn(setup.networks, caipNetworkId)
  if (target && !adapterIn(setup, target.namespace)) throw await errorOf({ code: 'network.client' })
  await runCommand(kit, store, {
    event: { type: 'network.switch', caipNetworkId },
    isDone: (state) => networkIn(state)?.caipNetworkId === caipNetworkId,
    // The wallet may complete the switch after the dApp has moved on to another namespace.
    isMet: (state) =>
      target !== undefined && state.networks[target.namespace]?.caipNetwork?.caipNetworkId === caipNetworkId,
    refusalIn: (emitted) =>
      emitted.type === 'networkRefused' && emitted.caipNetworkId === caipNetworkId ? emitted.failure : undefined,
  })
}

/**
 * The session actor, which tracks an account.
 * @throws `sign.disabled`, `sign.noAccount`, `network.unsupported`.
 */
async function requireSession({ kit, store }: Engine, { siwx }: Setup) {
  if (!siwx) throw await errorOf({ code: 'sign.disabled' })
  const watch: Watch | undefined = kit.system.get(systemIds.session)
  const isAway = accountIn(store.get())?.address !== undefined
  if (!watch?.getSnapshot().context.signer)
    throw await errorOf({ code: isAway ? 'network.unsupported' : 'sign.noAccount' })
  return watch
}

/**
 * Opens the view that asks for a signature, unless the account is signed in.
 * @throws `sign.disabled`, `sign.noAccount`, `network.unsupported`.
 */
export async function signIn(engine: Engine, setup: Setup): Promise<void> {
  const watch = await requireSession(engine, setup)
  watch.send({ type: 'session.ask' })
}

/**
 * Resolves once the session has been read again.
 * @throws `sign.disabled`, `sign.noAccount`, `network.unsupported`, the session store's error, or `request.aborted` if
 * the kit stops first.
 */
export async function signOut(engine: Engine, setup: Setup): Promise<void> {
  const watch = await requireSession(engine, setup)
  watch.send({ type: 'session.end' })
  const { status, context } = await settled(watch, 'reading')
  // The chart ends only with the kit, which may not have ended the session yet.
  const failure: Failure | null = status === 'active' ? context.failure : { code: 'request.aborted' }
  if (failure) throw await errorOf(failure)
}
