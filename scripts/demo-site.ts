import { build, type Plugin, preview } from 'vite'
import { createServer } from '../examples/sign-in-server/index.ts'
import { type Sandbox, startSandbox } from '../sandbox/index.ts'
import { listen } from '../sandbox/net/listen.ts'
import { demoWallets } from './demo-wallets.ts'
import { root } from './shell.ts'

const HOST = '127.0.0.1'
const demo = { root: `${root}demo`, configFile: `${root}demo/vite.config.ts`, logLevel: 'error' } as const

/** Preferred ports. One that is taken is replaced by another, and `log` says so. Default: any free ones. */
interface DemoPorts {
  site?: number
  signIn?: number
  sandbox?: NonNullable<Parameters<typeof startSandbox>[0]>['ports']
}

/** A served demo, and its sandbox. */
export interface DemoSite extends AsyncDisposable {
  /** The address of the page. */
  address: string
  sandbox: Sandbox
  /** The address of the sign-in server. */
  signInUrl: string
}

/** A cluster's reference in CAIP-2. */
const referenceOf = ({ id }: { id: string }) => id.split(':')[1]

/** The demo's settings that point it to this sandbox. */
function settingsFor(sandbox: Sandbox): Record<string, unknown> {
  const { chains, token, walletScript, solana, walletConnect, api, embedded } = sandbox.world
  const [one, two] = chains
  const [first, second] = solana?.clusters ?? []
  return {
    ...{ rpc: one?.rpcUrl, rpc2: two?.rpcUrl, token: token.address },
    ...(first && { sol1: referenceOf(first), solRpc: first.rpcUrl }),
    ...(second && { sol2: referenceOf(second), solRpc2: second.rpcUrl }),
    ...(walletConnect && { project: walletConnect.projectId, relay: walletConnect.relayUrl }),
    ...(walletConnect && { phone: walletConnect.phoneUrl }),
    ...(api && { api: api.url }),
    ...(embedded && { frame: embedded.frameUrl, mailbox: embedded.mailboxUrl }),
    multi: true,
    wallets: demoWallets.map((wallet) => `${walletScript}?id=${sandbox.createWallet(wallet).id}`),
  }
}

/** Starts the sandbox and a sign-in server, builds the page and serves it. */
export async function startDemo(log: (line: string) => void, ports: DemoPorts = {}): Promise<DemoSite> {
  await using started = new AsyncDisposableStack()
  log('Starting Ethereum, Solana, a relay, a directory of wallets and one to log in to…')
  const services = { solana: true, walletConnect: true, api: true, embedded: true }
  const sandbox = started.use(await startSandbox({ ...services, log, ...(ports.sandbox && { ports: ports.sandbox }) }))
  const settings = settingsFor(sandbox)

  /** Serves the config file beside the page, so that the demo uses this sandbox. */
  const tellSandbox: Plugin = {
    name: 'demo-config',
    configurePreviewServer({ middlewares }) {
      middlewares.use('/config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(settings))
      })
    },
  }
  log('Building the page, half a minute…')
  await build(demo)
  const server = await preview({ ...demo, plugins: [tellSandbox], preview: { host: HOST, port: ports.site ?? 0 } })
  started.defer(() => server.close())
  const address = server.resolvedUrls?.local[0] ?? ''

  const auth = createServer({
    origin: new URL(address).origin,
    chains: Object.fromEntries([sandbox.one, sandbox.two].map(({ chainId, url }) => [`eip155:${chainId}`, [url]])),
  })
  const signIn = await listen(auth, { name: 'Sign-in', port: ports.signIn ?? 0, log })
  started.defer(() => signIn.close())
  settings.auth = signIn.url

  const running = started.move()
  return { address, sandbox, signInUrl: signIn.url, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
