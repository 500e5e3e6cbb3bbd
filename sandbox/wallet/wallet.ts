import type { Address } from 'viem'
import { type BehaviourRule, Behaviours, failure, outcomeOf } from './behaviour.ts'
import { alreadyPending, fromNode, unsupported } from './errors.ts'
import type { EvmNamespace } from './evm-namespace.ts'
import { inpage } from './inpage.ts'
import { inpageEvm } from './inpage-evm.ts'
import { inpageSolana } from './inpage-solana.ts'
import type { Lock } from './lock.ts'
import type { Namespace, Served } from './namespace.ts'
import { type Approved, type PendingRequest, Prompts } from './prompts.ts'
import type {
  Approval,
  ApprovalMessage,
  ApprovalView,
  InpageConfig,
  Outcome,
  PageMessage,
  WalletMessage,
} from './protocol.ts'
import { scriptOf } from './script.ts'
import type { SolanaNamespace } from './solana/namespace.ts'
import { ApprovalWindows } from './windows.ts'

/** A page in which the wallet's script runs. */
export interface Page {
  origin: string
  send(message: WalletMessage): void
}

/** An open approval page. */
export interface ApprovalWindow {
  show(view: ApprovalView): void
}

/** A wallet's components. */
export interface WalletParts {
  lock: Lock
  eip155: EvmNamespace | undefined
  solana: SolanaNamespace | undefined
}

/** A wallet with real keys, controlled by a test. */
export class SandboxWallet {
  readonly id: string
  readonly #inpage: Omit<InpageConfig, 'solana'>
  readonly #parts: WalletParts
  readonly #behaviours = new Behaviours()
  readonly #prompts = new Prompts()
  readonly #pages = new Set<Page>()
  readonly #windows = new ApprovalWindows(() => this.#prompts.rejectAll())

  /** `parts` receives the addresses of the wallet's pages. */
  constructor(
    id: string,
    inpageConfig: Omit<InpageConfig, 'solana'>,
    parts: (notify: (event: string, args: unknown[], origin?: string) => void) => WalletParts,
  ) {
    this.id = id
    this.#inpage = inpageConfig
    this.#parts = parts((event, args, origin) => this.#tell(event, args, origin))
  }

  get name(): string {
    return this.#inpage.name
  }

