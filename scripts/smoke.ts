import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './shell.ts'

// Below the root, so that the packed Portico finds the peers that are installed here.
const home = join(root, '.cache/smoke')
const installed = join(home, 'node_modules/portico')

/** A dApp's first lines: they compile only where every door has its types, and these fit together. */
const dapp = `import { AppKitProvider, type AppKitOptions, createAppKit, useAppKitAccount } from 'portico'
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

/** Packs the package as npm would publish it, unpacks it beside a dApp that has nothing else, imports every door in Node and compiles the dApp. */
function smoke(): void {
  rmSync(home, { recursive: true, force: true })
  mkdirSync(installed, { recursive: true })
  const packed: unknown = JSON.parse(npm('pack', '--json', '--ignore-scripts', '--pack-destination', home))
  execFileSync('tar', ['-xzf', join(home, nameOf(packed)), '-C', installed, '--strip-components=1'])

  for (const entry of doors()) {
    const program = `const door = await import('portico${entry.slice(1)}'); console.log('portico${entry.slice(1)}', Object.keys(door).length)`
    process.stdout.write(execFileSync('node', ['--input-type=module', '--eval', program], { cwd: home }))
  }
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(home, 'dapp.ts'), dapp)
  const strictly = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2023']
  execFileSync('tsc', [...strictly, '--ignoreConfig', 'dapp.ts'], { cwd: home, stdio: 'inherit' })
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
