import { importsOf } from './imports.ts'
import type { Finding, SourceFile } from './source.ts'

/** A parser must load with the code that parses, never with the page. */
const heavy = /^(zod|xstate)(\/|$)/

/** Finds heavy modules that an entry loads with the page although they are only needed later. */
export function checkLight(files: readonly SourceFile[], entries: readonly string[]): Finding[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const known = new Set(entries)
  const findings: Finding[] = []
  for (const path of known) {
    const file = byPath.get(path)
    for (const { target, ours, typeOnly, late, line } of file ? importsOf(file) : []) {
      if (typeOnly || late) continue
      if (ours) known.add(target)
      else if (heavy.test(target))
        findings.push({ path, line, message: `a page loads this from the start: no ${target}` })
    }
  }
  return findings
}
