import type { AccountType } from '../../core/connector.ts'

const accountTypes: readonly AccountType[] = ['eoa', 'smartAccount', 'payment', 'ordinal']

/** A member of what may be anything. */
export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Names and ids: something, and no novel. */
export const isWord = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 256

export const isAccountType = (value: unknown): value is AccountType => accountTypes.some((known) => known === value)
