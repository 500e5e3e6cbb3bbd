import { assign, enqueueActions, sendTo } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import { isShared } from '../../core/connector.ts'
import { type BalanceCommand, balance, pairing, systemIds, wallet } from '../system.ts'
import { withNetworkActions } from './network-actions.ts'
import { type Features, isAmong, isConnected, selectedIn } from './types.ts'

const services = ['directory', 'config'] as const

/** The dApp itself, which wants a pairing without a route of the modal. */
const HOLDER = 'kit'

/** What the kit does about the balances and the pairing that all share, and about the services that know a project. */
export const withServiceActions = withNetworkActions.extend({
  actions: {
    startPairing: enqueueActions(({ enqueue, system }) => {
      const id = systemIds.pairing
      if (!system.get(id)) enqueue.spawnChild('pairing', { id, systemId: id })
    }),
    holdPairing: sendTo(pairing, { type: 'pairing.hold', by: HOLDER }),
    releasePairing: enqueueActions(({ enqueue, system }) => {
      const ref = pairing({ system })
      if (ref) enqueue.sendTo(ref, { type: 'pairing.release', by: HOLDER })
    }),
    askBalance: enqueueActions(({ enqueue, system }, command: BalanceCommand) => {
      const { namespace } = command
      const id = systemIds.balance(namespace)
      if (!system.get(id)) enqueue.spawnChild('balance', { id, systemId: id, input: { namespace } })
      enqueue.sendTo(balance(namespace), command)
    }),
    syncBalance: enqueueActions(({ enqueue, system }, namespace: Namespace | undefined) => {
      const ref = namespace && balance(namespace)({ system })
      if (ref) enqueue.sendTo(ref, { type: 'balance.sync' })
    }),
    adopt: enqueueActions(({ enqueue, context, system }, settled: readonly Namespace[]) => {
      const { active, namespaces } = context
      const sharing = namespaces.filter((namespace) => settled.includes(namespace))
      enqueue.assign({ sharing, active: isAmong(sharing, active) ? active : (sharing[0] ?? active) })
      for (const namespace of sharing) {
        const caipNetworkId = selectedIn(context, namespace)
        enqueue.sendTo(wallet(namespace)({ system }), {
          type: 'wallet.connect',
          connectorId: 'walletConnect',
          ...(caipNetworkId && { caipNetworkId }),
        })
      }
    }),
    stopSharing: assign(
      (
        { context: { sharing, active, connections } },
        { namespace, connectorId }: { namespace: Namespace; connectorId: string },
      ) => {
        if (!isShared(connectorId) || !sharing.includes(namespace)) return {}
        const isLeader = active === namespace && !isConnected(connections, namespace)
        return {
          sharing: sharing.filter((other) => other !== namespace),
          active: isLeader ? (connections[0]?.namespace ?? active) : active,
        }
      },
    ),
    startProjectServices: enqueueActions(({ enqueue, context: { projectServices } }) => {
      if (!projectServices) return
      enqueue.spawnChild('directory', {
        id: 'directory',
        systemId: systemIds.directory,
        input: projectServices.directory,
      })
      const input = projectServices.config
      if (input) enqueue.spawnChild('config', { id: 'config', systemId: systemIds.config, input })
    }),
    refreshProjectServices: enqueueActions(({ enqueue, system }) => {
      for (const id of services) if (system.get(systemIds[id])) enqueue.sendTo(id, { type: 'service.refresh' })
    }),
    adaptFeatures: enqueueActions(({ enqueue, context, system }, changed: Partial<Features>) => {
      const features = { ...context.features, ...changed }
      enqueue.assign({ features })
      for (const namespace of context.namespaces)
        enqueue.sendTo(wallet(namespace)({ system }), {
          type: 'wallet.setMultiple',
          multiple: features.multiWallet,
        })
    }),
  },
})
