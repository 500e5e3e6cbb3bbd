import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatted } from '../formatted.ts'
import { root } from '../shell.ts'

const block = /^```tsx?\n([\s\S]*?)^```$/gm

/** A trace from the tests replaces the reader's own. */
const session = './session.portico.json'
const ours = '../../traces/connect.portico.json'

/**
 * The README's examples, each as a module that `npm run typecheck` compiles. The names that they assume are declared in
 * `tests/types/readme/given.d.ts`.
 */
export function exampleFiles(): { path: string; text: string }[] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  return [...readme.matchAll(block)].map(([, text = ''], index) => {
    const path = `tests/types/readme/example-${index + 1}.test-d.tsx`
    const body = text.replace(/^const /gm, 'export const ').replace(session, ours)
    return {
      path,
      text: formatted(
        path,
        `// Written by \`npm run docs\` from the README, so that its examples compile.\n${body}\nexport {}\n`,
      ),
    }
  })
}
