import { assign, enqueueActions, raise } from 'xstate'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import { firstOf, type Network, targetIn } from '../../core/network.ts'
import type { StorageCommand } from '../ports.ts'
import { wallet } from '../system.ts'
import { unsupportedIn, withGuards } from './guards.ts'
import { connectionIn, isConnected, selectedIn, wishIn } from './types.ts'

/** What the kit does about networks [network-choice]. */
export const withNetworkActions = withGuards.extend({
  actions: {
    changeNetworks: enqueueActions(({ enqueue, context, system }, networks: readonly Network[]) => {
      const { active, namespaces, connections } = context
      const on = connectionIn(context, active)?.caipNetworkId
      const first = firstOf(networks, active)
      const isLeft = on !== undefined && targetIn(context.networks, on) && !targetIn(networks, on)
      if (isLeft && active && first)
        enqueue.sendTo(wallet(active)({ system }), { type: 'wallet.switchNetwork', caipNetworkId: first })
      for (const { caipNetworkId, chainNamespace } of context.networks)
        if (namespaces.includes(chainNamespace) && !targetIn(networks, caipNetworkId))
          enqueue.sendTo(wallet(chainNamespace)({ system }), { type: 'wallet.abandonSwitch', caipNetworkId })
      enqueue.raise({ type: 'setup.changed' })
      const kept = Object.entries(context.selected).filter(([, id]) => targetIn(networks, id))
      const next = namespaces.find((other) => firstOf(networks, other) !== undefined)
      enqueue.assign({
        networks,
        selected: Object.fromEntries(kept),
        active: first || isConnected(connections, active) ? active : (next ?? active),
      })
    }),
    select: assign({
      selected: ({ context: { networks, selected } }, id: CaipNetworkId) => {
        const target = targetIn(networks, id)
        return target ? { ...selected, [target.namespace]: id } : selected
      },
    }),
    askForNetwork: raise((_, caipNetworkId: CaipNetworkId) => ({ type: 'network.ask', caipNetworkId })),
    askForWish: enqueueActions(({ enqueue, context: { stack } }) => {
      const to = wishIn(stack)
      if (to) enqueue.raise({ type: 'network.ask', caipNetworkId: to.caipNetworkId })
    }),
    setPendingNetwork: assign({
      pendingNetwork: ({ context: { networks } }, id: CaipNetworkId) => targetIn(networks, id) ?? null,
    }),
    requestNetwork: enqueueActions(({ enqueue, context: { pendingNetwork }, system }) => {
      if (!pendingNetwork) return
      const { namespace, caipNetworkId } = pendingNetwork
      enqueue.sendTo(wallet(namespace)({ system }), { type: 'wallet.switchNetwork', caipNetworkId })
    }),
    setUnsupportedNetwork: assign({ unsupported: ({ context }) => unsupportedIn(context) }),
    raiseNetworkSupport: raise((_, type: 'network.supported' | 'network.unsupported') => ({ type })),
    setSelectedNetwork: assign({
      selected: ({ context }, namespace: Namespace) => {
        const on = connectionIn(context, namespace)?.caipNetworkId
        return on && targetIn(context.networks, on) ? { ...context.selected, [namespace]: on } : context.selected
      },
    }),
    persistNetwork: enqueueActions(({ enqueue, context }) => {
      const id = connectionIn(context, context.active)?.caipNetworkId ?? selectedIn(context, context.active)
      if (id) enqueue.sendTo('memory', { type: 'storage.network', caipNetworkId: id } satisfies StorageCommand)
    }),
    switchTo: raise((_, caipNetworkId: CaipNetworkId) => ({ type: 'network.switch', caipNetworkId })),
  },
})
