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

/** What the README tells Yarn's users to hold back. */
const [pins = '{}'] = /(?<="resolutions": )\{[^}]*\}/.exec(read('README.md')) ?? []
const pinned: Record<string, string> = JSON.parse(pins)

/** Whether a range takes a version, of the ranges that packages state here: `>=20.18`, `^14 || >=16`, `18.x`. */
const takes = (range: string, version: readonly number[]): boolean =>
  range.split('||').some((each) => {
    const [, sign = '', text = ''] = /^\s*(>=|\^|~|<)?\s*v?([\d.]*)/.exec(each) ?? []
    const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number)
    const [own = 0, ownMinor = 0, ownPatch = 0] = version
    const isUp = own > major || (own === major && (ownMinor > minor || (ownMinor === minor && ownPatch >= patch)))
    return sign === '<' ? !isUp : sign === '>=' || text === '' ? isUp : own === major && isUp
  })

/** Where a package is, for one at a place: nearest first, as Node looks for it. */
function found(name: string, place: string): string | undefined {
  for (let at = place; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (packages[path]) return path
    if (at === '') return undefined
  }
}

/** All that a dApp gets which installs Portico, and each of the packages that it can work with: where it is, and who asks for it. */
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

it('what the README has a dApp install works on Node 20, but for what it says to pin for Yarn 1', () => {
  const refusing = [...installed().keys()].filter((path) => !takes(packages[path]?.engines?.node ?? '', [20, 19, 0]))
  expect(refusing.map(nameOf).filter((name) => pinned[name] === undefined)).toEqual([])
  expect(Object.keys(pinned).toSorted()).toEqual([...new Set(refusing.map(nameOf))].toSorted())
})

it('the pinned versions are among those that are asked for by what is not pinned itself', () => {
  for (const [path, askers] of installed()) {
    const version = pinned[nameOf(path)]?.split('.').map(Number)
    const others = askers.filter(({ from }) => pinned[nameOf(from)] === undefined)
    for (const { from, range } of version ? others : [])
      expect([nameOf(from), takes(range, version ?? [])]).toEqual([nameOf(from), true])
  }
})
