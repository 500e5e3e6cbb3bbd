import { ConnectButton } from 'portico'
import { Dapp } from '../dapp'

// A server component renders the button, to show that it can import from the package.
export default function Page() {
  return (
    <Dapp>
      <ConnectButton data-testid="connect" />
    </Dapp>
  )
}
