import { PorticoError } from '../../core/errors.ts'
import { walletError } from '../wallet-error.ts'
import { isProvider } from './provider.ts'

/**
 * Asks the wallet behind a provider about permissions (EIP-7715).
 * @throws `wallet.notConnected` where there is no provider any more, and what the wallet answers, as a `PorticoError`.
 */
export async function askPermissions(provider: unknown, method: string, params: readonly object[]): Promise<unknown> {
  if (!isProvider(provider)) throw new PorticoError('wallet.notConnected')
  try {
    return await provider.request({ method, params })
  } catch (cause) {
    throw walletError(cause)
  }
}
