import { build, type Plugin, preview } from 'vite'
import { createServer } from '../examples/sign-in-server/index.ts'
import { startSandbox } from '../sandbox/index.ts'
import { listen } from '../sandbox/net/listen.ts'
import { demoWallets } from './demo-wallets.ts'
import { root } from './shell.ts'

/** The port of the demo; if it is taken, another one is used and printed. */
const PORT = 5173
/** Likewise, where people sign in. */
const AUTH_PORT = 4361
const HOST = '127.0.0.1'
const demo = { root: `${root}demo`, configFile: `${root}demo/vite.config.ts`, logLevel: 'error' } as const

console.log('Starting two chains, a relay and a directory of wallets…')
await using started = new AsyncDisposableStack()
const sandbox = started.use(
  await startSandbox({
    ports: { one: 8545, two: 8546, wallet: 8550, relay: 8551, phone: 8552, api: 8553 },
    walletConnect: true,
    api: true,
    log: console.log,
  }),
)
const { chains, token, walletUrl, walletScript, walletConnect, api } = sandbox.world

/** The settings of the demo. */
const config: Record<string, unknown> = {
  rpc: sandbox.one.url,
  rpc2: sandbox.two.url,
  token: token.address,
  ...(walletConnect && { project: walletConnect.projectId, relay: walletConnect.relayUrl }),
  ...(api && { api: api.url }),
  wallets: demoWallets.map((wallet) => `${walletScript}?id=${sandbox.createWallet(wallet).id}`),
}

/** Answers for the file beside the page, so that the demo finds this sandbox and no other. */
const tellSandbox: Plugin = {
  name: 'demo-config',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/config.json', (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(config))
    })
  },
}

console.log('Building the page, half a minute…')
await build(demo)
const server = await preview({ ...demo, plugins: [tellSandbox], preview: { host: HOST, port: PORT } })
started.defer(() => server.close())

const address = server.resolvedUrls?.local[0] ?? ''
const { port } = new URL(address)
const auth = createServer({
  origin: new URL(address).origin,
  chains: Object.fromEntries([sandbox.one, sandbox.two].map(({ chainId, url }) => [`eip155:${chainId}`, [url]])),
})
const signIn = await listen(auth, { name: 'Sign-in', port: AUTH_PORT, log: console.log })
started.defer(() => signIn.close())
config.auth = signIn.url
if (Number(port) !== PORT) console.log(`Demo: port ${PORT} is taken, so it listens on ${port}.`)
for (const { name, rpcUrl } of chains) console.log(name.padEnd(12), rpcUrl)
console.log('Sign-in'.padEnd(12), signIn.url)
console.log('Wallets'.padEnd(12), walletUrl)
if (walletConnect) console.log('Phone'.padEnd(12), `${walletConnect.phoneUrl} (paste the link of a code there)`)
console.log(`\nOpen the demo: ${address}`)
console.log('Its wallets, Ember and Harbour, ask you in windows of their own: let it open them.\nCtrl-C ends it.')

await new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve)
})
await started.disposeAsync()
// WalletConnect's clients leave timers of a minute behind when they end in the middle of something.
process.exit()
