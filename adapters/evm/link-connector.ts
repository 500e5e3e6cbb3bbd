import { type Address, type Chain, numberToHex } from 'viem'
import type { CreateConnectorFn, Transport } from 'wagmi'
import type { CaipNetworkId } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Link } from '../walletconnect/index.ts'
import type { LinkedSession } from '../walletconnect/loaded-link.ts'
import type { SessionPart } from '../walletconnect/session.ts'
import { details } from './details.ts'
import { LinkProvider } from './link-provider.ts'
import { parseAddresses, parseChainId } from './parse.ts'

type WagmiParts = Parameters<CreateConnectorFn>[0]

interface Asked<WithCapabilities extends boolean> {
  chainId?: number | undefined
  isReconnecting?: boolean | undefined
  withCapabilities?: WithCapabilities | boolean | undefined
}

interface Granted<WithCapabilities extends boolean> {
  accounts: WithCapabilities extends true
    ? readonly { address: Address; capabilities: Record<string, unknown> }[]
    : readonly Address[]
  chainId: number
}

/** The part of a session that wagmi has. */
interface ReportedState {
  chainId: number
  accounts: string
  networks: string
}

/**
 * The implementation of wagmi's connector. The session is the source of truth, except for the current chain, which the
 * dApp decides.
 */
class LinkConnector {
  readonly #link: Link
  readonly #parts: WagmiParts
  readonly #provider: LinkProvider
  /** By chain id: a transport pings its nodes from its first request on, and can't be closed. */
  readonly #nodes = new Map<number, ReturnType<Transport>>()
  #chainId = 0
  /** wagmi's session, and what was last reported of it. */
  #live: { session: LinkedSession; reported: ReportedState } | undefined
  #connecting = 0

