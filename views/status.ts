import type { ErrorCode, Failure } from '../core/errors.ts'
import type { CommonCode, StatusCode } from '../locales/index.ts'
import type { LazyIconName } from '../ui/lazy-icon.tsx'
import type { RingTone } from '../ui/ring.tsx'

/** What a view prints of a state: the headline, the sentence, the sign at the ring, and the words of asking again. */
export interface StatusMessage<Code extends string = StatusCode> {
  title: Code
  text: Code
  badge?: LazyIconName
  /** Whether it failed, waits for the user, or is nothing bad; `bad` unless given. */
  tone?: RingTone
  retry: StatusCode | CommonCode
}

type Failed = Partial<Omit<StatusMessage, 'text'>>

const network: Failed = { title: 'connecting.network', badge: 'network' }
const notSetUp: Failed = { title: 'connecting.notSetUp' }
const notSupported: Failed = { title: 'connecting.unusable' }

const failures: Partial<Record<ErrorCode, Failed>> = {
  'wallet.rejected': { title: 'connecting.declined' },
  'wallet.pending': { title: 'connecting.pending', tone: 'warn', retry: 'step.ask' },
  'request.timeout': { title: 'connecting.timedOut', badge: 'clock', tone: 'warn', retry: 'step.ask' },
  'wallet.locked': { title: 'connecting.locked', badge: 'key', tone: 'warn', retry: 'step.unlocked' },
  'wallet.notInstalled': { title: 'connecting.notInstalled' },
  'connector.missing': { title: 'connecting.notInstalled' },
  'wallet.noAccounts': { title: 'connecting.noAccounts', tone: 'warn', retry: 'step.accounts' },
  'wallet.unauthorized': { title: 'connecting.notAllowed', badge: 'shield', tone: 'warn', retry: 'step.allowed' },
  'wallet.badAccount': notSupported,
  'wallet.unsupportedMethod': notSupported,
  'wallet.badChain': network,
  'wallet.chainUnknown': network,
  'wallet.chainDisconnected': network,
  'chain.mismatch': network,
  'wallet.popupBlocked': { title: 'connecting.popupBlocked', tone: 'warn', retry: 'step.allowed' },
  'wallet.providerDisconnected': { title: 'connecting.lost' },
  'wallet.alreadyConnected': { title: 'connecting.known', badge: 'check', tone: 'neutral' },
  'network.offline': { title: 'connecting.offline', badge: 'offline' },
  'relay.unreachable': { title: 'connecting.unreached', badge: 'offline' },
  'relay.clock': { title: 'connecting.clock', badge: 'clock', tone: 'warn' },
  'relay.origin': notSetUp,
  'relay.key': notSetUp,
  'pairing.missing': notSetUp,
  'pairing.expired': { title: 'connecting.expired', badge: 'clock' },
  'link.failed': { title: 'connecting.linkless' },
  'adapter.failed': { title: 'connecting.notLoaded' },
}

/** What is said of a failure: the sentence is that of its code. */
export const failureMessage = (code: ErrorCode): StatusMessage => ({
  title: 'connecting.failed',
  text: code,
  retry: 'step.retry',
  ...failures[code],
})

/** What is said of a state: its status, whose hint lies beside it, or the failure that it is about. */
export const messageOf = <Status extends string = never>(
  status: Status | undefined,
  failure: Failure | null,
): StatusMessage<StatusCode | Status | `${Status}Hint`> =>
  status === undefined
    ? failureMessage(failure?.code ?? 'unknown')
    : { title: status, text: `${status}Hint`, retry: 'step.retry' }
