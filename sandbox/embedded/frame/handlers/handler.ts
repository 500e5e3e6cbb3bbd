import type * as z from 'zod'

/** What is done for messages, by their names without the prefix. What it returns is the answer's payload. */
export type Handlers = [name: string, run: (payload: unknown) => unknown][]

/** A handler whose payload is checked before it is called. */
export const checked =
  <T>(schema: z.ZodType<T>, run: (payload: T) => unknown) =>
  (payload: unknown) => {
    const given = schema.safeParse(payload)
    if (!given.success) throw new Error(given.error.issues[0]?.message ?? 'Invalid payload')
    return run(given.data)
  }
