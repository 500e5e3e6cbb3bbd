import type { Finding, SourceFile } from './source.ts'

/** Finds modules of one folder that differ in their ending alone, `list.ts` beside `list.tsx`: each needs a name of its own. */
export function checkBaseNames(files: SourceFile[]): Finding[] {
  const known = new Map<string, string>()
  return files.flatMap(({ path }) => {
    const base = path.replace(/\.tsx?$/, '')
    const other = known.get(base)
    known.set(base, path)
    return other === undefined ? [] : [{ path, line: 1, message: `${other} has the same name` }]
  })
}
