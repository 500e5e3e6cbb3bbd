/**
 * The modules that the first open loads, by their paths in the package without extension: the engine, the components of
 * the list, its messages, and the list of each adapter that a page uses. A file that these import dynamically belongs
 * here [lazy-one-round].
 */
export const firstOpenModules: readonly string[] = [
  'react/engine/engine',
  'react/modal/mount',
  'locales/common.en',
  'adapters/evm/load-wagmi',
  'adapters/solana/solana-wallet-adapter',
]

/** An output file of a bundler. */
export interface BuiltFile {
  /** Its path in the served folder. */
  file: string
  /** The modules that it contains, by the paths that the bundler uses. */
  modules: readonly string[]
  /** The files that load with it, through its static imports. */
  imports: readonly string[]
  /** Whether the page itself loads it. */
  isEntry?: boolean
}

/** Whether a bundler's path names one of these modules; the bundler numbers further files of the same name. */
function isFirst(id: string): boolean {
  const path = id.replace(/\d?\.[jt]sx?$/, '')
  return firstOpenModules.some((module) => path === module || path.endsWith(`/${module}`))
}

/** Adds a file, and every file that loads with it. */
function addClosure(files: ReadonlyMap<string, BuiltFile>, name: string, known: Set<string>): void {
  const file = files.get(name)
  if (!file || known.has(name)) return
  known.add(name)
  for (const each of file.imports) addClosure(files, each, known)
}

/**
 * The files that the first open of the modal loads and the page itself does not. A server can name them in the page, so
 * that they have loaded before the click. Empty if the build has no separate Portico files.
 * @param built All files of the build: `viteFiles` reads them from Vite's manifests.
 */
export function firstOpenFiles(built: readonly BuiltFile[]): string[] {
  const files = new Map(built.map((each) => [each.file, each]))
  const present = new Set<string>()
  for (const { file, isEntry } of built) if (isEntry) addClosure(files, file, present)
  const needed = new Set<string>()
  for (const { file, modules } of built) if (modules.some(isFirst)) addClosure(files, file, needed)
  return [...needed].filter((file) => !present.has(file))
}
