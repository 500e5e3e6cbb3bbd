import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './shell.ts'

/** Fields that only this repository needs; `private` keeps npm from publishing the repository instead of `dist`. */
const ours = [
  ...['private', 'files', 'browserslist', 'workspaces', 'scripts', 'devDependencies', 'overrides', 'allowScripts'],
]

/** Writes the published package.json and the files beside it: `dist` is the package. */
function writeManifest(): void {
  const text = readFileSync(join(root, 'package.json'), 'utf8').replaceAll('"./dist/', '"./')
  const kept = Object.entries<unknown>(JSON.parse(text)).filter(([key]) => !ours.includes(key))
  const manifest = { ...Object.fromEntries(kept), bin: { portico: './bin/portico.js' } }
  writeFileSync(join(root, 'dist/package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE', 'NOTICE.md'])
    copyFileSync(join(root, file), join(root, 'dist', file))
}

writeManifest()
