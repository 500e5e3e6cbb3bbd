import { PorticoError } from '../../core/errors.ts'
import { walletError } from '../wallet-error.ts'
import { isProvider } from './provider.ts'

/**
 * Sends a permissions request (EIP-7715) to the wallet behind a provider.
 * @throws `wallet.notConnected` if there is no provider any more, and the wallet's errors, as a `PorticoError`.
 */
export async function askPermissions(provider: unknown, method: string, params: readonly object[]): Promise<unknown> {
  if (!isProvider(provider)) throw new PorticoError('wallet.notConnected')
  try {
    return await provider.request({ method, params })
  } catch (cause) {
    throw walletError(cause)
  }
}
