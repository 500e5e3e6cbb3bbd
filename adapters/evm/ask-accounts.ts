import type { Config } from 'wagmi'
import type { WagmiConnector } from './report.ts'

/**
 * Asks a wallet what it shares, for one that changed that before wagmi listened to its events, and tells wagmi. A wallet
 * that does not answer rightly changes nothing.
 */
export async function askAccounts(config: Config, connector: WagmiConnector): Promise<void> {
  const known = () => config.state.connections.get(connector.uid)?.accounts
  const before = known()
  const answer = await connector.getAccounts().catch(() => undefined)
  // Where the wallet has reported accounts since, its answer is the older of the two.
  if (!before || !answer || known() !== before || `${answer}` === `${before}`) return
  connector.onAccountsChanged([...answer])
}
