import { type Provider, useAppKitAccount, useAppKitProvider, useDisconnect } from '@reown/appkit/react'
import { BrowserProvider } from 'ethers'
import { useEffect, useState } from 'react'
import './config'

export function Dapp() {
  const { isConnected } = useAppKitAccount()
  const { walletProvider } = useAppKitProvider<Provider>('eip155')
  const { disconnect } = useDisconnect()
  const [address, setAddress] = useState('none')
  useEffect(() => {
    if (isConnected && walletProvider)
      new BrowserProvider(walletProvider).getSigner().then((signer) => setAddress(signer.address))
    else setAddress('none')
  }, [isConnected, walletProvider])
  return (
    <main>
      <appkit-button />
      <button type="button" data-testid="leave" onClick={() => void disconnect()}>
        Leave
      </button>
      <p data-testid="address">{address}</p>
    </main>
  )
}
