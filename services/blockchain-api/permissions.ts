import * as z from 'zod/mini'
import { lenient, listOf, made, parse, record, word } from '../../core/schema.ts'
import type { Permission } from '../../core/smart-session.ts'

/** The maximum number of permissions in a session, and of functions in a permission. */
const most = 1_000

const isAmount = (value: unknown): boolean =>
  (typeof value === 'string' && /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(value)) ||
  (Number.isSafeInteger(value) && Number(value) >= 0)

/** An amount in the smallest unit, in hex or decimal, converted to a decimal string. */
const amount = made(z.custom<string | number>(isAmount), (value: string | number) => BigInt(value).toString())
/** The most value that a call may send; null means none, as if it was not stated. */
const limit = made(
  z.custom<string | number | null>((value) => value === null || isAmount(value)),
  (value: string | number | null) => BigInt(value ?? 0).toString(),
)
const period = z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) > 0)

const call = z.object({ functionName: word, valueLimit: z.optional(limit) })
const calls = z.object({
  address: word,
  // A function that can't be shown would be allowed unseen.
  functions: z.array(call).check(z.refine(({ length }) => length > 0 && length <= most)),
})
const allowance = z.object({ allowance: amount, period, address: lenient(word) })

const permission = z.object({ type: word, data: lenient(record) })

/** A list of permissions of any kind. */
export const permissions = listOf(permission, most)

/** The permission that stands for what has no readable name. */
const nameless: Permission = { kind: 'other', name: '?' }

/** Converts a permission; an unknown or invalid one keeps only its name [sessions-words]. */
export const permissionOf = ({ type, data }: z.output<typeof permission>): Permission =>
  knownPermission(type, data) ?? { kind: 'other', name: type }

/** The permissions of a session: what can't be read is marked as unknown, and does not vanish [sessions-words]. */
export function permissionsOf(given: unknown): readonly Permission[] {
  if (given === undefined || given === null) return []
  const listed = parse(z.array(z.unknown()), given)
  if (!listed || listed.length > most) return [nameless]
  return listed.map((each) => {
    const read = parse(permission, each)
    return read ? permissionOf(read) : nameless
  })
}

function knownPermission(type: string, data: object | undefined): Permission | undefined {
  if (type === 'contract-call') {
    const said = parse(calls, data)
    if (!said) return undefined
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
