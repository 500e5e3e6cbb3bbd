import { PorticoError } from '../../core/errors.ts'
import type { EngineDeps } from './define-flow.ts'

/** The dApp's embedded wallet. @throws `service.missing` where it has none. */
export function embeddedWalletOf({ setup }: EngineDeps) {
  const { embeddedWallet } = setup.options ?? {}
  if (!embeddedWallet) throw new PorticoError('service.missing', { name: 'embeddedWallet' })
  return embeddedWallet
}

/** Its frame. @throws `service.missing` where the dApp has no embedded wallet. */
export const embeddedFrameOf = async (deps: EngineDeps) => embeddedWalletOf(deps).frame()
