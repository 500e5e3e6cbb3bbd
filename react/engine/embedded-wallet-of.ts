import { PorticoError } from '../../core/errors.ts'
import type { EngineDeps } from './define-flow.ts'

/** The dApp's embedded wallet. @throws `service.missing` if it has none. */
export function embeddedWalletOf({ setup }: EngineDeps) {
  const { embeddedWallet } = setup.options ?? {}
  if (!embeddedWallet) throw new PorticoError('service.missing', { name: 'embeddedWallet' })
  return embeddedWallet
}

/** Its frame. @throws `service.missing` if the dApp has no embedded wallet. */
export const embeddedFrameOf = async (deps: EngineDeps) => embeddedWalletOf(deps).frame()

/**
 * Returns the function that ends a login whose wallet has not connected: a user who leaves before that is not logged in
 * [embedded-half-done].
 */
export const endsHalfLogin = (deps: EngineDeps) => () =>
  void embeddedFrameOf(deps)
    .then((frame) => frame.endUnread())
    .catch(() => undefined)
