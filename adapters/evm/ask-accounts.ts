import type { Config } from 'wagmi'
import type { WagmiConnector } from './report.ts'

/**
 * Asks a wallet for its accounts, in case it changed them before wagmi listened to its events, and updates wagmi.
 * Invalid answers change nothing.
 */
export async function askAccounts(config: Config, connector: WagmiConnector): Promise<void> {
  const known = () => config.state.connections.get(connector.uid)?.accounts
  const before = known()
  const answer = await connector.getAccounts().catch(() => undefined)
  // If the wallet has reported accounts since, its answer is outdated.
  if (!before || !answer || known() !== before || `${answer}` === `${before}`) return
  connector.onAccountsChanged([...answer])
}
