import type { ModalKind } from '../../core/routes.ts'
import type { OpenParameters } from '../handle/parameters.ts'
import { findAppKit } from '../handle/singleton.ts'
import { reportLater } from '../hooks/connect-button.tsx'
import { useEarlySlice } from '../hooks/use-public-state.ts'
import { isOpen } from '../store/selectors.ts'
import { accountIn } from '../store/store.ts'

const useModal = (kind: ModalKind) => useEarlySlice((state) => isOpen(state) && state.modal === kind)
const useIsConnected = () => useEarlySlice((state) => accountIn(state)?.address !== undefined)

const openAt = (parameters?: OpenParameters) => () => void findAppKit()?.open(parameters).catch(reportLater)
const openModal = openAt()
const openNetworks = openAt({ view: 'Networks' })

/** Opens the list of wallets: undefined while one is connected. */
export function useConnectModal(): { connectModalOpen: boolean; openConnectModal: (() => void) | undefined } {
  const isConnected = useIsConnected()
  return { connectModalOpen: useModal('connect'), openConnectModal: isConnected ? undefined : openModal }
}

/** Opens the account: undefined while there is none. */
export function useAccountModal(): { accountModalOpen: boolean; openAccountModal: (() => void) | undefined } {
  const isConnected = useIsConnected()
  return { accountModalOpen: useModal('account'), openAccountModal: isConnected ? openModal : undefined }
}

/** Opens the list of networks: undefined while no wallet is connected. */
export function useChainModal(): { chainModalOpen: boolean; openChainModal: (() => void) | undefined } {
  const isConnected = useIsConnected()
  return { chainModalOpen: useModal('chain'), openChainModal: isConnected ? openNetworks : undefined }
}

export interface RecentTransaction {
  hash: string
  description: string
  confirmations?: number
}

const addRecentTransaction = ({ description }: RecentTransaction): void =>
  void findAppKit()?.showToast({ message: description }).catch(reportLater)

/** Tells the user of a transaction by a toast; with a project, the account's activity lists it by itself. */
export const useAddRecentTransaction = (): ((transaction: RecentTransaction) => void) => addRecentTransaction
