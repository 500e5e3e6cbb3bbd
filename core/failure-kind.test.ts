import { expect, it } from 'vitest'
import { allErrorMessages, isErrorCode } from '../devtools/error-codes.ts'
import { failureKind } from './failure-kind.ts'

const codes = Object.keys(allErrorMessages).filter(isErrorCode)

it.each([
  ['declined', ['wallet.rejected']],
  ['pending', ['wallet.pending']],
  ['timedOut', ['pairing.expired', 'relay.clock', 'request.timeout']],
  ['blocked', ['wallet.locked', 'wallet.noAccounts', 'wallet.popupBlocked', 'wallet.unauthorized']],
  ['offline', ['network.offline', 'relay.unreachable']],
  ['known', ['wallet.alreadyConnected']],
  [
    'final',
    [
      'connector.missing',
      'link.failed',
      'pairing.missing',
      'relay.key',
      'relay.origin',
      'wallet.badAccount',
      'wallet.unsupportedMethod',
    ],
  ],
] as const)('is %s after these causes, and no others [flow-next-step]', (kind, expected) => {
  expect(codes.filter((code) => failureKind(code) === kind).sort()).toEqual(expected)
})

it('offers a retry if the cause is unknown', () => {
  expect(failureKind(undefined)).toBe('retryable')
  expect(failureKind('unknown')).toBe('retryable')
})
