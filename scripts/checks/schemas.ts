import { type Finding, isTest, lineAt, type SourceFile } from './source.ts'

/** The folders whose code ends up in pages. */
const product = /^(core|machines|services|siwx|adapters|views|ui|react|devtools|locales)\//

/** The kinds of schema that the package uses, and those that cost a page nothing. */
const kinds = [
  ...['array', 'catch', 'custom', 'looseObject', 'object', 'optional', 'string', 'transform', 'unknown'],
  ...['refine', 'safeParse', 'NEVER', 'core', 'infer', 'output', 'ZodMiniType'],
]

/**
 * Finds kinds of schema that no other file uses. All kinds are in one module of zod: a kind that is used anywhere, even
 * in code that few pages ever load, is loaded with every page's modal.
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
