import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { sections } from './rewrite-manifest.ts'
import { bringsCore, brought } from './wagmi-core.ts'

/** The packages of a folder. */
export interface Manifests {
  /** Each `package.json`, an outer one before those in it. */
  paths: readonly string[]
  /** That of the package which a file is of; empty where it is of none. */
  ownerOf(path: string): string
  /** What a file may import of wagmi's own packages only as long as the old adapter brings them along. */
  lackingFor(path: string): ReadonlySet<string>
}

export function manifestsAmong(root: string, files: readonly string[]): Manifests {
  const depth = (path: string) => path.split('/').length
  const paths = files
    .filter((path) => posix.basename(path) === 'package.json')
    .sort((one, other) => depth(one) - depth(other))
  const dependencies = new Map(paths.map((path) => [path, dependenciesIn(readFileSync(join(root, path), 'utf8'))]))
  const around = (path: string) =>
    paths.filter((one) => posix.dirname(one) === '.' || path.startsWith(`${posix.dirname(one)}/`))
  const ownerOf = (path: string) => around(path).at(-1) ?? ''
  return {
    paths,
    ownerOf,
    lackingFor: (path) => {
      const own = dependencies.get(ownerOf(path)) ?? []
      if (!own.some(bringsCore)) return new Set()
      const listed = new Set(around(path).flatMap((one) => dependencies.get(one) ?? []))
      return new Set(brought.filter((name) => !listed.has(name)))
    },
  }
}

/** The names of all dependencies; none of what is no JSON. */
function dependenciesIn(text: string): string[] {
  try {
    const manifest: Readonly<Record<string, unknown>> = JSON.parse(text)
    return sections.flatMap((section) => Object.keys(manifest[section] ?? {}))
  } catch {
    return []
  }
}
