import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './shell.ts'

interface Package {
  version?: string
  dependencies?: Record<string, string>
  engines?: { node?: string }
}

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const { packages }: { packages: Record<string, Package> } = JSON.parse(read('package-lock.json'))
const manifest: Record<'dependencies' | 'peerDependencies', Record<string, string>> = JSON.parse(read('package.json'))

/** The versions that the README tells Yarn users to pin. */
const [pins = '{}'] = /(?<="resolutions": )\{[^}]*\}/.exec(read('README.md')) ?? []
const pinned: Record<string, string> = JSON.parse(pins)

/** Whether a version satisfies a range, in the forms that packages here use: `>=20.18`, `^14 || >=16`, `18.x`. */
const takes = (range: string, version: readonly number[]): boolean =>
  range.split('||').some((each) => {
    const [, sign = '', text = ''] = /^\s*(>=|\^|~|<)?\s*v?([\d.]*)/.exec(each) ?? []
    const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number)
    const [own = 0, ownMinor = 0, ownPatch = 0] = version
    const isUp = own > major || (own === major && (ownMinor > minor || (ownMinor === minor && ownPatch >= patch)))
    return sign === '<' ? !isUp : sign === '>=' || text === '' ? isUp : own === major && isUp
  })

/** Where a package is found from a place: nearest first, as Node resolves it. */
function found(name: string, place: string): string | undefined {
  for (let at = place; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (packages[path]) return path
    if (at === '') return undefined
  }
}

/** Everything that a dApp that installs Portico gets, and each package that it can work with: where it is, and what depends on it. */
function installed(): Map<string, { from: string; range: string }[]> {
  const asked = new Map<string, { from: string; range: string }[]>()
  const visit = (names: Record<string, string>, place: string) => {
    for (const [name, range] of Object.entries(names)) {
      const path = found(name, place)
      if (path === undefined) continue
      const known = asked.get(path)
      asked.set(path, [...(known ?? []), { from: place, range }])
      if (!known) visit(packages[path]?.dependencies ?? {}, path)
    }
  }
  visit({ ...manifest.dependencies, ...manifest.peerDependencies }, '')
  return asked
}

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')

it('the dependencies that the README has a dApp install work on Node 20, except those that it says to pin for Yarn 1', () => {
  const refusing = [...installed().keys()].filter((path) => !takes(packages[path]?.engines?.node ?? '', [20, 19, 0]))
  expect(refusing.map(nameOf).filter((name) => pinned[name] === undefined)).toEqual([])
  expect(Object.keys(pinned).toSorted()).toEqual([...new Set(refusing.map(nameOf))].toSorted())
})

it('the pinned versions satisfy the ranges of packages that are not pinned themselves', () => {
  for (const [path, askers] of installed()) {
    const version = pinned[nameOf(path)]?.split('.').map(Number)
    const others = askers.filter(({ from }) => pinned[nameOf(from)] === undefined)
    for (const { from, range } of version ? others : [])
      expect([nameOf(from), takes(range, version ?? [])]).toEqual([nameOf(from), true])
  }
})
