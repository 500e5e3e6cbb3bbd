import type { Signer } from '../../core/sign-in.ts'
import type { SessionCommand } from '../system.ts'

export type SessionSync = Extract<SessionCommand, { type: 'session.sync' }>

/** The payload of a `session.sync`, for guards and actions that take it as a parameter. */
export const syncOf = ({ event }: { event: SessionSync }): SessionSync => event

export const isSameSigner = (one: Signer | null, other: Signer | null): boolean =>
  one?.caipNetworkId === other?.caipNetworkId && one?.address === other?.address

const acts: readonly string[] = [
  'wallet.activated',
  'wallet.accountChanged',
  'wallet.networkChanged',
  'connection.arrived',
]

/** Whether the user has just connected; a connection that a reload restored does not count. */
export const isArrival = ({ after }: Pick<SessionSync, 'after'>): boolean => 'silent' in after && !after.silent

/** Whether the user has just connected, or changed the account or the network. */
export const isByUser = ({ after }: Pick<SessionSync, 'after'>): boolean =>
  isArrival({ after }) || acts.includes(after.type)

/**
 * The accounts whose sessions end with a connection: all (null) after the last connection, else its accounts on the
 * app's networks.
 */
export function signersToEnd({ networks, connected, after }: SessionSync): readonly Signer[] | null {
  if (!('addresses' in after)) return []
  const { namespace, addresses } = after
  if (connected.length === 0) return null
  const theirs = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  return theirs.flatMap(({ caipNetworkId }) => addresses.map((address) => ({ namespace, caipNetworkId, address })))
}
