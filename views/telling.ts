import type { ErrorCode } from '../core/errors.ts'
import type { MessageCode } from '../locales/en.ts'
import type { LateIconName } from '../ui/late-icon.tsx'
import type { RingState } from '../ui/ring.tsx'

/** How a moment of connecting is told: the headline, the sentence, the ring and its sign, and the next step's words. */
export interface Telling {
  title: MessageCode
  text: MessageCode
  ring: RingState
  badge?: LateIconName
  step: MessageCode
}

type Failed = Partial<Omit<Telling, 'text'>>

const network: Failed = { title: 'connecting.network', badge: 'network' }
const notSetUp: Failed = { title: 'connecting.notSetUp', step: 'step.another' }
const unusable: Failed = { title: 'connecting.unusable', step: 'step.another' }

const failures: Partial<Record<ErrorCode, Failed>> = {
  'wallet.rejected': { title: 'connecting.declined', ring: 'rejected' },
  'wallet.pending': { title: 'connecting.pending', ring: 'asking', step: 'step.ask' },
  'request.timeout': { title: 'connecting.timedOut', badge: 'clock', step: 'step.ask' },
  'wallet.locked': { title: 'connecting.locked', badge: 'key', step: 'step.unlocked' },
  'wallet.notInstalled': { title: 'connecting.notInstalled' },
  'connector.missing': { title: 'connecting.notInstalled', step: 'step.another' },
  'wallet.noAccounts': { title: 'connecting.noAccounts', step: 'step.accounts' },
  'wallet.unauthorized': { title: 'connecting.notAllowed', badge: 'shield', step: 'step.allowed' },
  'wallet.badAccount': unusable,
  'wallet.unsupportedMethod': unusable,
  'wallet.badChain': network,
  'wallet.chainUnknown': network,
  'wallet.chainDisconnected': network,
  'chain.mismatch': network,
  'wallet.popupBlocked': { title: 'connecting.popupBlocked', step: 'step.allowed' },
  'wallet.providerDisconnected': { title: 'connecting.lost' },
  'wallet.alreadyConnected': { title: 'connecting.known', step: 'step.another' },
  'network.offline': { title: 'connecting.offline', badge: 'offline' },
  'relay.unreachable': { title: 'connecting.unreached', badge: 'offline' },
  'relay.clock': { title: 'connecting.clock', badge: 'clock' },
  'relay.origin': notSetUp,
  'relay.key': notSetUp,
  'pairing.missing': notSetUp,
  'pairing.expired': { title: 'connecting.expired', badge: 'clock' },
  'link.failed': { title: 'connecting.linkless', step: 'step.another' },
  'adapter.failed': { title: 'connecting.notLoaded' },
}

/** How a failed connection is told. */
export const tellingOf = (code: ErrorCode): Telling => ({
  title: 'connecting.failed',
  text: code,
  ring: 'failed',
  step: 'step.retry',
  ...failures[code],
})

/** A wallet is being asked. */
export const asking: Telling = {
  title: 'connecting.asking',
  text: 'connecting.askingHint',
  ring: 'asking',
  step: 'step.retry',
}
/** It has not answered for a while. */
export const slow: Telling = { ...asking, title: 'connecting.slow', text: 'connecting.slowHint' }
/** It has said yes. */
export const connected: Telling = {
  ...asking,
  title: 'connecting.connected',
  text: 'connecting.connectedHint',
  ring: 'success',
}
