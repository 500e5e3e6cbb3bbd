import { useState } from 'react'
import { requireAppKit } from '../../handle/singleton.ts'
import { connectNamed } from '../connect-named.ts'
import { PageButton } from './page-button.tsx'
import type { AppKitWalletButtonProps } from './types.ts'

/** Names that do not follow from the words that they are asked for by. */
const names: Readonly<Record<string, string>> = {
  metamask: 'MetaMask',
  okx: 'OKX Wallet',
  walletConnect: 'WalletConnect',
  safepal: 'SafePal',
  tokenpocket: 'TokenPocket',
  oneinch: '1inch',
  'crypto-com': 'Crypto.com',
  imtoken: 'imToken',
  bitpay: 'BitPay',
  coinstats: 'CoinStats',
  github: 'GitHub',
}

const titleOf = (wallet: string) =>
  names[wallet] ?? wallet.replace(/(?:^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase())

/** Connects one wallet: the one in this browser, and else by the modal's code. */
export function AppKitWalletButton({ wallet, namespace, disabled }: AppKitWalletButtonProps) {
  const [busy, setBusy] = useState(false)
  const connect = async () => {
    setBusy(true)
    // A button has no place for what went wrong; `useAppKitWallet` tells it, and so do the events.
    await connectNamed(requireAppKit('AppKitWalletButton'), wallet, namespace).catch(() => undefined)
    setBusy(false)
  }
  return (
    <PageButton testId={`wallet-button-${wallet}`} disabled={disabled || busy} busy={busy} onPress={connect}>
      {titleOf(wallet)}
    </PageButton>
  )
}
