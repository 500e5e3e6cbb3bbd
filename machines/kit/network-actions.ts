import { assign, raise } from 'xstate'
import type { CaipNetworkId } from '../../core/caip.ts'
import { firstOf, selectedIn, targetIn } from '../../core/configured-networks.ts'
import type { Network } from '../../core/network.ts'
import { promised } from '../contract.ts'
import { wallet } from '../system.ts'
import { unsupportedIn, withGuards } from './guards.ts'
import { sends } from './sends.ts'
import { connectionIn, type KitEvent } from './types.ts'

/** The kit's actions for networks [network-choice]. */
export const withNetworkActions = withGuards.extend({
  actions: {
    /** Switches a wallet on a removed network to the first remaining one. */
    leaveRemovedNetwork: sends(({ context: { active }, system }, networks: readonly Network[]) => {
      const first = firstOf(networks, active)
      return active && first
        ? [{ to: wallet(active)({ system }), event: { type: 'wallet.switchNetwork', caipNetworkId: first } }]
        : []
    }),
    abandonRemovedNetworks: sends(({ context, system }, networks: readonly Network[]) =>
      context.networks
        .filter(({ caipNetworkId }) => !targetIn(networks, caipNetworkId))
        .map(({ caipNetworkId, chainNamespace }) => ({
          to: wallet(chainNamespace)({ system }),
          event: { type: 'wallet.abandonSwitch', caipNetworkId },
        })),
    ),
    setNetworks: assign(({ context: { selected } }, networks: readonly Network[]) => ({
      networks,
      selected: Object.fromEntries(Object.entries(selected).filter(([, id]) => targetIn(networks, id))),
    })),
    raise: raise((_, event: KitEvent) => event),
    select: assign({
      selected: ({ context: { networks, selected } }, id: CaipNetworkId | undefined) => {
        const target = id && targetIn(networks, id)
        return target ? { ...selected, [target.namespace]: id } : selected
      },
    }),
    setPendingNetwork: assign({
      pendingNetwork: ({ context: { networks } }, id: CaipNetworkId) => targetIn(networks, id) ?? null,
    }),
    clearPendingNetwork: assign({ pendingNetwork: null }),
    requestNetwork: sends(({ context: { networks }, system }, caipNetworkId: CaipNetworkId) => [
      {
        to: wallet(targetIn(networks, caipNetworkId)?.namespace)({ system }),
        event: { type: 'wallet.switchNetwork', caipNetworkId },
      },
    ]),
    /** The embedded wallet shares one login across all namespaces. */
    requestLogin: sends(({ context, system }) => {
      const { namespace, caipNetworkId } = promised(context.pendingNetwork)
      const { connectorId } = promised(connectionIn(context, context.active))
      return [{ to: wallet(namespace)({ system }), event: { type: 'wallet.connect', connectorId, caipNetworkId } }]
    }),
    setUnsupportedNetwork: assign({ unsupported: ({ context }) => unsupportedIn(context) }),
    /** Without a namespace there is no network to store. */
    persistNetwork: sends(({ context, self }) => {
      const id = connectionIn(context, context.active)?.caipNetworkId ?? selectedIn(context, context.active)
      const event = { type: 'storage.network', caipNetworkId: id }
      return id === undefined ? [] : [{ to: self.getSnapshot().children.connectionStorage, event }]
    }),
  },
})
