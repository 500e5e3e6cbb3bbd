import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatted } from '../formatted.ts'
import { root } from '../shell.ts'

const block = /^```tsx?\n([\s\S]*?)^```$/gm

/** A trace from the tests replaces the reader's own. */
const session = './session.portico.json'
const ours = '../../traces/connect.portico.json'

/** The page about servers quotes whole files, which have their own tests (`server-page.test.ts`). */
const isFile = (text: string) => /from '(next\/headers|\.\.\/networks)'/.test(text)

/** The pages whose examples are compiled, by the name of their modules. */
const pages = (): [name: string, path: string][] => [
  ['readme', 'README.md'],
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file): [string, string] => [file.replace('.md', ''), `docs/${file}`]),
]

/**
 * The examples of the README and of the pages in `docs`, each as a module that `npm run typecheck` compiles. The names
 * that they assume are declared in `tests/types/examples/given.d.ts`.
 */
export function exampleFiles(): { path: string; text: string }[] {
  return pages().flatMap(([name, page]) => {
    const examples = [...readFileSync(join(root, page), 'utf8').matchAll(block)].map(([, text = '']) => text)
    return examples
      .filter((text) => !isFile(text))
      .map((text, index) => {
        const path = `tests/types/examples/${name}-${index + 1}.test-d.tsx`
        const body = text.replace(/^const /gm, 'export const ').replace(session, ours)
        const from = `// Written by \`npm run docs\` from ${page}, so that its examples compile.\n`
        return { path, text: formatted(path, `${from}${body}\nexport {}\n`) }
      })
  })
}
