import type { walletConnectMachine } from '../../machines/wallet-connect.ts'
import type { ViewProps } from '../define-views.ts'

/** A wallet that is reached by a pairing (SPEC 2, ConnectingWalletConnect). */
export default function ConnectingWalletConnect({ actor }: ViewProps<typeof walletConnectMachine>) {
  return <p>{actor.id}</p>
}
