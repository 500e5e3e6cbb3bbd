import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type Connection, sameId } from '../../core/connector.ts'
import type { Failure } from '../../core/errors.ts'
import type { profileWalletsMachine } from '../../machines/profile-wallets/chart.ts'

type Snapshot = SnapshotFrom<typeof profileWalletsMachine>

/** The current action on a connection or on one of its accounts, and its last failure. */
export interface Act {
  switching: boolean
  connecting: boolean
  /** Whether it is connecting and has not answered for a while. */
  isSlow: boolean
  disconnecting: boolean
  failure: Failure | null
  canSwitch: boolean
  canDisconnect: boolean
  canReconnect: boolean
  canForget: boolean
}

type Subject = Pick<Connection, 'namespace' | 'connectorId'>

const isAim = ({ context: { aim } }: Snapshot, { namespace, connectorId }: Subject, address: string | undefined) =>
  aim?.namespace === namespace &&
  aim.connectorId !== undefined &&
  sameId(aim.connectorId, connectorId) &&
  aim.address === address

/** Reads the action; with an address, that of the account. */
export function useAct(actor: ActorRefFrom<typeof profileWalletsMachine>, connection: Subject, address?: string): Act {
  const isMine = useSelector(actor, (snapshot) => isAim(snapshot, connection, address))
  const switching = useSelector(actor, (snapshot) => snapshot.matches({ shown: { act: 'switching' } }))
  const connecting = useSelector(actor, (snapshot) => snapshot.matches({ shown: { act: 'connecting' } }))
  const isSlow = useSelector(actor, (snapshot) => snapshot.matches({ shown: { act: { connecting: 'slow' } } }))
  const disconnecting = useSelector(actor, (snapshot) => snapshot.matches({ shown: { act: 'disconnecting' } }))
  const failure = useSelector(actor, ({ context }) => context.failure)
  const { connectorId } = connection
  const canSwitch = useSelector(actor, (snapshot) => snapshot.can({ type: 'connection.switch', connectorId }))
  const canDisconnect = useSelector(actor, (snapshot) => snapshot.can({ type: 'connection.disconnect', connectorId }))
  const canReconnect = useSelector(actor, (snapshot) => snapshot.can({ type: 'connection.reconnect', connectorId }))
  const canForget = useSelector(actor, (snapshot) => snapshot.can({ type: 'connection.forget', connectorId }))
  return {
    switching: isMine && switching,
    connecting: isMine && connecting,
    isSlow: isMine && isSlow,
    disconnecting: isMine && disconnecting,
    failure: isMine ? failure : null,
    canSwitch,
    canDisconnect,
    canReconnect,
    canForget,
  }
}
