import { UniversalProvider } from '@walletconnect/universal-provider'
import type { LinkOptions } from '../../adapters/walletconnect/options.ts'
import type { Network } from '../../core/network.ts'
import type { Phone, WalletConnectSandbox } from '../../sandbox/index.ts'
import { takePhone } from './relay-world.ts'
import type { Answer, Refusals } from './suite/world.ts'

type Client = Awaited<ReturnType<typeof UniversalProvider.init>>

/** How a phone rejects. */
export const phoneRefusals: Refusals = [
  ['reject', 'wallet.rejected'],
  [{ throw: { code: 5100, message: 'Unsupported chains.' } }, 'wallet.rejected'],
]

/** A client's storage; values are copied, as on a disk. */
class Disk {
  readonly #items = new Map<string, string>()

  async getKeys(): Promise<string[]> {
    return [...this.#items.keys()]
  }

  async getEntries<T>(): Promise<[string, T][]> {
    return [...this.#items].map(([key, text]): [string, T] => [key, JSON.parse(text)])
  }

  async getItem<T>(key: string): Promise<T | undefined> {
    const text = this.#items.get(key)
    return text === undefined ? undefined : JSON.parse(text)
  }

  async setItem<T>(key: string, value: T): Promise<void> {
    this.#items.set(key, JSON.stringify(value) ?? 'null')
  }

  async removeItem(key: string): Promise<void> {
    this.#items.delete(key)
  }
}

/** A page's own end of WalletConnect: clients that start and end with the page, on one disk. */
export class Ends {
  readonly #sandbox: WalletConnectSandbox
  readonly #phone: Phone
  readonly #prefix: string
  readonly #disk = new Disk()
  readonly #made: Client[] = []

  constructor(sandbox: WalletConnectSandbox, phone: Phone) {
    this.#sandbox = sandbox
    this.#phone = phone
    this.#prefix = `world-${phone.id}`
  }

  /** A new page's client, whose codes the phone scans. The previous page's client has ended. */
  async open(): Promise<Client> {
    await this.close()
    const { projectId, relayUrl } = this.#sandbox.walletConnect.world
    const init = () =>
      UniversalProvider.init({
        ...{ projectId, relayUrl, customStoragePrefix: this.#prefix, telemetryEnabled: false, logger: 'silent' },
        storage: this.#disk,
        metadata: { name: 'A dApp', description: '', url: 'http://dapp.test', icons: [] },
      })
    const client = await withoutWindow(init)
    client.on('display_uri', (uri: string) => void this.#phone.pair(uri))
    this.#made.push(client)
    return client
  }

  async close(): Promise<void> {
    for (const { client } of this.#made) {
      client.core.heartbeat.stop()
      await client.core.relayer.transportClose()
    }
    for (const name of ['', '_count']) Reflect.deleteProperty(globalThis, `_walletConnectCore_${this.#prefix}${name}`)
  }
}

/** In what the client takes for a browser page, it logs everything that happens; only browsers hide that level. */
export async function withoutWindow<T>(work: () => Promise<T>): Promise<T> {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window')
  Reflect.deleteProperty(globalThis, 'window')
  try {
    return await work()
  } finally {
    if (before) Object.defineProperty(globalThis, 'window', before)
  }
}

/** A phone, and a page's end of the link to it. */
export async function openEnds(sandbox: WalletConnectSandbox) {
  const phone = await withoutWindow(() => takePhone(sandbox, { accounts: [0, 1, 2] }))
  return { phone, ends: new Ends(sandbox, phone) }
}

export const optionsFor = (client: Client, networks: () => readonly Network[]): LinkOptions => ({
  universalProvider: client,
  networks,
})

/** A phone's controls, named like those of a wallet in the page. */
export const handOf = (phone: Phone, namespace: 'eip155' | 'solana') => {
  const part = () => {
    const [session] = phone.sessions()
    const granted = session?.namespaces[namespace]
    if (!session || !granted) throw new Error('The phone has no session.')
    return { all: session.namespaces, granted, chains: granted.chains ?? [] }
  }
  let last = Promise.resolve()
  /** Actions run in order, as a user performs them. */
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    last = last.then(act)
    return last
  }
  return {
    behave: (answer: Answer) => phone.behave({ with: phoneAnswer(answer) }),
    asked: () => phone.nextRequest(),
    switchAccount: (index: 0 | 1 | 2) => void inTurn(() => phone.switchAccount(index)),
    switchNetwork: (network: string) => void inTurn(() => phone.switchChain(network)),
    share: (addresses: readonly string[]) =>
      void inTurn(async () => {
        const { all, granted, chains } = part()
        const accounts = chains.flatMap((chain) => addresses.map((address) => `${chain}:${address}`))
        await phone.update({ ...all, [namespace]: { ...granted, accounts } })
      }),
    /** The session is on these chains only. */
    keepTo: async (keeps: (chain: string) => boolean) => {
      const { all, granted, chains } = part()
      const isKept = (account: string) => keeps(account.split(':').slice(0, 2).join(':'))
      const accounts = granted.accounts.filter(isKept)
      await phone.update({ ...all, [namespace]: { ...granted, chains: chains.filter(keeps), accounts } })
    },
    /** The accounts are on this chain only, requested or not. */
    moveTo: async (chain: string) => {
      const { all, granted } = part()
      const addresses = [...new Set(granted.accounts.map((account) => account.split(':')[2]))]
      const accounts = addresses.map((address) => `${chain}:${address}`)
      await phone.update({ ...all, [namespace]: { ...granted, chains: [chain], accounts } })
    },
    revoke: () => void phone.disconnect(),
  }
}

/** What a phone does not support is a mistake in the test. */
export function phoneAnswer(answer: Answer) {
  if (answer === 'pending') throw new Error('Phones have no word for that.')
  if (typeof answer === 'string') return answer
  const { throw: thrown } = answer
  return { error: { code: -32000, message: String(thrown), ...(thrown instanceof Object && thrown) } }
}
