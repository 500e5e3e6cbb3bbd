import type { ErrorCode, Failure } from '../core/errors.ts'
import type { CommonCode } from '../locales/index.ts'
import type { StatusCode } from '../locales/status.ts'

/** The messages of a state: the headline, the text, and those of a retry. */
export interface StatusMessage<Code extends string = StatusCode> {
  title: Code
  text: Code | ErrorCode
  retry: StatusCode | CommonCode
}

type Message = [title: StatusCode, retry?: StatusCode]

const network: Message = ['connecting.network']
const notSetUp: Message = ['connecting.notSetUp']
const notSupported: Message = ['connecting.unusable']

const failures: Partial<Record<ErrorCode, Message>> = {
  'wallet.rejected': ['connecting.declined'],
  'wallet.pending': ['connecting.pending', 'step.ask'],
  'request.timeout': ['connecting.timedOut', 'step.ask'],
  'wallet.locked': ['connecting.locked', 'step.unlocked'],
  'wallet.notInstalled': ['connecting.notInstalled'],
  'connector.missing': ['connecting.notInstalled'],
  'wallet.noAccounts': ['connecting.noAccounts', 'step.accounts'],
  'wallet.unauthorized': ['connecting.notAllowed', 'step.allowed'],
  'wallet.badAccount': notSupported,
  'wallet.unsupportedMethod': notSupported,
  'wallet.badChain': network,
  'wallet.chainUnknown': network,
  'wallet.chainDisconnected': network,
  'chain.mismatch': network,
  'wallet.popupBlocked': ['connecting.popupBlocked', 'step.allowed'],
  'wallet.providerDisconnected': ['connecting.lost'],
  'wallet.alreadyConnected': ['connecting.known'],
  'network.offline': ['connecting.offline'],
  'relay.unreachable': ['connecting.unreached'],
  'relay.clock': ['connecting.clock'],
  'relay.origin': notSetUp,
  'relay.key': notSetUp,
  'pairing.missing': notSetUp,
  'pairing.expired': ['connecting.expired'],
  'link.failed': ['connecting.linkless'],
  'adapter.failed': ['connecting.notLoaded'],
}

/** The messages of a failure: the text is that of its code. */
export function failureMessage(code: ErrorCode): StatusMessage {
  const [title, retry = 'modal.retry'] = failures[code] ?? ['connecting.failed']
  return { title, text: code, retry }
}

/** The messages of a state: its status with the matching hint, or its failure. */
export const messageOf = <Status extends string = never>(
  status: Status | undefined,
  failure: Failure | null,
): StatusMessage<StatusCode | Status | `${Status}Hint`> =>
  status === undefined
    ? failureMessage(failure?.code ?? 'unknown')
    : { title: status, text: `${status}Hint`, retry: 'modal.retry' }
