import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WalletButton } from './wallet-button.tsx'

it('shows each wallet’s name, including on a server [api-rainbowkit]', () => {
  const name = (wallet?: string) =>
    renderToString(
      <WalletButton.Custom {...(wallet && { wallet })}>
        {({ connector }) => <b>{connector.name}</b>}
      </WalletButton.Custom>,
    )
  const asked = [undefined, 'rainbow', 'metamask', 'metaMask', 'okx', 'safepal', 'walletConnect', 'crypto-com']
  expect(asked.map(name)).toEqual(
    ['Rainbow', 'Rainbow', 'MetaMask', 'MetaMask', 'OKX Wallet', 'SafePal', 'WalletConnect', 'Crypto.com'].map(
      (each) => `<b>${each}</b>`,
    ),
  )
})
