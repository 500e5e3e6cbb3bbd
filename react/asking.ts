import type { AccountConnection, AccountState } from '../core/account.ts'
import { sameId } from '../core/connector.ts'
import { isPlaced, type NetworkName, nameNetwork, targetIn } from '../core/network.ts'
import { ask, errorOf } from './ask.ts'
import type { Engine } from './engine.ts'
import type { Ending } from './handle.ts'
import { adapterIn } from './served.ts'
import type { Setup } from './setup.ts'
import { networkIn } from './store.ts'

/** Resolves when nothing of what was asked is connected any more. @throws `connection.client` where nobody can be asked. */
export async function disconnect({ kit, store }: Engine, setup: Setup, { namespace, id }: Ending): Promise<void> {
  if (namespace && !adapterIn(setup, namespace)) throw await errorOf({ code: 'connection.client' })
  const isMeant = (each: AccountState) => namespace === undefined || each.namespace === namespace
  const isOf = ({ connectorId }: AccountConnection) => id === undefined || sameId(connectorId, id)
  await ask(kit, store, {
    event: { type: 'account.disconnect', ...(namespace && { namespace }), ...(id && { connectorId: id }) },
    isDone: ({ accounts }) => Object.values(accounts).every((each) => !isMeant(each) || !each.connections.some(isOf)),
    refusalIn: (emitted) => (emitted.type === 'disconnectFailed' ? emitted.failure : undefined),
  })
}

/** Resolves when the network is the selected one. @throws `network.client` where nobody can be asked. */
export async function switchNetwork({ kit, store }: Engine, setup: Setup, network: NetworkName): Promise<void> {
  if (!network) throw await errorOf({ code: 'network.namespace' })
  const named = nameNetwork(network)
  if (!isPlaced(named)) throw await errorOf({ code: 'network.namespace' })
  const { caipNetworkId } = named
  const target = targetIn(setup.networks, caipNetworkId)
  if (target && !adapterIn(setup, target.namespace)) throw await errorOf({ code: 'network.client' })
  await ask(kit, store, {
    event: { type: 'network.switch', caipNetworkId },
    isDone: (state) => networkIn(state)?.caipNetworkId === caipNetworkId,
    // The wallet may come there while the dApp has gone on to another namespace.
    isMet: (state) =>
      target !== undefined && state.networks[target.namespace]?.caipNetwork?.caipNetworkId === caipNetworkId,
    refusalIn: (emitted) =>
      emitted.type === 'networkRefused' && emitted.caipNetworkId === caipNetworkId ? emitted.failure : undefined,
  })
}
