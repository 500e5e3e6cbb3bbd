import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { sections } from './rewrite-manifest.ts'
import { bringsCore, brought } from './wagmi-core.ts'

/** The manifests of a folder's packages. */
export interface Manifests {
  /** Every `package.json`, outer ones before inner ones. */
  paths: readonly string[]
  /** The manifest of the package that a file belongs to; empty if there is none. */
  ownerOf(path: string): string
  /** wagmi's own packages that a file can import only as long as the old adapter depends on them. */
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

/** The names of all dependencies; none if the text is not JSON. */
function dependenciesIn(text: string): string[] {
  try {
    const manifest: Readonly<Record<string, unknown>> = JSON.parse(text)
    return sections.flatMap((section) => Object.keys(manifest[section] ?? {}))
  } catch {
    return []
  }
}
