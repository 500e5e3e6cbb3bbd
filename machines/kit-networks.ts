import { assign, enqueueActions, raise } from 'xstate'
import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import { firstOf, isSupported, type Network, targetIn } from '../core/network.ts'
import { base } from './kit-base.ts'
import { selectedIn, wishIn } from './kit-terms.ts'
import type { Memo } from './ports.ts'
import { networkOn } from './standing.ts'
import { wallet } from './system.ts'

/** What the kit does about networks (SPEC 4, network switch). */
export const withNetworks = base.extend({
  actions: {
    changeNetworks: enqueueActions(({ enqueue, context, self, system }, networks: readonly Network[]) => {
      const { active, namespaces, connected } = context
      const on = networkOn(self, active)
      const first = firstOf(networks, active)
      const isLeft = on !== undefined && targetIn(context.networks, on) && !targetIn(networks, on)
      if (isLeft && first)
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
        active: first || connected.includes(active) ? active : (next ?? active),
      })
    }),
    select: assign({
      selected: ({ context: { networks, selected } }, id: CaipNetworkId) => {
        const target = targetIn(networks, id)
        return target ? { ...selected, [target.namespace]: id } : selected
      },
    }),
    approachNetwork: enqueueActions(({ enqueue, context: { networks }, self }, id: CaipNetworkId) => {
      const namespace = targetIn(networks, id)?.namespace
      const isThere = namespace && networkOn(self, namespace) === id
      enqueue.raise({ type: isThere ? 'network.switch' : 'network.ask', caipNetworkId: id })
    }),
    askForWish: enqueueActions(({ enqueue, context: { stack } }) => {
      const to = wishIn(stack)
      if (to) enqueue.raise({ type: 'network.ask', caipNetworkId: to.caipNetworkId })
    }),
    headFor: enqueueActions(({ enqueue, context: { networks }, self, system }, id: CaipNetworkId) => {
      const namespace = targetIn(networks, id)?.namespace
      if (!namespace) return
      enqueue.assign({ aimed: networkOn(self, namespace) === id ? null : id })
      if (networkOn(self, namespace) === id) enqueue.raise({ type: 'connection.arrived', namespace })
      else enqueue.sendTo(wallet(namespace)({ system }), { type: 'wallet.switchNetwork', caipNetworkId: id })
    }),
    arriveAt: enqueueActions(({ enqueue, context: { aimed, networks } }, id: CaipNetworkId) => {
      const namespace = targetIn(networks, id)?.namespace
      if (!namespace || aimed !== id) return
      enqueue.assign({ aimed: null })
      enqueue.raise({ type: 'connection.arrived', namespace })
    }),
    loseSight: assign({ aimed: ({ context: { aimed } }, id: CaipNetworkId) => (aimed === id ? null : aimed) }),
    checkNetwork: enqueueActions(({ enqueue, context: { active, insists, networks }, self }) => {
      const on = networkOn(self, active)
      const strayed = insists && on !== undefined && !isSupported(networks, on)
      enqueue.raise({ type: strayed ? 'network.strayed' : 'network.settled' })
    }),
    noteNetwork: enqueueActions(({ enqueue, context: { selected, networks }, self }, namespace: Namespace) => {
      const on = networkOn(self, namespace)
      if (on && targetIn(networks, on)) enqueue.assign({ selected: { ...selected, [namespace]: on } })
    }),
    rememberNetwork: enqueueActions(({ enqueue, context, self }) => {
      const id = networkOn(self, context.active) ?? selectedIn(context, context.active)
      if (id) enqueue.sendTo('memory', { type: 'memo.network', caipNetworkId: id } satisfies Memo)
    }),
    switchTo: raise((_, caipNetworkId: CaipNetworkId) => ({ type: 'network.switch', caipNetworkId })),
  },
})
