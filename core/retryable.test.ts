import { expect, it } from 'vitest'
import { isRetryable } from './retryable.ts'

it.each([
  'wallet.rejected',
  'wallet.locked',
  'relay.unreachable',
  'relay.clock',
  'request.timeout',
  'unknown',
] as const)('offers to ask again after %s', (code) => expect(isRetryable(code)).toBe(true))

it.each([
  'connector.missing',
  'link.failed',
  'pairing.missing',
  'relay.key',
  'relay.origin',
  'wallet.alreadyConnected',
  'wallet.badAccount',
  'wallet.unsupportedMethod',
] as const)('offers another wallet after %s: asking again would end the same [flow-next-step]', (code) => {
  expect(isRetryable(code)).toBe(false)
})
