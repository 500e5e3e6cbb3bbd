/** What a function came to in the page. */
type Outcome<Result> = { result: Result } | { failure: string }

/** An expression that runs a function in a page, by its text, and resolves with what it came to. */
export const expressionOf = (work: unknown, args: readonly unknown[]): string => `(async () => {
  try {
    return JSON.stringify({ result: await (${work})(...${JSON.stringify(args)}) })
  } catch (cause) {
    return JSON.stringify({ failure: String(cause) })
  }
})()`

/** What the page says that the function returned. @throws what it threw there */
export function resultOf<Result>(said: unknown): Result {
  const outcome: Outcome<Result> = JSON.parse(String(said))
  if ('failure' in outcome) throw new Error(outcome.failure)
  return outcome.result
}
