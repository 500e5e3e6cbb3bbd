import type { ReactNode } from 'react'
import type { PorticoError } from '../../core/errors.ts'
import { AppKitWalletButton } from '../drop-in/buttons/wallet-button.tsx'
import { useAppKitWallet } from '../drop-in/wallet-hook.ts'
import { useMounted } from '../hooks/connect-button.tsx'
import { useEarlySlice } from '../hooks/use-public-state.ts'
import { accountIn } from '../store/store.ts'

export interface WalletButtonRenderProps {
  ready: boolean
  mounted: boolean
  /** Whether a wallet is connected. */
  connected: boolean
  loading: boolean
  error: PorticoError | undefined
  connect: () => Promise<void>
  connector: { id: string; name: string }
}

interface CustomProps {
  /** The wallet's name, `rainbow`. */
  wallet: string
  children: (props: WalletButtonRenderProps) => ReactNode
}

/** A button for one wallet that looks as you like: `children` draws it. */
function Custom({ wallet, children }: CustomProps) {
  const mounted = useMounted()
  const connected = useEarlySlice((state) => accountIn(state)?.address !== undefined)
  const { connect, isReady, isPending, error } = useAppKitWallet()
  const connector = { id: wallet, name: wallet }
  return children({
    ...{ mounted, connected, connector, error },
    ready: isReady,
    loading: isPending,
    connect: () => connect(wallet),
  })
}

/** Connects one wallet: the one in this browser, and else by the modal's code. */
export function WalletButton({ wallet = 'walletConnect' }: { wallet?: string }) {
  return <AppKitWalletButton wallet={wallet} />
}

WalletButton.Custom = Custom
