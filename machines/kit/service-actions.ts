import { assign, enqueueActions, sendTo } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import { selectedIn } from '../../core/configured-networks.ts'
import { type FeatureWishes, withWishes } from '../../core/feature-wishes.ts'
import { systemIds } from '../../core/system-ids.ts'
import { type BalanceCommand, balance, type FeaturesWish, pairing, wallet } from '../system.ts'
import { withNetworkActions } from './network-actions.ts'
import { sends } from './sends.ts'
import type { ActorStart, Features, KitContext } from './types.ts'

/** The dApp itself as a holder of the pairing, without a route of the modal. */
const HOLDER = 'kit'

/** An actor that exists at most once and has its chart's name, or the balance of a namespace. */
type Once = 'pairing' | 'headless' | 'notices' | 'directory' | 'config' | { namespace: Namespace }

/** The namespaces of the app in which a session has accounts. */
const sharedBy = ({ namespaces }: Pick<KitContext, 'namespaces'>, settled: readonly Namespace[]) =>
  namespaces.filter((namespace) => settled.includes(namespace))

/** The kit's actions for the balances, the shared pairing, and the services of a project. */
export const withServiceActions = withNetworkActions.extend({
  actions: {
    /**
     * Starts an actor unless it already runs. An action checks this, because guards can't see actors. A project's
     * service starts with its own input, the others with the environment.
     */
    startOnce: enqueueActions(({ enqueue, context: { environment, projectServices }, system }, once: Once) => {
      const isNamed = typeof once === 'string'
      const id = isNamed ? once : systemIds.balance(once.namespace)
      const inputs: Partial<Record<string, unknown>> = isNamed ? { ...projectServices } : { [id]: once }
      const start = { id, systemId: id, input: inputs[id] ?? environment }
      if (!system.get(id)) enqueue.spawnChild(isNamed ? once : 'balance', start)
    }),
    holdPairing: sendTo(pairing, { type: 'pairing.hold', by: HOLDER }),
    releasePairing: sends(({ system }) => [
      { to: pairing({ system }), event: { type: 'pairing.release', by: HOLDER } },
    ]),
    startActor: enqueueActions(({ enqueue }, { chart, input }: ActorStart) => {
      enqueue.spawnChild(chart, { id: input.id, input })
    }),
    askBalance: sends(({ system }, command: BalanceCommand) => [
      { to: balance(command.namespace)({ system }), event: command },
    ]),
    syncBalance: sends(({ system }, { namespace }: { namespace?: Namespace }) => [
      { to: namespace && balance(namespace)({ system }), event: { type: 'balance.sync' } },
    ]),
    requestShared: sends(({ context, system }, settled: readonly Namespace[]) =>
      sharedBy(context, settled).map((namespace) => {
        const caipNetworkId = selectedIn(context, namespace)
        return {
          to: wallet(namespace)({ system }),
          event: {
            type: 'wallet.connect',
            connectorId: 'walletConnect',
            ...(caipNetworkId && { caipNetworkId }),
          },
        }
      }),
    ),
    setSharing: assign({ sharing: ({ context }, settled: readonly Namespace[]) => sharedBy(context, settled) }),
    stopSharing: assign({
      sharing: ({ context: { sharing } }, namespace: Namespace) => sharing.filter((other) => other !== namespace),
    }),
    refreshDirectory: sendTo('directory', { type: 'service.refresh' }),
    refreshConfig: sends(({ self }) => [
      { to: self.getSnapshot().children.config, event: { type: 'service.refresh' } },
    ]),
    sendToConfig: sendTo('config', (_, event: FeaturesWish) => event),
    setWishes: assign({
      projectServices: ({ context: { projectServices } }, wishes: FeatureWishes) =>
        projectServices?.config && {
          ...projectServices,
          config: { ...projectServices.config, local: withWishes(projectServices.config.local, wishes) },
        },
    }),
    setFeatures: assign({
      features: ({ context }, changed: Partial<Features>) => ({ ...context.features, ...changed }),
    }),
    setMultiple: sends(({ context: { namespaces, features }, system }) =>
      namespaces.map((namespace) => ({
        to: wallet(namespace)({ system }),
        event: { type: 'wallet.setMultiple', multiple: features.multiWallet },
      })),
    ),
  },
})
