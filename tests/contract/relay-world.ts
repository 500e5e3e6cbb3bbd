import { Socket } from 'node:net'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { vi } from 'vitest'
import type { Phone, Sandbox, WalletConnectSandbox } from '../../sandbox/index.ts'
import { failureOf } from './watching.ts'

let clients = 0

/** A dApp's proposal: everything that exists on these chains. */
export function wanted(chains: readonly string[], rpcMap: Record<string, string> = {}) {
  const of = (name: string) => chains.filter((chain) => chain.startsWith(`${name}:`))
  const events = ['accountsChanged', 'chainChanged']
  const methods = {
    eip155: [
      'personal_sign',
      'eth_sendTransaction',
      'eth_signTypedData_v4',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
    ],
    solana: ['solana_signMessage', 'solana_signTransaction', 'solana_signAndSendTransaction'],
  }
  const namespaces = (['eip155', 'solana'] as const)
    .filter((name) => of(name).length > 0)
    .map((name) => [name, { chains: of(name), methods: methods[name], events, rpcMap }])
  return { optionalNamespaces: Object.fromEntries(namespaces) }
}

/** A dApp with WalletConnect's real client, as a page has it. */
export async function openDapp({ walletConnect }: WalletConnectSandbox) {
  clients += 1
  const { projectId, relayUrl } = walletConnect.world
  const provider = await UniversalProvider.init({
    ...{ projectId, relayUrl, customStoragePrefix: `contract-${clients}`, telemetryEnabled: false, logger: 'silent' },
    storageOptions: { database: ':memory:' },
    metadata: { name: 'A dApp', description: '', url: 'http://dapp.test', icons: [] },
  })
  const { core } = provider.client
  return {
    provider,
    core,
    /** Starts a pairing: the code as soon as it would be shown, and the resulting session. */
    async pair(chains: readonly string[], rpcMap?: Record<string, string>) {
      const uri = this.next<string>('display_uri')
      const session = provider.connect(wanted(chains, rpcMap))
      const failed = session.then(
        () => new Promise<never>(() => {}),
        (cause: unknown) => Promise.reject(cause),
      )
      return { uri: await Promise.race([uri, failed]), session }
    },
    /** The client's next event of this name. */
    next: <T = unknown>(event: string) => new Promise<T>((resolve) => provider.once(event, resolve)),
    async [Symbol.asyncDispose]() {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  }
}

export type Dapp = Awaited<ReturnType<typeof openDapp>>

let phones = 0

/** A separate phone, which is gone at the end. */
export async function takePhone(
  { walletConnect }: WalletConnectSandbox,
  options: Parameters<WalletConnectSandbox['walletConnect']['createPhone']>[0] = {},
): Promise<Phone & AsyncDisposable> {
  phones += 1
  const phone = await walletConnect.createPhone({ id: `contract-${phones}`, ...options })
  return Object.assign(phone, { [Symbol.asyncDispose]: () => phone.destroy() })
}

/** A session: the phone has scanned, and its user has approved. */
export async function connected(dapp: Dapp, phone: Phone, chains: readonly string[], rpcMap?: Record<string, string>) {
  const { uri, session } = await dapp.pair(chains, rpcMap)
  await phone.pair(uri)
  await phone.nextRequest()
  await phone.approve()
  const settled = await session
  if (!settled) throw new Error('The dApp has no session.')
  return settled
}

/** Sends a request, and the phone's user approves it. */
export async function approved<T>(phone: Phone, request: Promise<T>): Promise<T> {
  await Promise.race([phone.nextRequest(), failureOf(request).then((cause) => Promise.reject(cause))])
  await phone.approve()
  return request
}

/** Routes the clients' calls besides the relay to their stand-ins, and records where each connection went. */
export function watchLines({ walletConnect }: WalletConnectSandbox) {
  const lines: string[] = []
  const connect = Socket.prototype.connect
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
    lines.push(hostOf(args))
    return Reflect.apply(connect, this, args)
  })
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) => {
    const url = input instanceof Request ? input.url : String(input)
    return real(walletConnect.relay.standIn(url) ?? input, init)
  })
  return lines
}

/** The host that a socket connects to: its arguments are the caller's, or a list that Node has normalized. */
function hostOf([first, second]: unknown[]): string {
  const [options] = [first].flat()
  if (typeof options === 'object' && options !== null) {
    if ('path' in options && options.path) return String(options.path)
    return 'host' in options ? String(options.host) : 'localhost'
  }
  return typeof second === 'string' ? second : 'localhost'
}

/** The chains of a sandbox, and the URLs of their nodes. */
export function chainsOf({ one, two, solana }: Pick<Sandbox, 'one' | 'two' | 'solana'>) {
  const evm = [one, two].map(({ chainId, url }) => [`eip155:${chainId}`, url] as const)
  const clusters = solana ? [solana.one, solana.two].map(({ id, url }) => [id, url] as const) : []
  return new Map<string, string>([...evm, ...clusters])
}
