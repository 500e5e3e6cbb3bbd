import { build, type Plugin, preview } from 'vite'
import { startSandbox } from '../sandbox/index.ts'
import { demoWallets } from './demo-wallets.ts'
import { root } from './shell.ts'

/** Where the demo is served; another is taken, and told, when somebody else is there. */
const PORT = 5173
const HOST = '127.0.0.1'
const demo = { root: `${root}demo`, configFile: `${root}demo/vite.config.ts`, logLevel: 'error' } as const

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

const config = {
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

await build(demo)
const server = await preview({ ...demo, plugins: [tellSandbox], preview: { host: HOST, port: PORT } })
started.defer(() => server.close())

const address = server.resolvedUrls?.local[0] ?? ''
const { port } = new URL(address)
if (Number(port) !== PORT) console.log(`Demo: port ${PORT} is taken, so it listens on ${port}.`)
for (const { name, rpcUrl } of chains) console.log(name.padEnd(12), rpcUrl)
console.log('Wallets'.padEnd(12), walletUrl)
if (walletConnect) console.log('Phone'.padEnd(12), walletConnect.phoneUrl)
console.log(`\nOpen the demo: ${address}\nCtrl-C ends it.`)

await new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve)
})
await started.disposeAsync()
// WalletConnect's clients leave timers of a minute behind when they end in the middle of something.
process.exit()
