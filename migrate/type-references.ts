import type { Reference } from './references.ts'
import { isNode, nodesIn } from './syntax.ts'

const reference = /^([ \t]*\/\/\/\s*<reference\s+types\s*=\s*)(['"])([^'"\n]+)\2/gm

/** Finds `/// <reference types="…" />` above a file's first statement, the only place where it has an effect. */
export function typeReferencesIn(
  text: string,
  program: unknown,
  isWanted: (specifier: string) => boolean,
): Reference[] {
  const statements = isNode(program) ? [...nodesIn(program.directives), ...nodesIn(program.body)] : []
  const head = text.slice(0, Math.min(text.length, ...statements.map(({ start }) => start)))
  return [...head.matchAll(reference)].flatMap(({ index, 1: before = '', 3: specifier = '' }): Reference[] => {
    const start = index + before.length
    const literal = { type: 'StringLiteral', start, end: start + specifier.length + 2, value: specifier }
    return isWanted(specifier) ? [{ specifier, literal, kind: 'import', names: [] }] : []
  })
}