  /** The script that injects this wallet into a page: for a `<script>` element or Playwright's `addInitScript`. */
  get script(): string {
    const { solana } = this.#parts
    const config = { ...this.#inpage, ...(solana ? { solana: { chains: solana.chains } } : {}) }
    return scriptOf(inpage, config, inpageEvm, inpageSolana)
  }

  /** The page on which its user approves and rejects. */
  get approvalUrl(): string {
    return this.#inpage.approvalUrl
  }

  /** The addresses of its EVM accounts. */
  get accounts(): Address[] {
    return this.#parts.eip155?.accounts ?? []
  }

  /** The addresses of its Solana accounts. */
  get solanaAccounts(): string[] {
    return this.#parts.solana?.accounts ?? []
  }

  /** Its current EVM chain. */
  get chainId(): number {
    return this.#evm.chainId
  }

  /** The Solana chains that it reports. */
  get solanaChains(): string[] {
    return this.#solana.chains
  }

  /** The requests that wait for the user, oldest first. */
  pending(): PendingRequest[] {
    return this.#prompts.list()
  }

  /** Resolves with the oldest request that waits for the user, as soon as there is one. */
  nextRequest(): Promise<PendingRequest> {
    return new Promise((resolve) => {
      const look = () => {
        const request = this.#prompts.list()[0]
        if (!request) return
        stop()
        resolve(request)
      }
      const stop = this.#prompts.watch(look)
      look()
    })
  }

  /** Approves a request, the oldest if none is named, as the user would. `accounts` are those to connect. */
  approve(options: { id?: string; accounts?: readonly string[] } = {}): void {
    const id = options.id ?? this.#oldest()
    if (!this.#prompts.approve(id, options.accounts)) throw new Error(`No request ${id} waits in ${this.id}.`)
  }

  /** Rejects a request, the oldest if none is named, as the user would. */
  reject(options: { id?: string } = {}): void {
    const id = options.id ?? this.#oldest()
    if (!this.#prompts.reject(id)) throw new Error(`No request ${id} waits in ${this.id}.`)
  }

  /** Sets how to answer requests from now on. The last rule for a method, or for all, applies. */
  behave(rule: BehaviourRule): void {
    this.#behaviours.set(rule)
  }

  /**
   * Emits any event with any arguments in all pages: those of EIP-1193 by their names, the `change` of the Wallet Standard
   * as `standard:change`. The wallet's own state does not change.
   */
  emit(event: string, ...args: unknown[]): void {
    this.#tell(event, args)
  }

  /** The user selects another account, which is then connected to all connected sites. */
  switchAccount(index: number): void {
    for (const namespace of this.#namespaces) namespace.select(index)
  }

  /** The user switches to another EVM chain. Unknown chains are allowed: the wallet can't read anything there. */
  switchChain(chainId: number): void {
    this.#evm.switchChain(chainId)
  }

  /**
   * The user enables these Solana clusters and disables others; `solana:localnet` means the first. Unknown clusters are
   * allowed: the wallet can't send anything there.
   */
  setSolanaChains(...ids: string[]): void {
    this.#solana.setClusters(ids)
  }

  /** The user locks the wallet: connected sites see no accounts. */
  lock(): void {
    this.#parts.lock.set(true)
  }

  unlock(): void {
    this.#parts.lock.set(false)
  }

  /** The user disconnects a site, or all sites, in the wallet. */
  revoke(origin?: string): void {
    for (const namespace of this.#namespaces) namespace.revoke(origin)
  }

  /** A page has loaded the script and opened its connection. Returns a function to call when the page has gone. */
  attachPage(page: Page): () => void {
    this.#pages.add(page)
    for (const namespace of this.#namespaces) page.send({ type: 'event', ...namespace.greeting() })
    return () => this.#pages.delete(page)
  }

  /** Serves a page's request, and sends the outcome; a request that hangs has none. */
  async receive(page: Page, { id, method, params }: PageMessage): Promise<void> {
    const outcome = await this.#serve(page, method, params)
    if (outcome) page.send({ type: 'outcome', id, outcome })
  }

  /** An approval page has opened. Returns a function for its messages, and one to call when the page has gone. */
  attachWindow(window: ApprovalWindow): { receive: (message: ApprovalMessage) => void; detach: () => void } {
    const refresh = () => {
      const request = this.#prompts.list()[0]
      window.show({ wallet: this.name, approval: request ? this.#describe(request) : null })
      if (!request) this.#windows.dismiss(window)
    }
    const stop = this.#prompts.watch(refresh)
    this.#windows.add(window)
    refresh()
    return {
      receive: (message) => {
        if (message.type === 'approve') this.#prompts.approve(message.id, message.accounts)
        else if (message.type === 'reject') this.#prompts.reject(message.id)
        else this.#windows.add(window)
      },
      detach: () => {
        stop()
        this.#windows.closed(window)
      },
    }
  }

  async #serve(page: Page, method: string, params: unknown): Promise<Outcome | undefined> {
    try {
      const own = this.#behaviours.of(method)
      if (own && own !== 'ask' && own !== 'approve') return outcomeOf(own, method, page.origin)

      const served = this.#served(method)
      const call = { origin: page.origin, params }
      if (!served.asks(call)) return { type: 'result', value: await served.run(call) }

      const behaviour = own ?? this.#behaviours.ofPrompts()
      if (behaviour !== 'ask' && behaviour !== 'approve') return outcomeOf(behaviour, method, page.origin)
      const approved = behaviour === 'approve' ? { accounts: undefined } : await this.#ask(page, method, params, served)
      return { type: 'result', value: await served.run(call, approved) }
    } catch (error) {
      return failure(fromNode(error))
    }
  }

  #ask(page: Page, method: string, params: unknown, { oneAtATime }: Served): Promise<Approved> {
    const { origin } = page
    const waits = (other: PendingRequest) =>
      other.origin === origin && this.#served(other.method).oneAtATime === oneAtATime
    if (oneAtATime && this.#prompts.list().some(waits)) throw alreadyPending(method, origin)
    if (!this.#windows.any) page.send({ type: 'asking' })
    return this.#prompts.ask({ origin, method, params })
  }

  get #namespaces(): Namespace[] {
    return [this.#parts.eip155, this.#parts.solana].filter((namespace) => namespace !== undefined)
  }

  get #evm(): EvmNamespace {
    if (!this.#parts.eip155) throw new Error(`${this.id} has no EVM accounts.`)
    return this.#parts.eip155
  }

  get #solana(): SolanaNamespace {
    if (!this.#parts.solana) throw new Error(`${this.id} has no Solana accounts.`)
    return this.#parts.solana
  }

  /** The namespace that a method belongs to. */
  #namespaceOf(method: string): Namespace {
    const { eip155, solana } = this.#parts
    const namespace = /^(standard|solana):/.test(method) ? solana : eip155
    if (!namespace) throw unsupported(method)
    return namespace
  }

  #served(method: string): Served {
    return this.#namespaceOf(method).served(method)
  }

  #describe(request: PendingRequest): Approval {
    const { id, origin, method } = request
    return { id, origin, choices: [], ...this.#namespaceOf(method).describe(request) }
  }

  #oldest(): string {
    const request = this.#prompts.list()[0]
    if (!request) throw new Error(`Nothing waits for the user of ${this.id}. Wait with nextRequest() first.`)
    return request.id
  }

  #tell(event: string, args: unknown[], origin?: string): void {
    for (const page of this.#pages) {
      if (origin === undefined || page.origin === origin) page.send({ type: 'event', event, args })
    }
  }
}
