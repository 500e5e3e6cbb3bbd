import { expect, it } from 'vitest'
import { categoryOf } from './failure-category.ts'

it('puts Portico’s own failures into categories, and the failures of users and wallets into none [api-telemetry-failures]', () => {
  const known = {
    API_ERROR: ['api.unavailable', 'directory.failed', 'rpc.failed', 'service.timeout', 'sign.server', 'relay.clock'],
    DATA_PARSING_ERROR: ['rpc.malformed', 'transaction.malformed', 'sign.malformed', 'frame.badAnswer'],
    SECURE_SITE_ERROR: ['frame.timeout', 'frame.unreachable'],
    INTERNAL_SDK_ERROR: ['unknown', 'service.missing', 'engine.failed'],
  } as const
  for (const [category, codes] of Object.entries(known))
    expect(codes.map((code) => categoryOf(code))).toEqual(codes.map(() => category))
  for (const code of ['wallet.rejected', 'code.wrong', 'email.invalid', 'transfer.amount', 'request.aborted'] as const)
    expect(categoryOf(code)).toBeUndefined()
})
