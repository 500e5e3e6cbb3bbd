import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { anvilBinary } from './evm/binary.ts'
import { startSandbox } from './index.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Resolves with the first matching line, and keeps reading, so that the program is never blocked. */
function line(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('no output'))
    createInterface({ input: child.stdout })
      .on('line', (text) => {
        const match = pattern.exec(text)
        if (match) resolve(match)
      })
      .on('close', () => reject(new Error(`The program ended and never said ${pattern}.`)))
  })
}

test('stop leaves no process and no open port, including paused nodes, and may be called twice', async () => {
  const sandbox = await startSandbox({ solana: true, walletConnect: true, embedded: true })
  const pids = [sandbox.one.pid, sandbox.two.pid] as [number, number]
  const { solana, walletConnect, embedded } = sandbox
  const urls = [sandbox.one, sandbox.two, solana.one, solana.two].map(({ url }) => url)
  urls.push(sandbox.walletUrl, solana.one.directUrl, solana.two.directUrl)
  urls.push(walletConnect.world.servicesUrl, walletConnect.world.phoneUrl)
  urls.push(embedded.world.url, embedded.world.mailboxUrl)
  await walletConnect.createPhone()
  expect(pids.map(isAlive)).toEqual([true, true])
  sandbox.one.pause()
  solana.one.pause()
  walletConnect.relay.pause()
  await sandbox.stop()
  await sandbox.stop()
  expect(pids.map(isAlive)).toEqual([false, false])
  for (const url of urls) await expect(fetch(url)).rejects.toThrow('fetch failed')
})

test('it is an async disposable', async () => {
  let pid: number
  {
    await using sandbox = await startSandbox()
    pid = sandbox.one.pid as number
    expect(isAlive(pid)).toBe(true)
  }
  expect(isAlive(pid)).toBe(false)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`the command prints its addresses and ends cleanly on ${signal}`, async () => {
    const child = spawn(process.execPath, [here('cli.ts'), '--walletconnect'], { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(child, 'exit')
    const [, url] = await line(child, /^Addresses as JSON\s+(\S+)$/)
    const world = (await (await fetch(url as string)).json()) as {
      chains: { rpcUrl: string }[]
      solana: { clusters: { rpcUrl: string }[] }
      walletConnect: { servicesUrl: string; phoneUrl: string }
    }
    const { servicesUrl, phoneUrl } = world.walletConnect
    const urls = [...world.chains, ...world.solana.clusters].map(({ rpcUrl }) => rpcUrl)
    expect(urls).toHaveLength(4)
    child.kill(signal)
    expect(await ended).toEqual([0, null])
    for (const gone of [...urls, servicesUrl, phoneUrl]) await expect(fetch(gone)).rejects.toThrow('fetch failed')
  })
}

for (const [how, ending] of [
  ['throws', 'throw new Error("crash")'],
  ['gets SIGTERM', 'process.kill(process.pid, "SIGTERM")'],
] as const) {
  test(`its chains end with a program that ${how}`, async () => {
    const program = `
      import { startSandbox } from ${JSON.stringify(here('index.ts'))}
      const { one, two } = await startSandbox()
      console.log('nodes', one.directUrl, two.directUrl)
      ${ending}
      setInterval(() => {}, 1000)`
    const args = ['--input-type=module', '--eval', program]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    const ended = once(child, 'close')
    const [, ...urls] = await line(child, /^nodes (\S+) (\S+)$/)
    await ended
    const answers = (url: string) => fetch(url).then(Boolean, () => false)
    await expect.poll(() => Promise.all(urls.map(answers))).toEqual([false, false])
  })
}

test('on a machine that cannot run anvil, the error says so', () => {
  expect(() => anvilBinary('aix', 'ppc64')).toThrow('The sandbox has no anvil for aix-ppc64.')
})

test.each([
  ['{}', '0'],
  ['{ walletConnect: true }', '1'],
])('started with %s, it has loaded WalletConnect’s clients %s times', async (options, times) => {
  const program = `
    import { createRequire } from 'node:module'
    import { startSandbox } from ${JSON.stringify(here('index.ts'))}
    const sandbox = await startSandbox(${options})
    const loaded = Object.keys(createRequire(${JSON.stringify(here('index.ts'))}).cache)
    console.log('loaded', loaded.filter((path) => path.includes('@reown/walletkit')).length)
    await sandbox.stop()
    process.exit()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  expect((await line(child, /^loaded (\d+)$/))[1]).toBe(times)
  expect(await ended).toEqual([0, null])
})
