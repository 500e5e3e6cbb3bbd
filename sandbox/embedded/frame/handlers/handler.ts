import type * as z from 'zod'

/** The handlers of messages, by name without the prefix. A handler's result is the answer's payload. */
export type Handlers = [name: string, run: (payload: unknown) => unknown][]

/** Wraps a handler, validating its payload first. */
export const checked =
  <T>(schema: z.ZodType<T>, run: (payload: T) => unknown) =>
  (payload: unknown) => {
    const given = schema.safeParse(payload)
    if (!given.success) throw new Error(given.error.issues[0]?.message ?? 'Invalid payload')
    return run(given.data)
  }
