import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { entries } from './entries.ts'
import { root, run } from './shell.ts'

const folder = join(root, 'dist/types')
/**
 * The size limit for our declarations that a dApp's compiler may read, in bytes: a chart's inferred type alone is half
 * of it.
 */
const LIMIT = 300_000
const relative = /(['"])(\.{1,2}\/[^'"\n]+?)(?:\.tsx?|\.js)\1/g

/** A declaration file, and every file that it names. */
function closureOf(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known
  known.add(path)
  for (const [, , target = ''] of readFileSync(path, 'utf8').matchAll(relative))
    closureOf(join(dirname(path), `${target}.d.ts`), known)
  return known
}

const declarationOf = (source: string) => join(folder, source.replace(/\.tsx?$/, '.d.ts'))

/** Writes the declarations of the entries: only those files that an entry's types name. */
async function declare(): Promise<number> {
  rmSync(folder, { recursive: true, force: true })
  const code = await run('tsc', '--project', 'tsconfig.build.json')
  if (code !== 0) return code
  const named = new Set<string>()
  for (const source of Object.values(entries)) closureOf(declarationOf(source), named)
  let total = 0
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file)
    // The compiler rewrites extensions in code but not in declarations, and a dApp has no .ts files of ours.
    if (named.has(path)) writeFileSync(path, readFileSync(path, 'utf8').replace(relative, '$1$2.js$1'))
    else rmSync(path)
    if (named.has(path)) total += statSync(path).size
  }
  console.log(`declarations: ${named.size} files, ${(total / 1000).toFixed(0)} kB (at most ${LIMIT / 1000} kB)`)
  return total > LIMIT ? 1 : 0
}

process.exitCode = await declare()
