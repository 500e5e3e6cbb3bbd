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
  description: 'Which namespace is the active one, and which of them share a session.',
  on: {
    'adapter.added': { guard: 'hasNoNamespace', actions: activatesOwn },
    'adapter.removed': {
      description: 'The active namespace has gone: the first of the others that has a network takes its place.',
      guard: 'isOfActive',
      actions: activatesNext,
    },
    'networks.changed': {
      description:
        'The active namespace has neither a network nor a wallet any more: one that has a network takes its place.',
      guard: { type: 'isNamespaceEmptied', params: ({ event }) => event.networks },
      actions: activatesNext,
    },
    'connection.arrived': {
      description:
        'A requested connection is the active one of its namespace, and the namespace is now active [wallet-activate].',
      guard: { type: 'isOtherNamespace', params: ({ event }) => event.namespace },
      actions: [activatesOwn, namespaceSwitched],
    },
    'pairing.settled': [
      {
        description: 'The wallet has not approved the active namespace: the first that it has approved leads.',
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
        description: 'One session over several namespaces: the other namespaces join the active one.',
        guard: { type: 'isJoining', params: ({ event }) => event },
      },
      {
        description: 'A restored connection leaves the active namespace, which has one as well or is still trying.',
        guard: and(['isSilent', 'isActiveTaken']),
      },
      { actions: activatesOwn },
    ],
    'wallet.refused': [
      {
        description: 'The namespace that led the session is not connected: one that is takes its place.',
        guard: { type: 'isLeaderRefused', params: ({ event }) => event },
        actions: [stopsSharing, activatesConnected],
      },
      {
        description: 'The namespace has no part in the session.',
        guard: { type: 'isSharing', params: ({ event }) => event },
        actions: stopsSharing,
      },
    ],
    'wallet.disconnected': {
      description: 'The active namespace has no connection left: one that is connected takes its place.',
      guard: and(['isLast', 'isOfActive']),
      actions: activatesConnected,
    },
    'wallet.restored': {
      description: 'Nothing was restored in the active namespace: one that is connected takes its place.',
      guard: and(['isOfActive', not('isConnected')]),
      actions: activatesConnected,
    },
  },
})
