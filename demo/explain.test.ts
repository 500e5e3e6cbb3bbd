import { HttpRequestError, TransactionExecutionError, UserRejectedRequestError } from 'viem'
import { describe, expect, it } from 'vitest'
import { explain } from './explain.ts'

describe('explain', () => {
  it('finds the reason inside its wrappers', () => {
    const rejected = new UserRejectedRequestError(new Error('User rejected.'))
    expect(explain(new TransactionExecutionError(rejected, { account: null }))).toBe('You rejected the request.')
  })

  it('explains that a node is unreachable', () => {
    expect(explain(new HttpRequestError({ url: 'http://127.0.0.1:1' }))).toMatch(/node does not answer/)
  })

  it('shows one line of an unknown error', () => {
    expect(explain(new Error('Odd.\n    at somewhere'))).toBe('Odd.')
  })

  it.each([undefined, 'a string', {}, new Error('')])('has a message for %o', (thrown) => {
    expect(explain(thrown)).toBe('It did not work, and the wallet did not say why.')
  })

  it('accepts an error that caused itself', () => {
    const error = new Error('Round.')
    error.cause = error
    expect(explain(error)).toBe('Round.')
  })
})
