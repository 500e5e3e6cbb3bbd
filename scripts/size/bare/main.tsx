import { createConfig, http, injected, useConnect } from 'wagmi'
import { mainnet, sepolia } from 'wagmi/chains'
import { draw } from '../page.tsx'

const connector = injected()
const config = createConfig({
  chains: [mainnet, sepolia],
  connectors: [connector],
  transports: { [mainnet.id]: http(), [sepolia.id]: http() },
})

function Connect() {
  const { mutate } = useConnect()
  return (
    <button type="button" data-testid="connect" onClick={() => mutate({ connector })}>
      connect
    </button>
  )
}

draw(config, <Connect />)
