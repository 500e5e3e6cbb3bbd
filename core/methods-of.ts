import { recordOf } from './record-of.ts'

/**
 * Methods that all work alike, each with its own parameters and result.
 * @param names all of them, so that a method that is not named is missing in the result.
 */
export function methodsOf<
  Asked extends Record<string, unknown[]>,
  Answers extends Record<keyof Asked, unknown>,
  Names extends keyof Asked,
>(
  names: readonly (Names & string)[],
  methodFor: <Name extends keyof Asked>(name: Name) => (...asked: Asked[Name]) => Promise<Answers[Name]>,
): { [Name in Names]: (...asked: Asked[Name]) => Promise<Answers[Name]> }
export function methodsOf(names: readonly string[], methodFor: (name: string) => unknown): object {
  return recordOf(names, methodFor)
}
