import { type Finding, isTest, lineAt, type SourceFile } from './source.ts'

/** The folders whose code ends up in pages. */
const product = /^(core|machines|services|siwx|adapters|views|ui|react|devtools|locales)\//

/** The kinds of schema that the package is made of, and what says nothing to a page. */
const kinds = [
  ...['array', 'catch', 'custom', 'looseObject', 'object', 'optional', 'string', 'transform', 'unknown'],
  ...['refine', 'safeParse', 'NEVER', 'core', 'infer', 'output', 'ZodMiniType'],
]

/**
 * Finds kinds of schema that no other file uses. All kinds lie in one module of zod's: one that is used anywhere, be it in
 * what few pages ever load, is loaded with each page's modal.
 */
export const checkSchemas = (files: SourceFile[]): Finding[] =>
  files
    .filter(({ path, text }) => product.test(path) && !isTest(path) && text.includes("from 'zod/mini'"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bz\.(\w+)/g)]
        .filter(([, kind = '']) => !kinds.includes(kind))
        .map(({ 0: used, index }) => ({
          path,
          line: lineAt(text, index),
          message: `${used} is a kind of schema that each page would pay for: core/schema.ts has what can be made of the others`,
        })),
    )
