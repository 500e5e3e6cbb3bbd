import type { EmbeddedFrame } from '../../core/embedded-frame.ts'
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

/** Returns what ends a login whose wallet is not connected yet: who leaves by then has not logged in [embedded-half-done]. */
export const endsHalfLogin = (deps: EngineDeps) => () =>
  void embeddedFrameOf(deps)
    .then((frame) => frame.endUnread())
    .catch(() => undefined)

/** In how many seconds the next email may be sent [embedded-resend]. */
export const secondsLeft = ({ nextEmailAt }: Pick<EmbeddedFrame, 'nextEmailAt'>): number =>
  Math.max(0, Math.ceil((nextEmailAt - Date.now()) / 1_000))
