import { targetIn } from '../../core/configured-networks.ts'
import { systemIds } from '../../core/system-ids.ts'
import { modal } from '../modal/chart.ts'
import { activeNamespace } from './active-namespace.ts'
import { broadcast, connections } from './connections.ts'
import { deferral, gate } from './gate.ts'
import { networkSupport } from './network-support.ts'
import { notices } from './notices.ts'
import { pendingConnection, pendingNetwork } from './pending.ts'
import { persistence } from './persistence.ts'
import { projectServices } from './project-services.ts'
import { kitSetup } from './setup.ts'

const boot = kitSetup.createStateConfig({
  description: 'Stored connections reconnect on load; the modal may open meanwhile [wallet-reconnect].',
  initial: 'reconnecting',
  states: {
    reconnecting: {
      description: 'A namespace is still trying its stored connections.',
      always: { guard: 'isRestored', target: 'ready' },
    },
    ready: { description: 'Every namespace has tried its stored connections.' },
  },
})

/** The root: the wallets, the modal and its routes, and the small actors that all flows share. */
export const kitMachine = kitSetup.createMachine({
  id: 'kit',
  description:
    'All of Portico: a wallet chart per namespace, the modal and its routes [nav-routes], and the small actors that every flow uses. It forwards the wallets’ reports to flows, and decides what follows when a flow ends [nav-outcome].',
  context: ({ input: { selected, ...input } }) => {
    const id = targetIn(input.networks, input.remembered.caipNetworkId ?? selected)?.caipNetworkId ?? selected
    const namespace = targetIn(input.networks, id)?.namespace
    return {
      ...input,
      stack: [],
      serial: 1,
      active: namespace && input.namespaces.includes(namespace) ? namespace : (input.namespaces[0] ?? null),
      selected: namespace ? { [namespace]: id } : {},
      accountTypes: input.remembered.accountTypes,
      connections: [],
      pendingNetwork: null,
      pendingConnection: null,
      unsupported: null,
      sharing: [],
      loadedFlows: [],
      restoring: input.namespaces,
      gateTask: null,
      deferred: null,
      notices: [],
    }
  },
  entry: { type: 'startWallets', params: ({ context }) => context.namespaces },
  type: 'parallel',
  invoke: [
    { id: 'tracker', src: 'tracker', systemId: systemIds.tracker, onError: {} },
    { id: 'connectionStorage', src: 'connectionStorage', onError: {} },
  ],
  states: {
    boot,
    connections,
    activeNamespace,
    pendingNetwork,
    pendingConnection,
    networkSupport,
    persistence,
    gate,
    deferral,
    broadcast,
    projectServices,
    notices,
    modal,
  },
  on: {
    'actor.start': {
      description:
        'Transfers, purchases and name registrations outlive the flow that starts them [send-pending] [onramp-watch] [names-end].',
      actions: { type: 'startActor', params: ({ event }) => event },
    },
    'headless.start': {
      description: 'The dApp draws the wallets itself [api-headless].',
      actions: { type: 'startOnce', params: 'headless' },
    },
    'code.want': {
      description: 'The dApp shows the code itself [api-headless].',
      actions: [{ type: 'startOnce', params: 'pairing' }, 'holdPairing'],
    },
    'code.waive': { actions: 'releasePairing' },
  },
})
