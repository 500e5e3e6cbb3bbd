import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shell.ts'

const browsers = ['chrome', 'edge', 'firefox', 'safari', 'ios_saf'] as const

/** The oldest supported version of a browser, from `browserslist` in package.json. */
export interface Oldest {
  browser: (typeof browsers)[number]
  version: number
}

const manifest: { browserslist: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

export const oldest: readonly Oldest[] = manifest.browserslist.map((line) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
  const browser = browsers.find((each) => each === name)
  if (!browser) throw new Error(`"${line}" names none of ${browsers.join(', ')}`)
  return { browser, version: Number(version) }
})

/** The same, in bundlers' notation. */
export const targets: string[] = oldest.map(({ browser, version }) => `${browser.replace('ios_saf', 'ios')}${version}`)
