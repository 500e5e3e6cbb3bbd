import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../shell.ts'
import type { Row } from './rows.ts'

/** The time limit of a command, in ms. */
const PATIENCE = 600_000

const lines = /node_modules\/portico|@walletconnect\/universal-provider|@solana\/|elkjs|@xyflow|['"]portico/

/** The beginning of Vite's warnings. */
const warning = /\[(?:[A-Z_]+\]|plugin )/

/** Runs a command in a folder. Resolves with its output. @throws with the output if the command fails */
function perform(folder: string, command: readonly string[]): Promise<string> {
  const [name = '', ...args] = command
  const own = join(folder, 'node_modules/.bin', name)
  const { NODE_ENV: _, FORCE_COLOR: __, ...rest } = process.env
  const env = { ...rest, NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  return new Promise((resolve, reject) => {
    const child = spawn(existsSync(own) ? own : name, args, { cwd: folder, env, timeout: PATIENCE })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        printed += String(chunk)
      })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(printed)
        : reject(new Error(`${command.join(' ')} ended with ${code}\n${printed.slice(-4_000)}`)),
    )
  })
}

/** Local chains for the page, instead of those in the template. */
const networksOf = (rpc: string, from: string) => `import { defineChain } from '${from}'

export const networks = [
  defineChain({
    id: 31337,
    name: 'Portico One',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['${rpc}'] } },
  }),
]
`

/** The page of an app without a framework. */
const pageWith = (script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <title>Portico</title>
  </head>
  <body>
    <div id="root"></div>
    <script ${script}></script>
  </body>
</html>
`

/** The packed Portico, or its unpacked folder if everything else that an app needs is installed at the root. */
export type Portico = { tarball: string } | { unpacked: string }

/** The packages named in a folder's `package.json`. */
interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/**
 * Links Portico and the packages that the app and Portico depend on from the root. The app and Portico can resolve no
 * others, as with a package manager.
 */
function installHere(row: Row, folder: string, unpacked: string): void {
  const { dependencies, devDependencies } = row.isMigrated ? manifestOf(folder) : {}
  const asked = row.isMigrated
    ? Object.keys({ ...dependencies, ...devDependencies })
    : row.packages.map((one) => one.replace(/(?<=.)@.*/, ''))
  const install = (name: string, put: (place: string) => void) => {
    const place = join(folder, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    put(place)
  }
  install('portico', (place) => cpSync(unpacked, place, { recursive: true }))
  for (const name of new Set([...asked, ...Object.keys(manifestOf(unpacked).dependencies ?? {})]))
    if (name !== 'portico')
      install(name, (place) => symlinkSync(realpathSync(join(root, 'node_modules', name)), place, 'dir'))
}

const migrate = (portico: Portico): readonly string[] =>
  'tarball' in portico
    ? ['npm', 'exec', '--yes', `--package=${portico.tarball}`, '--', 'portico', 'migrate', '--yes']
    : ['node', join(portico.unpacked, 'bin/portico.js'), 'migrate', '--yes']

/** Creates an app from its templates, installs the packages that it needs and the packed Portico, and builds it. */
export async function makeApp(row: Row, folder: string, portico: Portico, rpc: string): Promise<void> {
  const templates = row.templates.map((name) =>
    name.startsWith('examples/') ? join(root, name) : join(root, 'scripts/matrix/templates', name),
  )
  for (const template of templates) cpSync(template, folder, { recursive: true })
  if (row.script !== undefined) writeFileSync(join(folder, 'index.html'), pageWith(row.script))
  const path = join(folder, row.networks)
  mkdirSync(dirname(path), { recursive: true })
  const text = networksOf(rpc, row.definesBy ?? 'portico/networks')
  writeFileSync(path, path.endsWith('.ts') ? text.replace('\n]\n', '\n] as const\n') : text)
  const parcel = {
    '@parcel/resolver-default': { packageExports: true },
    alias: { '@walletconnect/universal-provider': false },
  }
  if (row.isMigrated) await perform(folder, migrate(portico))
  else writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', ...parcel }))
  const flags = [
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--no-package-lock',
    '--loglevel=error',
    '--prefer-offline',
  ]
  if ('tarball' in portico) await perform(folder, ['npm', 'install', ...flags, portico.tarball, ...row.packages])
  else installHere(row, folder, portico.unpacked)
  for (const name of row.without ?? [])
    if (existsSync(join(folder, 'node_modules', name))) throw new Error(`${name} is installed, which it must not need`)
  for (const command of row.build) {
    const printed = await perform(folder, command)
    const isWarning = (line: string) => row.isQuiet && warning.test(line) && !row.mayWarn?.test(line)
    const ours = printed.split('\n').filter((line) => lines.test(line) || isWarning(line))
    if (ours.length > 0) throw new Error(`The build speaks of what is ours:\n${ours.join('\n')}`)
  }
  // If the bundler wrote no page, add one to its output.
  const [page, built] = [join(folder, 'index.html'), join(folder, 'dist')]
  if (existsSync(page) && existsSync(built) && !existsSync(join(built, 'index.html')))
    cpSync(page, join(built, 'index.html'))
}
