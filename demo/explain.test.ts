import { HttpRequestError, TransactionExecutionError, UserRejectedRequestError } from 'viem'
import { describe, expect, it } from 'vitest'
import { explain } from './explain.ts'

describe('explain', () => {
  it('finds the reason inside what wraps it', () => {
    const rejected = new UserRejectedRequestError(new Error('User rejected.'))
    expect(explain(new TransactionExecutionError(rejected, { account: null }))).toBe('You rejected the request.')
  })

  it('tells of a node that is away', () => {
    expect(explain(new HttpRequestError({ url: 'http://127.0.0.1:1' }))).toMatch(/node does not answer/)
  })

  it('says one line of what it does not know', () => {
    expect(explain(new Error('Odd.\n    at somewhere'))).toBe('Odd.')
  })

  it.each([undefined, 'a string', {}, new Error('')])('has words for %o', (thrown) => {
    expect(explain(thrown)).toBe('It did not work, and the wallet did not say why.')
  })

  it('accepts an error that caused itself', () => {
    const error = new Error('Round.')
    error.cause = error
    expect(explain(error)).toBe('Round.')
  })
})
