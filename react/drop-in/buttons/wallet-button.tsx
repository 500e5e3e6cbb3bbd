import { useState } from 'react'
import { findAppKit } from '../../handle/singleton.ts'
import { connectNamed } from '../connect-named.ts'
import { titleOf } from '../wallet-names.ts'
import { PageButton } from './page-button.tsx'
import type { AppKitWalletButtonProps } from './types.ts'

/** Connects one wallet: the installed one, or else through the modal. Does nothing before `createAppKit`. */
export function AppKitWalletButton({ wallet, namespace, disabled }: AppKitWalletButtonProps) {
  const [busy, setBusy] = useState(false)
  const connect = async () => {
    const kit = findAppKit()
    if (!kit) return
    setBusy(true)
    // The button can't show errors; `useAppKitWallet` and the events report them.
    await connectNamed(kit, wallet, namespace).catch(() => undefined)
    setBusy(false)
  }
  return (
    <PageButton
      testId={`wallet-button-${wallet}`}
      disabled={disabled}
      busy={busy}
      // Disabled instead, it would lose the focus, which has to return to it when the modal closes.
      onPress={busy ? undefined : connect}
    >
      {titleOf(wallet)}
    </PageButton>
  )
}
