import { and, not } from 'xstate'
import { shownNamespaces } from '../../core/configured-networks.ts'
import type { Namespace } from '../../core/namespaces.ts'
import { namespaceSwitched } from './actions.ts'
import { kitSetup } from './setup.ts'
import type { KitContext } from './types.ts'

const activatesOwn = {
  type: 'setActive',
  params: ({ event }: { event: { namespace: Namespace | undefined } }) => event.namespace,
} as const
const stopsSharing = {
  type: 'stopSharing',
  params: ({ event }: { event: { namespace: Namespace } }) => event.namespace,
} as const
type Known = { context: Pick<KitContext, 'namespaces' | 'networks'> }
const activatesNext = {
  type: 'setActive',
  // The context already has the remaining namespaces and networks.
  params: ({ context }: Known) => shownNamespaces(context)[0] ?? context.namespaces[0] ?? null,
} as const
const settledOf = ({ event }: { event: { namespaces: readonly Namespace[] } }) => event.namespaces
const activatesConnected = {
  type: 'setActive',
  params: ({ context: { connections } }: { context: Pick<KitContext, 'connections'> }) => connections[0]?.namespace,
} as const

/** Which namespace is active after the known connections have changed. */
export const activeNamespace = kitSetup.createStateConfig({
  description: 'Which namespace is active, and which namespaces share a session.',
  on: {
    'adapter.added': { guard: 'hasNoNamespace', actions: activatesOwn },
    'adapter.removed': {
      description: 'The active namespace was removed: the first remaining one with a network becomes active.',
      guard: 'isOfActive',
      actions: activatesNext,
    },
    'networks.changed': {
      description:
        'The active namespace has neither a network nor a wallet left: one that has a network becomes active.',
      guard: { type: 'isNamespaceEmptied', params: ({ event }) => event.networks },
      actions: activatesNext,
    },
    'connection.arrived': {
      description:
        'A requested connection is now the active one of its namespace, and the namespace becomes active [wallet-activate].',
      guard: { type: 'isOtherNamespace', params: ({ event }) => event.namespace },
      actions: [activatesOwn, namespaceSwitched],
    },
    'pairing.settled': [
      {
        description:
          'The wallet did not approve the active namespace: the first one that it did approve becomes active.',
        guard: { type: 'isNotApproved', params: settledOf },
        actions: [
          { type: 'setSharing', params: settledOf },
          { type: 'setActive', params: ({ context }) => context.sharing[0] },
        ],
      },
      { actions: { type: 'setSharing', params: settledOf } },
    ],
    'wallet.connected': [
      {
        description: 'One session covers several namespaces: the others join the active one.',
        guard: { type: 'isJoining', params: ({ event }) => event },
      },
      {
        description:
          'A restored connection does not change the active namespace, which has a connection too or is still trying.',
        guard: and(['isSilent', 'isActiveTaken']),
      },
      { actions: activatesOwn },
    ],
    'wallet.refused': [
      {
        description: 'The namespace that led the session did not connect: a connected one becomes active.',
        guard: { type: 'isLeaderRefused', params: ({ event }) => event },
        actions: [stopsSharing, activatesConnected],
      },
      {
        description: 'The namespace does not take part in the session.',
        guard: { type: 'isSharing', params: ({ event }) => event },
        actions: stopsSharing,
      },
    ],
    'wallet.disconnected': {
      description: 'The active namespace has no connection left: a connected one becomes active.',
      guard: and(['isLast', 'isOfActive']),
      actions: activatesConnected,
    },
    'wallet.restored': {
      description: 'Nothing was restored in the active namespace: a connected one becomes active.',
      guard: and(['isOfActive', not('isConnected')]),
      actions: activatesConnected,
    },
  },
})
