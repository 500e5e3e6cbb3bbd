import { useEffect, useMemo, useReducer } from 'react'
import type { AccountConnection } from '../../core/account.ts'
import type { Namespace } from '../../core/caip.ts'
import { addErrorMessages, PorticoError } from '../../core/errors.ts'
import { namespaceErrorMessages } from '../../core/namespace-error.ts'
import type { DeleteConnectionErrorType, SwitchConnectionErrorType } from '../handle/error-types.ts'
import type { DeleteConnectionParameters, SwitchConnectionParameters } from '../handle/parameters.ts'
import { requireAppKit } from '../handle/singleton.ts'
import { accountIn } from '../store/store.ts'
import { callBack } from './call-back.ts'
import { useSlice } from './use-public-state.ts'
import { useStable } from './use-stable.ts'

const none: readonly AccountConnection[] = []
const informed = new Set<string>()

/**
 * Whether several wallets can be connected at once. If not, informs the developer, once per hook [api-multi-wallet].
 */
function useMultiWallet(hook: string): boolean {
  const kit = requireAppKit(hook)
  const multiWallet = useSlice(hook, (state) => state.multiWallet)
  useEffect(() => {
    if (multiWallet !== 'disabled' || informed.has(hook)) return
    informed.add(hook)
    void kit.inform({ code: 'wallets.single', params: { hook } }).catch(() => informed.delete(hook))
  }, [multiWallet, kit, hook])
  return multiWallet === 'enabled'
}

/** The account that a hook refers to. @throws `hook.namespace` ('No namespace found'). */
function useAccount(hook: string, asked: Namespace | undefined) {
  const namespace = useSlice(hook, (state) => asked ?? state.active)
  const account = useSlice(hook, (state) => accountIn(state, namespace))
  if (!namespace) {
    addErrorMessages(namespaceErrorMessages)
    throw new PorticoError('hook.namespace')
  }
  return { namespace, account }
}

export interface UseAppKitConnectionsReturnType {
  connections: readonly AccountConnection[]
  /** Recent connections whose wallets are available in the page. */
  recentConnections: readonly AccountConnection[]
}

/** The live and recent connections of a namespace; of the active one by default. */
export function useAppKitConnections(namespace?: Namespace): UseAppKitConnectionsReturnType {
  const enabled = useMultiWallet('useAppKitConnections')
  const { account } = useAccount('useAppKitConnections', namespace)
  const { connections = none, recentConnections = none } = (enabled && account) || {}
  return useMemo(() => ({ connections, recentConnections }), [connections, recentConnections])
}

/** The change made by switching or deleting a connection. */
export interface ConnectionChange {
  address: string | undefined
  namespace: Namespace
  hasSwitchedAccount: boolean
  hasSwitchedWallet: boolean
  hasDeletedWallet: boolean
}

export interface UseAppKitConnectionParameters {
  /** The active namespace by default. */
  namespace?: Namespace
  onSuccess?(change: ConnectionChange): void
  onError?(error: SwitchConnectionErrorType | DeleteConnectionErrorType): void
}

export interface UseAppKitConnectionReturnType {
  /** The active connection of the namespace. */
  connection: AccountConnection | undefined
  /** Whether a switch or a deletion is pending. */
  isPending: boolean
  switchConnection: (parameters: Omit<SwitchConnectionParameters, 'namespace'>) => Promise<void>
  /** `address` is passed to `onSuccess`. */
  deleteConnection: (parameters: Omit<DeleteConnectionParameters, 'namespace'> & { address?: string }) => Promise<void>
}

/** The number of pending requests after one has started or settled. */
const countPending = (pending: number, event: 'started' | 'settled') => pending + (event === 'started' ? 1 : -1)

/** The active connection of a namespace, and a function that switches to another. Errors are passed to `onError`. */
export function useAppKitConnection({
  namespace: asked,
  onSuccess,
  onError,
}: UseAppKitConnectionParameters = {}): UseAppKitConnectionReturnType {
  const kit = requireAppKit('useAppKitConnection')
  const enabled = useMultiWallet('useAppKitConnection')
  const { namespace, account } = useAccount('useAppKitConnection', asked)
  const [pending, send] = useReducer(countPending, 0)
  const connection = enabled ? account?.connections.find(({ status }) => status === 'connected') : undefined

  const run = async (work: () => Promise<ConnectionChange>) => {
    if (!enabled) return
    send('started')
    try {
      callBack(onSuccess, await work())
    } catch (cause) {
      callBack(onError, cause instanceof PorticoError ? cause : new PorticoError('unknown', undefined, { cause }))
    } finally {
      send('settled')
    }
  }
  const active = () => accountIn(kit.store.get(), namespace)

  const switchConnection: UseAppKitConnectionReturnType['switchConnection'] = useStable((parameters) =>
    run(async () => {
      const before = active()
      await kit.switchConnection({ ...parameters, namespace })
      const after = active()
      const hasSwitchedWallet = before?.wallet?.id !== after?.wallet?.id
      return {
        address: after?.address,
        namespace,
        hasSwitchedAccount: !hasSwitchedWallet && before?.address !== after?.address,
        hasSwitchedWallet,
        hasDeletedWallet: false,
      }
    }),
  )

  const deleteConnection: UseAppKitConnectionReturnType['deleteConnection'] = useStable(({ address, connectorId }) =>
    run(async () => {
      await kit.deleteConnection({ connectorId, namespace })
      return { address, namespace, hasSwitchedAccount: false, hasSwitchedWallet: false, hasDeletedWallet: true }
    }),
  )

  return { connection, isPending: pending > 0, switchConnection, deleteConnection }
}
