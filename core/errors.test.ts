import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorMessages, signErrorMessages } from './error-messages.ts'
import { type ErrorCode, earlyErrorMessages, errorMessageOf, failureOf, interpolate, PorticoError } from './errors.ts'
import { loadErrorMessages } from './load-error-messages.ts'

const catalogue = { ...earlyErrorMessages, ...errorMessages, ...signErrorMessages }
const codes = Object.keys(catalogue) as ErrorCode[]
const params = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(fc.string(), fc.nat()))

describe('the error catalogue', () => {
  it('has the catalogue’s sentences word for word [error-catalogue]', () => {
    expect(catalogue).toMatchObject({
      'caip.network': 'Invalid CAIP-2 network id',
      'caip.account': 'Invalid CAIP-10 address',
      'caip.address': 'Invalid CAIP Address',
      'network.unsupported': 'Unsupported chain',
      'balance.unavailable': 'Token Balance Unavailable',
      'history.failed': 'Failed to fetch transactions',
      'request.aborted': 'Request was aborted',
      'wallet.notInstalled': 'Provider not found',
      'wallet.alreadyConnected': 'Connector already connected',
      'wallet.notConnected': 'Connector not connected',
      'chain.notConfigured': 'Chain not configured',
      unknown: 'Something went wrong',
    })
  })

  it('has no sentence twice', () => {
    expect(new Set(Object.values(catalogue)).size).toBe(codes.length)
  })

  it('names each failure area.reason', () => {
    expect(codes.filter((code) => code !== 'unknown' && !/^[a-z]+\.[a-z]+([A-Z][a-z]+)*$/.test(code))).toEqual([])
  })
})

it('shows its code until its message has loaded', async () => {
  const before = new PorticoError('service.missing', { name: 'relay' })
  expect([before.message, errorMessageOf(failureOf(before))]).toEqual(['service.missing', 'service.missing'])
  await loadErrorMessages()
  const after = new PorticoError('service.missing', { name: 'relay' })
  expect([after.message, errorMessageOf(failureOf(after))]).toEqual([
    'Nothing provides "relay"',
    'Nothing provides "relay"',
  ])
})

describe('an error as data', () => {
  it('keeps its code and parameters, and is plain JSON', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.option(params, { nil: undefined }), (code, given) => {
        const failure = failureOf(new PorticoError(code, given))
        expect(failure).toEqual(given ? { code, params: given } : { code })
        expect(JSON.parse(JSON.stringify(failure))).toEqual(
          JSON.parse(JSON.stringify({ code, ...(given && { params: given }) })),
        )
      }),
    )
  })

  it('is unknown if it is not a PorticoError, whatever was thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(failureOf(thrown)).toEqual({ code: 'unknown' })
      }),
    )
  })

  it.each([undefined, null, '', 'a string', {}, new Error('x'), { code: 'wallet.rejected' }])(
    'is unknown for %j',
    (thrown) => {
      expect(failureOf(thrown)).toEqual({ code: 'unknown' })
    },
  )
})

it('keeps the cause of an error', () => {
  const cause = new Error('below')
  expect(new PorticoError('rpc.failed', undefined, { cause }).cause).toBe(cause)
})

describe('interpolation', () => {
  it('inserts parameters in their places, and leaves a place without a parameter as it is', () => {
    expect(interpolate('{wallet} asks {wallet} for {count}', { wallet: 'Meadow' })).toBe(
      'Meadow asks Meadow for {count}',
    )
  })

  it('does not treat a parameter as a template', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(interpolate('<{name}>', { name: text })).toBe(`<${text}>`)
      }),
    )
  })
})
