import { createServer, type Plugin } from 'vite'
import { startSandbox } from '../sandbox/index.ts'
import { demoWallets } from './demo-wallets.ts'

/** Where the demo is served; another is taken, and told, when somebody else is there. */
const PORT = 5173
const HOST = '127.0.0.1'

const sandbox = await startSandbox({ ports: { one: 8545, two: 8546, wallet: 8550 }, log: console.log })
const { chains, token, walletUrl, walletScript } = sandbox.world

const config = {
  rpc: chains[0]?.rpcUrl,
  rpc2: chains[1]?.rpcUrl,
  token: token.address,
  wallets: demoWallets.map((wallet) => `${walletScript}?id=${sandbox.createWallet(wallet).id}`),
}

/** Answers for the file beside the page, so that the demo finds this sandbox and no other. */
const tellSandbox: Plugin = {
  name: 'demo-config',
  configureServer({ middlewares }) {
    middlewares.use('/config.json', (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(config))
    })
  },
}

const server = await createServer({
  configFile: new URL('../demo/vite.config.ts', import.meta.url).pathname,
  plugins: [tellSandbox],
  server: { host: HOST, port: PORT },
  logLevel: 'warn',
})
await server.listen()

const address = server.resolvedUrls?.local[0] ?? ''
if (Number(new URL(address).port) !== PORT) console.log(`Demo: port ${PORT} is taken, so it listens on another.`)
for (const { name, rpcUrl } of chains) console.log(name.padEnd(12), rpcUrl)
console.log('Wallets'.padEnd(12), walletUrl)
console.log(`\nOpen the demo: ${address}\nCtrl-C ends it.`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    void Promise.all([server.close(), sandbox.stop()]).then(() => process.exit(0))
  })
}
