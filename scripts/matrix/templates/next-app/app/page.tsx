import { ConnectButton } from 'portico'
import { Dapp } from '../dapp'

// The button is the server's, so that the row shows that a server component can name what is in the package.
export default function Page() {
  return (
    <Dapp>
      <ConnectButton data-testid="connect" />
    </Dapp>
  )
}
