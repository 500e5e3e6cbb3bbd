import type { AnyActorRef } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import { type Network, targetIn } from '../../core/network.ts'
import type { Signer } from '../../core/sign-in.ts'
import type { SessionCommand } from '../system.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'

/** As much of the kit as the watch over the sessions looks at. */
export interface Situation {
  networks: readonly Network[]
  active: Namespace | null
  /** The namespaces that have a connection. */
  connected: readonly Namespace[]
}

export type Look = Extract<SessionCommand, { type: 'session.look' }>

/** Who would sign in: the active account, on a network of the app. */
export function signerIn(self: Pick<AnyActorRef, 'system'>, { networks, active }: Situation): Signer | null {
  const connection = selectConnection(self, active)
  const address = connection?.accounts[0]?.address
  if (active === null || !connection || address === undefined || !targetIn(networks, connection.caipNetworkId))
    return null
  return { namespace: active, caipNetworkId: connection.caipNetworkId, address }
}

export const isSameSigner = (one: Signer | null, other: Signer | null): boolean =>
  one?.caipNetworkId === other?.caipNetworkId && one?.address === other?.address

const acts: readonly string[] = [
  'wallet.activated',
  'wallet.accountChanged',
  'wallet.networkChanged',
  'connection.arrived',
]

/** Whether the user has just connected; a connection that a reload restored does not count. */
export const isArrival = ({ after }: Pick<Look, 'after'>): boolean => 'silent' in after && !after.silent

/** Whether the user has just changed the account or the network. */
export const isAct = ({ after }: Pick<Look, 'after'>): boolean => isArrival({ after }) || acts.includes(after.type)

/** Whose sessions end with a connection: everybody's with the last, else those of its accounts on the app's networks. */
export function endingWith({ networks, connected, after }: Look): readonly Signer[] | null | undefined {
  if (!('addresses' in after)) return undefined
  const { namespace, addresses } = after
  if (connected.length === 0) return null
  const theirs = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  return theirs.flatMap(({ caipNetworkId }) => addresses.map((address) => ({ namespace, caipNetworkId, address })))
}
