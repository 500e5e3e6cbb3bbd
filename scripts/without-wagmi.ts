/**
 * Bundles the parts of wagmi that `portico/adapters/ethers` and `/ethers5` need. A dApp with ethers has no wagmi, and
 * if wagmi's core were a dependency of Portico, package managers would install viem, wagmi's peer, even for users of
 * Solana alone. `portico/adapters/wagmi` still uses the dApp's own wagmi.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { build, type Plugin } from 'vite'
import { root } from './shell.ts'
import { type Copies, copiesFor } from './without-wagmi/copies.ts'

const dist = join(root, 'dist')
const folder = 'chunks/ethers'

/** The names imported from wagmi, as an entry for each of its specifiers. */
const takenOf = (taken: Copies['taken']): Plugin => ({
  name: 'taken-of-wagmi',
  resolveId: (id) => /taken:.+$/.exec(id)?.[0].replace(/^/, '\0'),
  load: (id) => {
    const specifier = /^\0taken:(.+)/.exec(id)?.[1]
    return specifier && `export { ${[...(taken.get(specifier) ?? [])].sort().join(', ')} } from '${specifier}'`
  },
})

/** Bundles the imported parts of wagmi: only viem stays external, and so do the hooks, which nothing imports. */
async function bundle(taken: Copies['taken']): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [takenOf(taken)],
    build: {
      ...{ target: 'es2022', minify: false, sourcemap: true, reportCompressedSize: false },
      ...{ outDir: join(dist, folder), emptyOutDir: true, copyPublicDir: false },
      lib: { entry: Object.fromEntries([...taken.keys()].map((name) => [name, `taken:${name}`])), formats: ['es'] },
      rolldownOptions: { external: /^viem(?:\/|$)/, output: { chunkFileNames: 'wagmi/[name].js' } },
    },
  })
}

/** Moves a source map to another folder. */
function mapIn(place: string, path: string): string {
  const map: { sources: string[] } = JSON.parse(readFileSync(join(dist, `${path}.map`), 'utf8'))
  const moved = (source: string) => posix.relative(posix.dirname(place), posix.join(posix.dirname(path), source))
  return JSON.stringify({ ...map, sources: map.sources.map(moved) })
}

const paths = globSync(['*.js', 'adapters/**/*.js', 'chunks/**/*.js'], { cwd: dist })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.startsWith(`${folder}/`))
const files = new Map(paths.map((path) => [path, readFileSync(join(dist, path), 'utf8')]))
const copies = copiesFor(['adapters/ethers.js', 'adapters/ethers5.js'], files, folder)
await bundle(copies.taken)
for (const [place, { of, text }] of copies.files) {
  mkdirSync(dirname(join(dist, place)), { recursive: true })
  writeFileSync(join(dist, place), text)
  if (place !== of) writeFileSync(join(dist, `${place}.map`), mapIn(place, of))
}
console.log(`${copies.files.size} files bring of wagmi what they need`)
