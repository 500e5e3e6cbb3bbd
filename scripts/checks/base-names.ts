import type { Finding, SourceFile } from './source.ts'

/**
 * Finds modules in one folder whose names differ only in their extension, such as `list.ts` and `list.tsx`: each needs
 * its own name.
 */
export function checkBaseNames(files: SourceFile[]): Finding[] {
  const known = new Map<string, string>()
  return files.flatMap(({ path }) => {
    const base = path.replace(/\.tsx?$/, '')
    const other = known.get(base)
    known.set(base, path)
    return other === undefined ? [] : [{ path, line: 1, message: `${other} has the same name` }]
  })
}
