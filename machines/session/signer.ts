import type { AnyActorRef } from 'xstate'
import { namespaces } from '../../core/namespaces.ts'
import type { SessionSummary, Signer } from '../../core/sign-in.ts'
import type { SessionCommand } from '../system.ts'
import { ownAddresses } from '../wallet/account-selectors.ts'
import { hasRestored, selectWallet } from '../wallet/wallet-selectors.ts'

export type SessionSync = Extract<SessionCommand, { type: 'session.sync' }>

/** The payload of a `session.sync`, for guards and actions that take it as a parameter. */
export const syncOf = ({ event }: { event: SessionSync }): SessionSync => event

export const isSameSigner = (one: Signer | null, other: Signer | null): boolean =>
  one?.caipNetworkId === other?.caipNetworkId && one?.address === other?.address

const acts: readonly string[] = [
  'wallet.activated',
  'wallet.accountChanged',
  'wallet.networkChanged',
  'namespace.switched',
]

/** Whether the user has just connected; a connection that a reload restored does not count. */
export const isArrival = ({ after }: Pick<SessionSync, 'after'>): boolean => 'silent' in after && !after.silent

/** Whether the user has just connected, or changed the account or the network. */
export const isByUser = ({ after }: Pick<SessionSync, 'after'>): boolean =>
  isArrival({ after }) || acts.includes(after.type)

/**
 * The accounts whose sessions end with a connection: all (null) after the last connection, else its accounts on the
 * app's networks, except those that another connection has.
 */
export function signersToEnd(
  { networks, connected, after }: SessionSync,
  self: Pick<AnyActorRef, 'system'>,
): readonly Signer[] | null {
  if (!('addresses' in after)) return []
  const { namespace, addresses } = after
  if (connected.length === 0) return null
  const kept = ownAddresses(self, namespace)
  const gone = addresses.filter((address) => !kept.includes(address))
  const theirs = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  return theirs.flatMap(({ caipNetworkId }) => gone.map((address) => ({ namespace, caipNetworkId, address })))
}

/** Whether no namespace has a connection, and none is still restoring one. */
export function hasLostAll(self: Pick<AnyActorRef, 'system'>): boolean {
  const known = namespaces.filter((each) => selectWallet(self, each))
  return known.length > 0 && known.every((each) => hasRestored(self, each) && ownAddresses(self, each).length === 0)
}

interface SignedIn {
  signer: Signer | null
  sessions: readonly SessionSummary[]
}

/**
 * The accounts to sign out: all (null) if none is active. A store may accept a session of another network or account:
 * that one has to end.
 */
export function signersIn({ signer, sessions }: SignedIn): readonly Signer[] | null {
  if (!signer) return null
  const { namespace } = signer
  return sessions.length === 0
    ? [signer]
    : sessions.map(({ caipNetworkId, address }) => ({ namespace, caipNetworkId, address }))
}
