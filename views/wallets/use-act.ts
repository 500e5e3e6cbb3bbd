import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type Connection, sameId } from '../../core/connector.ts'
import type { Failure } from '../../core/errors.ts'
import type { profileWalletsMachine } from '../../machines/profile-wallets/chart.ts'

type Snapshot = SnapshotFrom<typeof profileWalletsMachine>

/** What is being done to a connection, or to an account of it, and what went wrong with it last. */
export interface Act {
  switching: boolean
  disconnecting: boolean
  failure: Failure | null
  canSwitch: boolean
  canDisconnect: boolean
}

const isAim = ({ context: { aim } }: Snapshot, { namespace, connectorId }: Connection, address: string | undefined) =>
  aim?.namespace === namespace &&
  aim.connectorId !== undefined &&
  sameId(aim.connectorId, connectorId) &&
  aim.address === address

/** Reads it; an account's own only where its address is given. */
export function useAct(
  actor: ActorRefFrom<typeof profileWalletsMachine>,
  connection: Connection,
  address?: string,
): Act {
  const isMine = useSelector(actor, (snapshot) => isAim(snapshot, connection, address))
  const switching = useSelector(actor, (snapshot) => snapshot.matches({ shown: { act: 'switching' } }))
  const disconnecting = useSelector(actor, (snapshot) => snapshot.matches({ shown: { act: 'disconnecting' } }))
  const failure = useSelector(actor, ({ context }) => context.failure)
  const { connectorId } = connection
  const canSwitch = useSelector(actor, (snapshot) => snapshot.can({ type: 'connection.switch', connectorId }))
  const canDisconnect = useSelector(actor, (snapshot) => snapshot.can({ type: 'connection.disconnect', connectorId }))
  return {
    switching: isMine && switching,
    disconnecting: isMine && disconnecting,
    failure: isMine ? failure : null,
    canSwitch,
    canDisconnect,
  }
}