  constructor(link: Link, parts: WagmiParts) {
    this.#link = link
    this.#parts = parts
    this.#provider = new LinkProvider({
      link,
      accounts: () => this.accounts,
      chainId: () => this.#chainId,
      part: () => this.#part,
      go: (chainId) => this.#go(chainId),
      node: (chainId) => this.#nodeOf(chainId),
    })
    details.set(parts.emitter, (chains) => describeSession(link.session(), chains))
  }

  /** The accounts on the current chain; all accounts if the wallet is on a chain that the session does not name. */
  get accounts(): readonly Address[] {
    const all = this.#part?.accounts ?? []
    const there = all.filter(({ network }) => network === `eip155:${this.#chainId}`)
    return parseAddresses([...new Set((there.length > 0 ? there : all).map(({ address }) => address))]) ?? []
  }

  get chainId(): number {
    return this.#chainId
  }

  /** Adopts the live session, or pairs. */
  connect<WithCapabilities extends boolean = false>(asked?: Asked<WithCapabilities>): Promise<Granted<WithCapabilities>>
  async connect({ chainId, isReconnecting, withCapabilities }: Asked<boolean> = {}): Promise<Granted<boolean>> {
    this.#connecting += 1
    try {
      const working = await this.#link.load()
      const live = isReconnecting ? working.restore() : working.session
      const shown = (data: string) => void this.#parts.emitter.emit('message', { type: 'display_uri', data })
      const session = live?.parts.eip155 || isReconnecting ? live : await working.pair(shown)
      if (!session?.parts.eip155) throw new PorticoError('wallet.noAccounts')
      await this.#begin(session, chainId)
      const { accounts } = this
      return {
        accounts: withCapabilities ? accounts.map((address) => ({ address, capabilities: {} })) : accounts,
        chainId: this.#chainId,
      }
    } finally {
      this.#connecting -= 1
    }
  }

  async disconnect(): Promise<void> {
    await (await this.#link.load()).end()
  }

  async isAuthorized(): Promise<boolean> {
    return (await this.#link.load()).restore()?.parts.eip155 !== undefined
  }

  async fetchProvider(): Promise<LinkProvider> {
    await this.#link.load()
    return this.#provider
  }

  async switchChain({ chainId }: { chainId: number }): Promise<Chain> {
    const chain = this.#parts.chains.find(({ id }) => id === chainId)
    if (!chain) throw new PorticoError('chain.notConfigured')
    const { requestChain } = await import('./request-chain.ts')
    await requestChain(this.#provider, chain, async () => this.#chainId === chainId)
    return chain
  }

  /** Reports changes of the session to wagmi. */
  async follow(): Promise<void> {
    const { emitter, storage } = this.#parts
    const session = this.#link.session()
    const before = this.#live
    if (before && (!session?.parts.eip155 || session.topic !== before.session.topic)) {
      this.#live = undefined
      emitter.emit('disconnect')
      // Nothing to restore after a reload.
      void storage?.removeItem('recentConnectorId')
      this.#provider.emit('disconnect', { code: 4900, message: 'Disconnected' })
    }
    if (!session?.parts.eip155) return
    if (this.#live) {
      const { session: known } = this.#live
      this.#live.session = session
      const said = session.said.eip155
      const chainId = said === known.said.eip155 ? undefined : parseChainId(said?.network.split(':')[1])
      this.#chainId = chainId ?? (this.#has(this.#chainId) ? this.#chainId : await this.#choose(session, undefined))
      this.#emitChanges()
    } else if (session.adoptable && this.#connecting === 0) {
      await this.#begin(session, undefined)
      emitter.emit('connect', { accounts: this.accounts, chainId: this.#chainId })
    }
  }

  get #part(): SessionPart | undefined {
    return this.#link.session()?.parts.eip155
  }

  async #begin(session: LinkedSession, asked: number | undefined): Promise<void> {
    this.#chainId = await this.#choose(session, asked)
    this.#live = { session, reported: this.#state() }
    await this.#persistChain()
  }

  /**
   * The chain to use: the requested one, else the last one, else the dApp's first; only chains that the wallet has
   * approved.
   */
  async #choose({ parts }: LinkedSession, asked: number | undefined): Promise<number> {
    const approved = parts.eip155?.accounts.map(({ network }) => Number(network.split(':')[1])) ?? []
    const last = parseChainId((await this.#link.load()).chosen?.split(':')[1])
    const wanted = [asked, last, ...this.#parts.chains.map(({ id }) => id)]
    return wanted.find((id) => id !== undefined && approved.includes(id)) ?? approved[0] ?? this.#chainId
  }

  #has(chainId: number): boolean {
    return this.#part?.accounts.some(({ network }) => network === `eip155:${chainId}`) ?? false
  }

  /**
   * Switches to a chain, if the wallet has approved it. A session is on no particular chain: each request names its
   * own.
   */
  #go(chainId: number): boolean {
    if (!this.#has(chainId)) return false
    this.#chainId = chainId
    this.#emitChanges()
    return true
  }

  #state(): ReportedState {
    const networks = this.#part?.accounts.map(({ network }) => network)
    return { chainId: this.#chainId, accounts: String(this.accounts), networks: String(networks) }
  }

  /** Reports only changes to wagmi. */
  #emitChanges(): void {
    const { reported } = this.#live ?? {}
    const now = this.#state()
    if (!this.#live || !reported || JSON.stringify(reported) === JSON.stringify(now)) return
    this.#live.reported = now
    const { accounts } = this
    const { chainId } = now
    const isMoved = chainId !== reported.chainId
    const isOther = now.accounts !== reported.accounts
    this.#parts.emitter.emit('change', { ...(isOther && { accounts }), ...(isMoved && { chainId }) })
    if (isMoved) this.#provider.emit('chainChanged', numberToHex(chainId))
    if (isOther) this.#provider.emit('accountsChanged', [...accounts])
    if (isMoved) void this.#persistChain()
  }

  async #persistChain(): Promise<void> {
    ;(await this.#link.load()).choose(`eip155:${this.#chainId}`)
  }

  #nodeOf(chainId: number) {
    const chain = this.#parts.chains.find(({ id }) => id === chainId)
    const transport = this.#parts.transports?.[chainId]
    if (!chain || !transport) throw new PorticoError('chain.notConfigured')
    const nodes = this.#nodes.get(chainId) ?? transport({ chain })
    this.#nodes.set(chainId, nodes)
    return nodes
  }
}

/** The session's wallet, and the dApp's chains that it has approved. */
function describeSession(
  session: LinkedSession | undefined,
  chains: WagmiParts['chains'],
): Partial<Connection> | undefined {
  if (!session) return undefined
  const { name, icon, goesAnywhere, parts } = session
  const approved = chains
    .map(({ id }): CaipNetworkId => `eip155:${id}`)
    .filter((id) => parts.eip155?.accounts.some(({ network }) => network === id))
  return {
    ...(name !== '' && { name }),
    ...(icon !== undefined && { icon }),
    supportsAllNetworks: goesAnywhere,
    ...(!goesAnywhere && { approvedCaipNetworkIds: approved }),
  }
}

const made = new WeakMap<object, LinkConnector>()

/** The implementation of a link's connector, created once per link. */
export function connectorOf(link: Link, parts: WagmiParts): LinkConnector {
  const connector = made.get(parts.emitter) ?? new LinkConnector(link, parts)
  made.set(parts.emitter, connector)
  return connector
}
