import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { entries, specifierOf } from '../scripts/entries.ts'
import { root } from '../scripts/shell.ts'
import { type Disk, disk } from './disk.ts'
import { readKit } from './kit.ts'
import { run } from './run.ts'

const source = new Map(Object.entries(entries).map(([name, path]) => [specifierOf(name), path]))
const kit = readKit(root, (entry) => source.get(entry))

/** A folder with these files, and what the command does to it. */
function project(files: Readonly<Record<string, string>>, at = '') {
  const folder = mkdtempSync(join(tmpdir(), 'portico-migrate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return {
    git: (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' }),
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    migrate: async (flags: readonly string[] = ['--yes'], ask?: () => Promise<boolean>, disk?: Disk, own = kit) => {
      const printed: string[] = []
      const setting = { kit: own, ask, print: (text: string) => void printed.push(text), ...(disk && { disk }) }
      const code = await run(['migrate', join(folder, at), ...flags], setting)
      return { code, said: printed.join('\n').replaceAll(folder, '.') }
    },
  }
}

const manifest = (dependencies: object) => `${JSON.stringify({ name: 'dapp', dependencies }, null, 2)}\n`
const app =
  "import { createAppKit } from '@reown/appkit/react'\nimport { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\n"

it('migrates an AppKit dApp, and has nothing to do the second time', async () => {
  const { migrate, read } = project({
    'package.json': manifest({
      '@reown/appkit': '^1.8.0',
      '@reown/appkit-adapter-wagmi': '^1.8.0',
      '@tanstack/react-query': '^5.60.0',
      react: '^19.0.0',
      'react-dom': '^19.0.0',
      viem: '^2.21.0',
    }),
    'src/app.tsx': app,
    'node_modules/other/index.js': "import '@reown/appkit'\n",
  })
  const { code, said } = await migrate()
  expect(code).toBe(0)
  expect(said).toContain("-import { createAppKit } from '@reown/appkit/react'\n")
  expect(said).toContain("+import { createAppKit } from 'portico/appkit'\n")
  expect(said).toContain('2 files changed. Now run npm install.')
  expect(said).not.toContain('For you to do')
  expect(read('src/app.tsx')).toBe(
    "import { createAppKit } from 'portico/appkit'\nimport { WagmiAdapter } from 'portico/adapters/wagmi'\n",
  )
  expect(read('package.json')).toBe(
    manifest({
      portico: `^${kit.version}`,
      '@walletconnect/universal-provider': kit.peers['@walletconnect/universal-provider'],
      wagmi: kit.peers.wagmi,
      '@tanstack/react-query': '^5.60.0',
      react: '^19.0.0',
      'react-dom': '^19.0.0',
      viem: '^2.21.0',
    }),
  )
  expect(await migrate()).toEqual({ code: 0, said: 'Nothing to change.' })
})

it('migrates a RainbowKit dApp, with its styles and with Windows line endings', async () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n')
  const { migrate, read } = project({
    'package.json': crlf(manifest({ viem: '^2.0.0', wagmi: '^2.19.0', '@rainbow-me/rainbowkit': '^2.2.0' })),
    'src/main.tsx': crlf(
      "import '@rainbow-me/rainbowkit/styles.css'\nimport { getDefaultConfig } from '@rainbow-me/rainbowkit'\n",
    ),
    'src/app.css': crlf(
      "@import url('@rainbow-me/rainbowkit/styles.css');\n@import './own.css';\nbody { margin: 0 }\n",
    ),
  })
  await migrate()
  expect(read('src/main.tsx')).toBe("import { getDefaultConfig } from 'portico/rainbowkit'\r\n")
  expect(read('src/app.css')).toBe("@import './own.css';\r\nbody { margin: 0 }\r\n")
  const added = ['@tanstack/react-query', '@walletconnect/universal-provider'].map((name) => [name, kit.peers[name]])
  expect(read('package.json')).toBe(
    crlf(manifest({ viem: '^2.0.0', wagmi: '^2.19.0', portico: `^${kit.version}`, ...Object.fromEntries(added) })),
  )
})

it('keeps a package that is still needed, and says by what', async () => {
  const { migrate, read } = project({
    'package.json': manifest({ '@reown/appkit': '1.8.0', '@reown/appkit-cdn': '1.8.0', wagmi: '^2.12.0' }),
    'tsconfig.json': '{\n  "compilerOptions": { "moduleResolution": "node" }\n}\n',
    'app.ts': app.split('\n')[0] ?? '',
    'view.vue': "<script setup>\nimport { useAppKit } from '@reown/appkit/vue'\n</script>\n",
  })
  const { said } = await migrate()
  expect(Object.keys(JSON.parse(read('package.json')).dependencies)).toEqual([
    'portico',
    'react',
    'react-dom',
    '@walletconnect/universal-provider',
    '@reown/appkit',
    '@reown/appkit-cdn',
    'wagmi',
  ])
  expect(said.slice(said.indexOf('For you to do'))).toMatchInlineSnapshot(`
    "For you to do:
      tsconfig.json:2  "moduleResolution": "node": with it TypeScript finds no entry of Portico; "bundler" or "nodenext" does.
      view.vue:2  '@reown/appkit/vue': Portico has no composables: use the instance that createAppKit returns, and the elements.
      package.json:4  @reown/appkit stays: something needs it still.
      package.json:5  @reown/appkit-cdn stays: something needs it still.

    2 files changed. Now run npm install."
  `)
})

it('gives each package of a workspace its own dependencies', async () => {
  const { migrate, read } = project({
    'package.json': manifest({ '@reown/appkit': '1.8.0' }),
    'web/package.json': manifest({ '@reown/appkit': '1.8.0', '@reown/appkit-adapter-wagmi': '1.8.0' }),
    'web/app.ts': app,
    'docs/package.json': manifest({ left: '1.0.0' }),
  })
  await migrate()
  expect(read('package.json')).toBe(manifest({ portico: `^${kit.version}` }))
  expect(Object.keys(JSON.parse(read('web/package.json')).dependencies)).toContain('wagmi')
  expect(read('docs/package.json')).toBe(manifest({ left: '1.0.0' }))
})

it('imports from wagmi what came with the old adapter, unless the package has it itself', async () => {
  const config = "import { cookieStorage, createStorage } from '@wagmi/core'\n"
  const old = { '@reown/appkit-adapter-wagmi': '1.8.0' }
  const { migrate, read } = project({
    'app/package.json': manifest(old),
    'app/config.ts': config + app,
    'app/storage.ts': config,
    'listed/package.json': manifest({ ...old, '@wagmi/core': '^2.22.0' }),
    'listed/storage.ts': config + app,
    'other/package.json': manifest({ wagmi: '^3.0.0' }),
    'other/storage.ts': config,
    'package.json': manifest({}),
  })
  const { said } = await migrate()
  expect(said).not.toContain('For you to do')
  for (const path of ['app/config.ts', 'app/storage.ts']) expect(read(path)).toContain("createStorage } from 'wagmi'\n")
  for (const path of ['listed/storage.ts', 'other/storage.ts']) expect(read(path)).toContain(config)
  // Files belong to the innermost package, wherever its folder is in the alphabet.
  expect(Object.keys(JSON.parse(read('app/package.json')).dependencies)).toContain('wagmi')
  expect(read('package.json')).toBe(manifest({}))
})

it('reads source folders of any name', async () => {
  const files = ['src/build/page.tsx', 'app/out/page.tsx', 'lib/dist/page.tsx', 'web/src/coverage/page.tsx']
  const built = ['build/page.tsx', 'web/dist/page.tsx', 'web/storybook-static/page.tsx', 'src/node_modules/page.tsx']
  const texts = Object.fromEntries([...files, ...built].map((path) => [path, app]))
  const { migrate, read } = project({ 'package.json': manifest({}), 'web/package.json': manifest({}), ...texts })
  await migrate()
  for (const path of files) expect(read(path), path).not.toBe(app)
  for (const path of built) expect(read(path), path).toBe(app)
})

it('reads no build folder that git ignores', async () => {
  const { migrate, read, git } = project({
    'package.json': manifest({}),
    '.gitignore': 'out\n',
    'contracts/out/page.tsx': app,
    'contracts/dist/page.tsx': app,
  })
  git('init')
  await migrate()
  expect(read('contracts/out/page.tsx')).toBe(app)
  expect(read('contracts/dist/page.tsx')).not.toBe(app)
})

it('keeps a package that a compiler option names', async () => {
  const { migrate, read } = project({
    'package.json': manifest({ '@reown/appkit': '1.8.0' }),
    'tsconfig.json': '{\n  "compilerOptions": { "types": ["@reown/appkit"] }\n}\n',
  })
  const { said } = await migrate()
  expect(said).toContain("tsconfig.json:2  '@reown/appkit': write 'portico/appkit'.")
  expect(read('package.json')).toBe(manifest({ '@reown/appkit': '1.8.0' }))
})

it('writes nothing until told to', async () => {
  const { migrate, read } = project({ 'app.ts': app })
  expect((await migrate(['--dry-run'])).said).toContain('1 file would change.')
  expect((await migrate([], async () => false)).said).toContain('Nothing is changed.')
  expect(await migrate([])).toMatchObject({ code: 1 })
  expect(read('app.ts')).toBe(app)
  expect(await migrate([], async () => true)).toMatchObject({ code: 0 })
  expect(read('app.ts')).not.toBe(app)
})

it('leaves a folder alone that uses none of the old kits', async () => {
  const { migrate } = project({ 'tsconfig.json': '{ "moduleResolution": "node" }', 'app.ts': 'export {}\n' })
  expect(await migrate()).toEqual({ code: 0, said: 'Nothing to change.' })
})

const denied = (wrong: string) => (path: string) => {
  if (path.endsWith(wrong)) throw new Error(`EACCES: permission denied, open '${path}'`)
}
const three = { 'a.ts': app, 'b.ts': app, 'package.json': manifest({ '@reown/appkit': '1.8.0' }) }

it('changes nothing if a file cannot be written, and says which and why', async () => {
  const { migrate, read } = project(three)
  const { code, said } = await migrate(['--yes'], undefined, { ...disk, check: denied('b.ts') })
  expect(code).toBe(1)
  expect(said).toMatch(/\nb\.ts can't be written: permission denied\.\nNothing is changed\.$/)
  for (const [path, text] of Object.entries(three)) expect(read(path)).toBe(text)
})

it('stops at a file that turns out not to be writable, before the dependencies change', async () => {
  const { migrate, read } = project(three)
  const isDenied = denied('b.ts')
  const write: Disk['write'] = (path, text) => {
    isDenied(path)
    disk.write(path, text)
  }
  const { code, said } = await migrate(['--yes'], undefined, { ...disk, write })
  expect(code).toBe(1)
  expect(said).toMatch(
    /\nb\.ts could not be written: permission denied\. 1 of 3 files changed; run it again for the others\.$/,
  )
  expect(read('a.ts')).not.toBe(app)
  expect(read('package.json')).toBe(three['package.json'])
  expect(await migrate()).toMatchObject({ code: 0 })
  expect(read('b.ts')).toBe(read('a.ts'))
})

it('says clearly what cannot be read', async () => {
  const { migrate } = project({ 'app.ts': app })
  const has = () => {
    throw new Error("EACCES: permission denied, scandir 'src'")
  }
  expect(await migrate(['--yes'], undefined, disk, { ...kit, has })).toEqual({
    code: 1,
    said: "Something can't be read (EACCES: permission denied, scandir 'src'). Nothing is changed.",
  })
})

it.each([
  ['pnpm', 'pnpm-lock.yaml'],
  ['yarn', 'yarn.lock'],
  ['bun', 'bun.lock'],
  ['npm', 'package-lock.json'],
])('names %s in a package of its workspace', async (installer, lock) => {
  const files = { [lock]: '', 'apps/web/package.json': manifest({}), 'apps/web/app.ts': app }
  const { said } = await project(files, 'apps/web').migrate()
  expect(said).toMatch(new RegExp(`Now run ${installer} install\\.$`))
})

it('says that a review is easier without other changes', async () => {
  const { migrate, git } = project({ 'app.ts': app })
  git('init')
  const told = 'There are changes that are not committed'
  expect((await migrate([], async () => false)).said).toContain(told)
  expect((await migrate(['--dry-run'])).said).not.toContain(told)
  git('add', '.')
  git('-c', 'user.name=n', '-c', 'user.email=e@x.example', 'commit', '-m', 'c')
  expect((await migrate([], async () => false)).said).not.toContain(told)
})
