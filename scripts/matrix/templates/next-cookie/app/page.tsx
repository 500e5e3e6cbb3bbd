'use client'

import { ConnectButton, useAppKitAccount } from 'portico'
import { useConnection } from 'wagmi'

export default function Page() {
  const { address = 'none' } = useAppKitAccount()
  const { address: known = 'none' } = useConnection()
  return (
    <main>
      <ConnectButton data-testid="connect" />
      <p data-testid="address">{address}</p>
      <p data-testid="wagmi-address">{known}</p>
    </main>
  )
}
