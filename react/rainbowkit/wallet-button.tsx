import type { ReactNode } from 'react'
import type { WalletInfo } from '../../core/account.ts'
import { AppKitWalletButton } from '../drop-in/buttons/wallet-button.tsx'
import { useAppKitWallet } from '../drop-in/wallet-hook.ts'
import { isNamed, titleOf } from '../drop-in/wallet-names.ts'
import { useMounted } from '../hooks/connect-button.tsx'
import { useEarlySlice } from '../hooks/use-public-state.ts'
import { accountIn } from '../store/store.ts'

export interface WalletButtonRenderProps {
  ready: boolean
  mounted: boolean
  /** Whether this wallet is connected. */
  connected: boolean
  loading: boolean
  /** Whether the last request failed. */
  error: boolean
  connect: () => Promise<void>
  connector: { id: string; name: string }
}

/** Whether the connected wallet has this name. */
const isWallet = (connected: WalletInfo | undefined, name: string): boolean =>
  connected !== undefined && isNamed(connected, name)

export interface WalletButtonRendererProps {
  /** The wallet's name; `rainbow` by default. */
  wallet?: string
  children: (props: WalletButtonRenderProps) => ReactNode
}

/** A button for one wallet with your own appearance, rendered by `children`. */
function Custom({ wallet = 'rainbow', children }: WalletButtonRendererProps) {
  const mounted = useMounted()
  const name = useEarlySlice((state) => accountIn(state)?.wallet?.name)
  const connected = useEarlySlice((state) => isWallet(accountIn(state)?.wallet, wallet))
  const { connect, isReady, isPending, isError: error } = useAppKitWallet()
  const connector = { id: wallet, name: connected && name !== undefined ? name : titleOf(wallet) }
  return children({
    ...{ mounted, connected, connector, error },
    ready: isReady,
    loading: isPending,
    connect: () => connect(wallet),
  })
}

/** Connects one wallet: the installed one, or else by the modal's code. */
export function WalletButton({ wallet = 'rainbow' }: { wallet?: string }) {
  return <AppKitWalletButton wallet={wallet} />
}

WalletButton.Custom = Custom
