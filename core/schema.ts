import * as z from 'zod/mini'

// Each kind of zod schema adds to the size of every open modal, even if only lazy code uses it. So schemas here and
// elsewhere use few kinds, which `npm run lint` knows, and plain conditions.

/** Parses a value with a schema; undefined if it does not match, or reading it throws. */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> | undefined {
  try {
    const { success, data } = z.safeParse(schema, value)
    return success ? data : undefined
  } catch {
    // A throwing getter of a hostile object.
    return undefined
  }
}

/** Parses JSON with a schema; undefined if it is invalid or does not match. */
export function parseJson<Schema extends z.ZodMiniType>(schema: Schema, json: string): z.output<Schema> | undefined {
  try {
    return parse(schema, JSON.parse(json))
  } catch {
    return undefined
  }
}

const isDefined = <T>(value: T): value is Exclude<T, undefined> => value !== undefined

/** A text with a maximum length. */
export const text = (longest: number) => z.string().check(z.refine((value) => value.length <= longest))

/** A name or an id: a text of 1 to 256 characters. */
export const word = text(256).check(z.refine((value) => value !== ''))

/** A text with a maximum length that matches a pattern. */
export const formed = (longest: number, form: RegExp) => text(longest).check(z.refine((value) => form.test(value)))

export const flag = z.custom<boolean>((value) => typeof value === 'boolean')

/** Any object or function. */
export const record = z.custom<object>((value) => typeof value === 'object' && value !== null)

/** Transforms a valid value with a function; undefined counts as invalid. */
export const made = <Schema extends z.ZodMiniType, Made>(
  schema: Schema,
  make: (value: Exclude<z.output<Schema>, undefined>) => Made | undefined,
) =>
  z.transform((said: unknown, { issues }): Made => {
    const value = parse(schema, said)
    const result = isDefined(value) ? make(value) : undefined
    if (result !== undefined) return result
    issues.push({ code: 'custom', input: said })
    return z.NEVER
  })

/** An optional value with a fallback, also for invalid values. */
export const orElse = <Schema extends z.ZodMiniType, Else>(schema: Schema, instead: Else) =>
  z.transform((value: unknown): z.output<Schema> | Else => parse(schema, value) ?? instead)

/** An optional value; invalid values count as missing. */
export const lenient = <Schema extends z.ZodMiniType>(schema: Schema) => orElse(schema, undefined)

/** An array's first valid values, up to a maximum; invalid ones are dropped. */
export const listOf = <Schema extends z.ZodMiniType>(schema: Schema, longest: number) =>
  made(z.array(z.unknown()), (list) =>
    list.slice(0, longest).flatMap((each): z.output<Schema>[] => {
      const value = parse(schema, each)
      return value === undefined ? [] : [value]
    }),
  )

type Defined<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>
}

/** A copy without undefined members. */
export function defined<T extends object>(value: T): Defined<T>
export function defined(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined))
}
