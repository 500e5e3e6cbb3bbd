import * as z from 'zod/mini'
import { lenient, listOf, made, parse, record, word } from '../../core/schema.ts'
import type { Permission } from '../../core/smart-session.ts'

/** The maximum number of permissions in a session, and of functions in a permission. */
const most = 1_000

/** An amount in the smallest unit, in hex or decimal, converted to a decimal string. */
const amount = made(
  z.custom<string | number>(
    (value) =>
      (typeof value === 'string' && /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(value)) ||
      (Number.isSafeInteger(value) && Number(value) >= 0),
  ),
  (value: string | number) => BigInt(value).toString(),
)
const period = z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) > 0)

const call = z.object({ functionName: word, valueLimit: lenient(amount) })
const calls = z.object({ address: word, functions: listOf(call, most) })
const allowance = z.object({ allowance: amount, period, address: lenient(word) })

const permission = z.object({ type: word, data: lenient(record) })

/** A list of permissions of any kind. */
export const permissions = listOf(permission, most)

/** Converts a permission; an unknown or invalid one keeps only its name [sessions-words]. */
export const permissionOf = ({ type, data }: z.output<typeof permission>): Permission =>
  knownPermission(type, data) ?? { kind: 'other', name: type }

function knownPermission(type: string, data: object | undefined): Permission | undefined {
  if (type === 'contract-call') {
    const said = parse(calls, data)
    if (!said || said.functions.length === 0) return undefined
    const functions = said.functions.map(({ functionName: name, valueLimit }) =>
      valueLimit === undefined ? { name } : { name, valueLimit },
    )
    return { kind: 'calls', address: said.address, functions }
  }
  if (type !== 'native-token-recurring-allowance' && type !== 'erc20-recurring-allowance') return undefined
  const said = parse(allowance, data)
  if (!said) return undefined
  const { address: token, ...spends } = said
  if (type === 'native-token-recurring-allowance') return { kind: 'spends', ...spends }
  return token === undefined ? undefined : { kind: 'spends', token, ...spends }
}
