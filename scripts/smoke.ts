import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { importsOf } from './checks/imports.ts'
import { clientEntries, entries, serverEntryOf, specifierOf } from './entries.ts'
import { registeredDapp } from './registered-dapp.ts'
import { root } from './shell.ts'

// Below the root, so that the packed Portico resolves the peers installed here.
const home = join(root, '.cache/smoke')
const installed = join(home, 'node_modules/portico')

/** The types of every entry: they compile only if each entry has types. */
const typed = Object.keys(entries).map((name, index) => `export type * as entry${index} from '${specifierOf(name)}'\n`)

/** A dApp's first lines: they compile only if the entries' types fit together. */
const dapp = `${typed.join('')}import { AppKitProvider, type AppKitOptions, createAppKit, useAppKitAccount } from 'portico'
import { SolanaAdapter } from 'portico/adapters/solana'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import { mainnet, solana } from 'portico/networks'
import { DefaultSIWX, type SIWXConfig } from 'portico/siwx'

const adapters = [new WagmiAdapter({ networks: [mainnet] }), new SolanaAdapter({ connectionSettings: 'confirmed' })]
const options: AppKitOptions = { adapters, networks: [mainnet, solana] }
export const kit = createAppKit(options)
export const address = (): string | undefined => useAppKitAccount().address
export const siwx: SIWXConfig = new DefaultSIWX()
export const provider: typeof AppKitProvider = AppKitProvider
`

/**
 * A page without a bundler has no `process`: React is loaded before it is removed, since React's own builds for such
 * pages do not need it.
 */
const withoutProcess = `await Promise.all(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].map((name) => import(name)))
delete globalThis.process
const { createAppKit, ConnectButton } = await import('portico')
const { mainnet } = await import('portico/networks')
const kit = createAppKit({ adapters: [], networks: [mainnet] })
createAppKit({ adapters: [], networks: [mainnet], debug: false })
if (!ConnectButton || kit.getCaipNetworks().length !== 1) throw new Error('portico is not whole')
await import('portico/siwx')
`

/**
 * Packs the package as npm would publish it, unpacks it beside a dApp without other packages, imports every entry in
 * Node and compiles the dApp.
 */
function smoke(): void {
  rmSync(home, { recursive: true, force: true })
  mkdirSync(installed, { recursive: true })
  const packed: unknown = JSON.parse(npm('pack', './dist', '--json', '--ignore-scripts', '--pack-destination', home))
  execFileSync('tar', ['-xzf', join(home, nameOf(packed)), '-C', installed, '--strip-components=1'])

  for (const entry of doors()) {
    const program = `const door = await import('portico${entry.slice(1)}'); console.log('portico${entry.slice(1)}', Object.keys(door).length)`
    process.stdout.write(execFileSync('node', ['--input-type=module', '--eval', program], { cwd: home }))
  }
  execFileSync('node', ['--input-type=module', '--eval', withoutProcess], { cwd: home, stdio: 'inherit' })
  isMarked()
  needNoWagmi()
  migrates()
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(home, 'dapp.ts'), dapp)
  writeFileSync(join(home, 'registered.ts'), registeredDapp)
  const strictly = ['--noEmit', '--strict', '--target', 'es2023', '--ignoreConfig']
  const inNode = [...strictly, '--skipLibCheck', '--module', 'nodenext', 'dapp.ts', 'registered.ts']
  execFileSync('tsc', inNode, { cwd: home, stdio: 'inherit' })
  // With bundlers' module resolution: under Node's, the types of Solana's packages misinterpret eventemitter3.
  haveSoundTypes([...strictly, '--pretty', 'false', '--module', 'esnext', '--moduleResolution', 'bundler', 'dapp.ts'])
}

/** Checks that the declarations are sound for a dApp that checks them; other packages' declarations may have errors. */
function haveSoundTypes(words: readonly string[]): void {
  const { stdout } = spawnSync('tsc', words, { cwd: home, encoding: 'utf8' })
  const ours = stdout.split('\n').filter((line) => /^(?:dapp\.ts|node_modules\/portico\/)/.test(line))
  if (ours.length > 0) throw new Error(`The declarations don’t compile:\n${ours.join('\n')}`)
}

/** Checks that entries with React components are marked for bundlers of server components, and only for those. */
function isMarked(): void {
  const marks = (file: string) =>
    readFileSync(join(installed, file), 'utf8').split(/^["']use client["'];?$/m).length - 1
  for (const name of Object.keys(entries)) {
    const files = [`${name}.js`, ...(clientEntries.has(name) ? [serverEntryOf(name)] : [])]
    if (files.some((file, index) => marks(file) !== index))
      throw new Error(`${files.join(' or ')} is wrong about being for a client`)
  }
}

/** The entries that only a dApp with wagmi imports. */
const wagmis = ['adapters/wagmi', 'rainbowkit', 'rainbowkit/wallets']

/**
 * Checks that nothing reachable from the other entries, statically or dynamically, names wagmi or its companions,
 * including in types.
 */
function needNoWagmi(): void {
  for (const [name, source] of Object.entries(entries)) {
    if (wagmis.includes(name)) continue
    const types = posix.join('types', source.replace(/\.tsx?$/, '.d.ts'))
    for (const first of [`${name}.js`, types]) {
      const known = new Set([first])
      for (const path of known)
        for (const { target, ours } of importsOf({ path, text: readFileSync(join(installed, path), 'utf8') })) {
          if (ours) known.add(first === types ? target.replace(/\.js$/, '.d.ts') : target)
          else if (/^(?:@?wagmi|@tanstack\/react-query)(?:\/|$)/.test(target))
            throw new Error(`portico/${name} leads to ${target}, in ${path}`)
        }
    }
  }
}

/** Checks that the package's command finds what it needs in the package. */
function migrates(): void {
  const app = join(home, 'app')
  mkdirSync(app)
  writeFileSync(join(app, 'app.ts'), "import { WagmiAdapter, nothing } from '@reown/appkit-adapter-wagmi'\n")
  const { bin }: { bin: { portico: string } } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  const said = execFileSync('node', [join(installed, bin.portico), 'migrate', app, '--yes'], { encoding: 'utf8' })
  const isRewritten = readFileSync(join(app, 'app.ts'), 'utf8').includes("'portico/adapters/wagmi'")
  if (!isRewritten || !said.includes('nothing is not in portico/adapters/wagmi'))
    throw new Error(`portico migrate: ${said}`)
}

const npm = (...args: string[]) =>
  execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

function nameOf(packed: unknown): string {
  const listed: unknown = Array.isArray(packed) ? packed[0] : Object.values(Object(packed))[0]
  if (listed instanceof Object && 'filename' in listed) return String(listed.filename)
  throw new Error('npm pack named no file')
}

function doors(): string[] {
  const { exports }: { exports: Record<string, unknown> } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  )
  return Object.keys(exports).filter((entry) => !entry.endsWith('.json'))
}

smoke()
