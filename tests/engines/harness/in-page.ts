/** A function's outcome in the page. */
type Outcome<Result> = { result: Result } | { failure: string }

/** An expression that runs a function in a page, from its source text, and resolves with its outcome. */
export const expressionOf = (work: unknown, args: readonly unknown[]): string => `(async () => {
  try {
    return JSON.stringify({ result: await (${work})(...${JSON.stringify(args)}) })
  } catch (cause) {
    return JSON.stringify({ failure: String(cause) })
  }
})()`

/** The function's return value, as the page reports it. @throws what it threw there */
export function resultOf<Result>(said: unknown): Result {
  const outcome: Outcome<Result> = JSON.parse(String(said))
  if ('failure' in outcome) throw new Error(outcome.failure)
  return outcome.result
}
