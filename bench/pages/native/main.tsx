import { useState } from 'react'
import type { EIP1193Provider } from 'viem'
import { Content, draw } from '../content.tsx'
import { WalletDialog } from '../wallet-dialog.tsx'

interface Announced {
  info: { uuid: string; name: string; icon: string }
  provider: EIP1193Provider
}

declare global {
  interface WindowEventMap {
    'eip6963:announceProvider': CustomEvent<Announced>
  }
}

const announced: Announced[] = []
addEventListener('eip6963:announceProvider', ({ detail }) => {
  if (!announced.some(({ info }) => info.uuid === detail.info.uuid)) announced.push(detail)
})
dispatchEvent(new Event('eip6963:requestProvider'))

/** Makes every page's list equally long. */
const others = ['MetaMask', 'Rainbow', 'WalletConnect', 'Coinbase Wallet'].map((name) => ({ id: name, name }))

/** The baseline: React, a native dialog, and EIP-6963 by hand. */
function Page() {
  const [address, setAddress] = useState<string>()
  const rows = announced.map(({ info, provider }) => ({
    id: info.uuid,
    name: info.name,
    icon: info.icon,
    choose: async (done: () => void) => {
      const [account] = await provider.request({ method: 'eth_requestAccounts' })
      setAddress(account)
      done()
    },
  }))
  return (
    <Content address={address}>
      <WalletDialog rows={[...rows, ...others]} />
    </Content>
  )
}

draw(<Page />)
