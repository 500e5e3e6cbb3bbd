import type { Auth, Client, Namespaces } from './client.ts'
import type { PhoneNamespace } from './namespace.ts'
import { addressesOf, chainsOf, namespaceOf, onEach, unique } from './session.ts'

/** A session of a phone. */
export interface PhoneSession {
  topic: string
  dapp: { name: string; url: string }
  namespaces: Namespaces
}

/** The user refused, or left. */
export const REJECTED = { code: 5000, message: 'User rejected.' } as const
const DISCONNECTED = { code: 6000, message: 'User disconnected.' } as const

/** A phone's sessions, and its user's changes to them. */
export class Sessions {
  readonly #kit: Client['kit']
  readonly #own: readonly PhoneNamespace[]
  readonly #watchers = new Set<() => void>()

  constructor(kit: Client['kit'], own: readonly PhoneNamespace[]) {
    this.#kit = kit
    this.#own = own
    kit.on('session_delete', ({ topic }) => this.#grant(topic, {}))
  }

  /** Calls back when a session begins, changes or ends. Returns a function that unsubscribes. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  list(): PhoneSession[] {
    return Object.values(this.#kit.getActiveSessions()).map(({ topic, peer, namespaces }) => {
      const { name, url } = peer.metadata
      return { topic, dapp: { name, url }, namespaces }
    })
  }

  get(topic: string): PhoneSession {
    const session = this.list().find((one) => one.topic === topic)
    if (!session) throw new Error(`There is no session ${topic} on the phone.`)
    return session
  }

  async approve(id: number, namespaces: Namespaces): Promise<void> {
    const { topic } = await this.#kit.approveSession({ id, namespaces })
    this.#grant(topic, namespaces)
  }

  /**
   * Approves the signatures and with them the session, unless the session would lack everything that the dApp asks for.
   */
  async approveSigned(id: number, auths: Auth[]): Promise<void> {
    const { session } = await this.#kit.approveSessionAuthenticate({ id, auths })
    if (session) this.#grant(session.topic, session.namespaces)
  }

  async update(topic: string, namespaces: Namespaces): Promise<void> {
    await this.#kit.updateSession({ topic, namespaces })
    this.#grant(topic, namespaces)
  }

  async emit(topic: string, name: string, data: unknown, chainId: string): Promise<void> {
    await this.#kit.emitSessionEvent({ topic, event: { name, data }, chainId })
  }

  async end(topic: string): Promise<void> {
    await this.#kit.disconnectSession({ topic, reason: DISCONNECTED })
    this.#grant(topic, {})
  }

  /** The user picks another account: it becomes the first of each session; the others remain. */
  async useAccount(index: number): Promise<void> {
    for (const { topic, namespaces } of this.list()) {
      const changed = Object.entries(namespaces).map(([name, namespace]) => {
        const address = this.#own.find((own) => own.name === name)?.accounts[index]
        if (address === undefined) return [name, namespace] as const
        const accounts = onEach(chainsOf(namespace), unique([address, ...addressesOf(namespace)]))
        return [name, { ...namespace, accounts }] as const
      })
      await this.update(topic, Object.fromEntries(changed))
      for (const [, { chains = [], accounts, events }] of changed) {
        const [chain] = chains
        if (chain === undefined || !events.includes('accountsChanged')) continue
        const there = accounts.filter((account) => account.startsWith(`${chain}:`))
        await this.emit(topic, 'accountsChanged', there, chain)
      }
    }
  }

  /**
   * The user, or a dApp with the user's approval, switches to another chain. A chain that the session lacks is added.
   */
  async useChain(topic: string, chain: string): Promise<void> {
    const { namespaces } = this.get(topic)
    const namespace = namespaces[namespaceOf(chain)]
    if (!namespace) return
    const chains = chainsOf(namespace)
    if (!chains.includes(chain)) {
      const all = [...chains, chain]
      const accounts = onEach(all, addressesOf(namespace))
      await this.update(topic, { ...namespaces, [namespaceOf(chain)]: { ...namespace, chains: all, accounts } })
    }
    if (!namespace.events.includes('chainChanged')) return
    const [kind, reference] = chain.split(':')
    await this.emit(topic, 'chainChanged', kind === 'eip155' ? Number(reference) : reference, chain)
  }

  #grant(topic: string, namespaces: Namespaces): void {
    for (const own of this.#own) {
      const namespace = namespaces[own.name]
      own.grant(topic, namespace ? addressesOf(namespace) : [])
    }
    for (const watcher of [...this.#watchers]) watcher()
  }
}
