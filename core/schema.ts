import * as z from 'zod/mini'

// A page with the modal open pays for each kind of schema that any file uses, also one that loads later: the schemas here and
// elsewhere are made of few kinds, which `npm run lint` knows, and of plain conditions.

/** What a schema makes of a value; undefined where the value does not fit, or throws when it is read. */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> | undefined {
  try {
    const { success, data } = z.safeParse(schema, value)
    return success ? data : undefined
  } catch {
    // A getter of a hostile object.
    return undefined
  }
}

/** What a schema makes of a text of JSON; undefined where it is none, or does not fit. */
export function parseJson<Schema extends z.ZodMiniType>(schema: Schema, json: string): z.output<Schema> | undefined {
  try {
    return parse(schema, JSON.parse(json))
  } catch {
    return undefined
  }
}

const isDefined = <T>(value: T): value is Exclude<T, undefined> => value !== undefined

/** A text of at most so many characters. */
export const text = (longest: number) => z.string().check(z.refine((value) => value.length <= longest))

/** A name or an id: a text of 1 to 256 characters. */
export const word = text(256).check(z.refine((value) => value !== ''))

/** A text of at most so many characters that has this form. */
export const formed = (longest: number, form: RegExp) => text(longest).check(z.refine((value) => form.test(value)))

export const flag = z.custom<boolean>((value) => typeof value === 'boolean')

/** Anything that has members. */
export const record = z.custom<object>((value) => typeof value === 'object' && value !== null)

/** What a function makes of what fits a schema; what it makes nothing of does not fit. */
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

/** What may be missing; where it is, or does not fit, something else is in its place. */
export const orElse = <Schema extends z.ZodMiniType, Else>(schema: Schema, instead: Else) =>
  z.transform((value: unknown): z.output<Schema> | Else => parse(schema, value) ?? instead)

/** What may be missing; a value that does not fit counts as missing. */
export const lenient = <Schema extends z.ZodMiniType>(schema: Schema) => orElse(schema, undefined)

/** Of a list, the first so many values, without those that do not fit. */
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

/** The same without what is undefined. */
export function defined<T extends object>(value: T): Defined<T>
export function defined(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined))
}
