/**
 * What the first open asks for, by the path of each file in the package, without its ending: the engine, what draws the
 * list, its words, and the list of each adapter that a page has. A file that is imported there late belongs here
 * [lazy-one-round].
 */
export const firstOpenModules: readonly string[] = [
  'react/engine/engine',
  'react/modal/mount',
  'locales/common.en',
  'adapters/evm/load-wagmi',
  'adapters/solana/solana-wallet-adapter',
]

/** A file that a bundler has written. */
export interface BuiltFile {
  /** Its path in the folder that is served. */
  file: string
  /** The modules that it holds, by whichever path the bundler knows them. */
  modules: readonly string[]
  /** The files that load with it: those of its static imports. */
  imports: readonly string[]
  /** Whether the page itself loads it. */
  isEntry?: boolean
}

/** Whether a bundler's path is that of one of them; a second file of one name has a number. */
function isFirst(id: string): boolean {
  const path = id.replace(/\d?\.[jt]sx?$/, '')
  return firstOpenModules.some((module) => path === module || path.endsWith(`/${module}`))
}

/** Adds a file, and all that loads with it. */
function addClosure(files: ReadonlyMap<string, BuiltFile>, name: string, known: Set<string>): void {
  const file = files.get(name)
  if (!file || known.has(name)) return
  known.add(name)
  for (const each of file.imports) addClosure(files, each, known)
}

/**
 * The files that the first open of the modal loads, and that the page does not load by itself: what a server may name in
 * the page, so that they are there before the click. None where the build has no Portico in files of its own.
 * @param built All files of the build: `viteFiles` reads them from the manifests of Vite.
 */
export function firstOpenFiles(built: readonly BuiltFile[]): string[] {
  const files = new Map(built.map((each) => [each.file, each]))
  const present = new Set<string>()
  for (const { file, isEntry } of built) if (isEntry) addClosure(files, file, present)
  const needed = new Set<string>()
  for (const { file, modules } of built) if (modules.some(isFirst)) addClosure(files, file, needed)
  return [...needed].filter((file) => !present.has(file))
}
