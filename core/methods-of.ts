import { recordOf } from './record-of.ts'

/**
 * Creates methods that share an implementation, each with its own parameters and result.
 * @param names the names of all methods; a missing one is a type error.
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
