import { useEffect, useMemo, useState } from 'react'
import type { AccountConnection } from '../core/account.ts'
import type { Namespace } from '../core/caip.ts'
import { HookError } from '../core/hook-error.ts'
import type { ConnectionChoice } from './handle.ts'
import { requireAppKit } from './singleton.ts'
import { useSlice } from './slice.ts'
import { accountIn } from './store.ts'

const none: readonly AccountConnection[] = []
const told = new Set<string>()

/** Whether several wallets can be connected; where not, the developer is told so, once for each hook (SPEC 8). */
function useMultiWallet(hook: string): boolean {
  const kit = requireAppKit(hook)
  const enabled = kit.options.features?.multiWallet === true
  useEffect(() => {
    if (enabled || told.has(hook)) return
    told.add(hook)
    void kit.inform({ code: 'wallets.single', params: { hook } }).catch(() => told.delete(hook))
  }, [enabled, kit, hook])
  return enabled
}

/** The account that a hook is about. @throws `hook.namespace` ('No namespace found'). */
function useAccount(hook: string, asked: Namespace | undefined) {
  const namespace = useSlice(hook, (state) => asked ?? state.active)
  const account = useSlice(hook, (state) => accountIn(state, namespace))
  if (!namespace) throw new HookError('hook.namespace')
  return { namespace, account }
}

/** The connections of a namespace, of the active one unless given (FACTS 16.2): those that stand, and former ones. */
export function useAppKitConnections(namespace?: Namespace) {
  const enabled = useMultiWallet('useAppKitConnections')
  const { account } = useAccount('useAppKitConnections', namespace)
  const { connections = none, recentConnections = none } = (enabled && account) || {}
  return useMemo(() => ({ connections, recentConnections }), [connections, recentConnections])
}

/** What has come of switching or deleting a connection. */
export interface ConnectionNews {
  address: string | undefined
  namespace: Namespace
  hasSwitchedAccount: boolean
  hasSwitchedWallet: boolean
  hasDeletedWallet: boolean
}

export interface ConnectionOptions {
  /** The active one unless given. */
  namespace?: Namespace
  onSuccess?(news: ConnectionNews): void
  onError?(cause: unknown): void
}

/** The active connection of a namespace, and the way to another (FACTS 16.2). What goes wrong is told to `onError`. */
export function useAppKitConnection({ namespace: asked, onSuccess, onError }: ConnectionOptions = {}) {
  const kit = requireAppKit('useAppKitConnection')
  const enabled = useMultiWallet('useAppKitConnection')
  const { namespace, account } = useAccount('useAppKitConnection', asked)
  const [pending, setPending] = useState(0)
  const connection = enabled ? account?.connections.find(({ status }) => status === 'connected') : undefined

  const run = async (work: () => Promise<ConnectionNews>) => {
    if (!enabled) return
    setPending((count) => count + 1)
    try {
      const news = await work()
      onSuccess?.(news)
    } catch (cause) {
      onError?.(cause)
    } finally {
      setPending((count) => count - 1)
    }
  }
  const active = () => accountIn(kit.store.get(), namespace)

  const switchConnection = (choice: Omit<ConnectionChoice, 'namespace'>) =>
    run(async () => {
      const before = active()
      await kit.switchConnection({ ...choice, namespace })
      const after = active()
      const hasSwitchedWallet = before?.wallet?.id !== after?.wallet?.id
      return {
        address: after?.address,
        namespace,
        hasSwitchedAccount: !hasSwitchedWallet && before?.address !== after?.address,
        hasSwitchedWallet,
        hasDeletedWallet: false,
      }
    })

  const deleteConnection = ({ address, connectorId }: { address?: string; connectorId: string }) =>
    run(async () => {
      await kit.deleteConnection({ connectorId, namespace })
      return { address, namespace, hasSwitchedAccount: false, hasSwitchedWallet: false, hasDeletedWallet: true }
    })

  return { connection, isPending: pending > 0, switchConnection, deleteConnection }
}
