import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Config, useConnection, useSignMessage, WagmiProvider } from 'wagmi'

/** What both pages do without a wallet modal: a dApp on wagmi that signs a message. */
function Dapp() {
  const { address } = useConnection()
  const { mutate, data } = useSignMessage()
  return (
    <button type="button" disabled={!address} onClick={() => mutate({ message: 'hello' })}>
      {data ?? 'sign'}
    </button>
  )
}

/** Renders the page, with its own way to connect. */
export function draw(config: Config, children: ReactNode): void {
  const root = document.createElement('div')
  document.body.append(root)
  createRoot(root).render(
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={new QueryClient()}>
          {children}
          <Dapp />
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  )
}
