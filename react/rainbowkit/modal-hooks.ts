import { useCallback } from 'react'
import { useConfig } from 'wagmi'
import type { ModalKind } from '../../core/routes.ts'
import type { OpenParameters } from '../handle/parameters.ts'
import { findAppKit } from '../handle/singleton.ts'
import { useEarlySlice } from '../hooks/use-public-state.ts'
import { isOpen } from '../store/selectors.ts'
import { accountIn, networkIn, networksIn } from '../store/store.ts'
import { useConnectionStatus } from './connection-status.ts'
import { isHash, type PendingTransaction } from './pending-transaction.ts'
import { followTransaction } from './recent-transactions.ts'

const useModal = (kind: ModalKind) => useEarlySlice((state) => isOpen(state) && state.modal === kind)
/** Whether the wallet's network is one of the app's. */
const useIsSupported = () =>
  useEarlySlice((state) => {
    const { caipNetwork, requestedCaipNetworks = [] } = networksIn(state) ?? {}
    return !caipNetwork || requestedCaipNetworks.includes(caipNetwork)
  })

const openAt = (parameters?: OpenParameters) => () => void findAppKit()?.open(parameters).catch(reportError)
const openModal = openAt()
const openNetworks = openAt({ view: 'Networks' })

/** Opens the list of wallets, or asks for a missing signature; undefined while the user is connected. */
export function useConnectModal(): { connectModalOpen: boolean; openConnectModal: (() => void) | undefined } {
  const status = useConnectionStatus()
  const mayConnect = status === 'disconnected' || status === 'unauthenticated'
  return { connectModalOpen: useModal('connect'), openConnectModal: mayConnect ? openModal : undefined }
}

/** Opens the account; undefined while there is none, and on an unsupported network. */
export function useAccountModal(): { accountModalOpen: boolean; openAccountModal: (() => void) | undefined } {
  const isConnected = useConnectionStatus() === 'connected'
  const isSupported = useIsSupported()
  const openAccountModal = isConnected && isSupported ? openModal : undefined
  return { accountModalOpen: useModal('account'), openAccountModal }
}

/** Opens the list of networks; undefined while no wallet is connected. */
export function useChainModal(): { chainModalOpen: boolean; openChainModal: (() => void) | undefined } {
  const isConnected = useConnectionStatus() === 'connected'
  return { chainModalOpen: useModal('chain'), openChainModal: isConnected ? openNetworks : undefined }
}

/** A transaction of the app, tracked until it has `confirmations` (1 by default). */
export interface RecentTransaction {
  hash: string
  description: string
  confirmations?: number
}

/** A transaction of the active account on its network; undefined if invalid, such as a hash of the wrong length. */
function pendingOf({ hash, description, confirmations = 1 }: RecentTransaction): PendingTransaction | undefined {
  const state = findAppKit()?.store.get()
  const address = state && accountIn(state)?.address
  const chainId = state && networkIn(state)?.id
  if (!address || typeof chainId !== 'number' || !isHash(hash)) return undefined
  return { hash, description, confirmations, address, chainId, since: Date.now() }
}

/**
 * Shows a toast for a transaction, and another for its outcome: it is followed until then, across reloads. With
 * `showRecentTransactions`, the account lists it.
 */
export function useAddRecentTransaction(): (transaction: RecentTransaction) => void {
  const config = useConfig()
  return useCallback(
    (transaction) => {
      void findAppKit()?.showToast({ message: transaction.description }).catch(reportError)
      const pending = pendingOf(transaction)
      if (pending) followTransaction(config, pending)
    },
    [config],
  )
}
