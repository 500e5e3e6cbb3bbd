import type { Address, HDAccount } from 'viem'
import { type BehaviourRule, Behaviours, failure, outcomeOf } from './behaviour.ts'
import { type Chains, hexChainId } from './chains.ts'
import { WalletCore } from './core.ts'
import { describe } from './describe.ts'
import { alreadyPending, fromNode } from './errors.ts'
import { inpage } from './inpage.ts'
import { type Call, type Method, methodOf } from './methods.ts'
import { type Approved, type PendingRequest, Prompts } from './prompts.ts'
import type { ApprovalMessage, ApprovalView, InpageConfig, Outcome, PageMessage, WalletMessage } from './protocol.ts'
import { scriptOf } from './script.ts'
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

/** A wallet with real keys, and the strings that a test pulls. */
export class SandboxWallet {
  readonly id: string
  readonly #inpage: InpageConfig
  readonly #core: WalletCore
  readonly #behaviours = new Behaviours()
  readonly #prompts = new Prompts()
  readonly #pages = new Set<Page>()
  readonly #windows = new ApprovalWindows(() => this.#prompts.rejectAll())

  constructor(id: string, inpageConfig: InpageConfig, accounts: readonly HDAccount[], chains: Chains) {
    this.id = id
    this.#inpage = inpageConfig
    this.#core = new WalletCore(accounts, chains, (event, args, origin) => this.#tell(event, args, origin))
  }

  get name(): string {
    return this.#inpage.name
  }

  /** The script that puts this wallet into a page: for a `<script>` element or Playwright's `addInitScript`. */
  get script(): string {
    return scriptOf(inpage, this.#inpage)
  }

  /** The page on which its user approves and rejects. */
  get approvalUrl(): string {
    return this.#inpage.approvalUrl
  }

  /** The addresses of its accounts. */
  get accounts(): Address[] {
    return this.#core.accounts.map(({ address }) => address)
  }

  get chainId(): number {
    return this.#core.chains.current
  }

  /** What waits for the user, oldest first. */
  pending(): PendingRequest[] {
    return this.#prompts.list()
  }

  /** The oldest request that waits for the user, as soon as there is one. */
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
  approve(options: { id?: string; accounts?: Address[] } = {}): void {
    const id = options.id ?? this.#oldest()
    if (!this.#prompts.approve(id, options.accounts)) throw new Error(`No request ${id} waits in ${this.id}.`)
  }

  /** Rejects a request, the oldest if none is named, as the user would. */
  reject(options: { id?: string } = {}): void {
    const id = options.id ?? this.#oldest()
    if (!this.#prompts.reject(id)) throw new Error(`No request ${id} waits in ${this.id}.`)
  }

  /** Sets how requests are answered from now on. The last rule for a method, or for all, holds. */
  behave(rule: BehaviourRule): void {
    this.#behaviours.set(rule)
  }

  /** Emits any event with any arguments in all pages. The wallet's own state does not change. */
  emit(event: string, ...args: unknown[]): void {
    this.#tell(event, args)
  }

  /** The user picks another account, which is then connected to all connected sites as well. */
  switchAccount(index: number): void {
    const account = this.#core.accounts[index]
    if (!account) throw new Error(`${this.id} has no account ${index}.`)
    this.#core.select(account.address)
  }

  /** The user picks another chain. One that the wallet does not know is allowed: it can then read nothing. */
  switchChain(chainId: number): void {
    this.#core.switchChain(chainId)
  }

  /** The user locks the wallet: connected sites see no accounts. */
  lock(): void {
    this.#core.lock()
  }

  unlock(): void {
    this.#core.unlock()
  }

  /** The user disconnects a site, or all sites, in the wallet. */
  revoke(origin?: string): void {
    if (origin === undefined) this.#core.revokeAll()
    else this.#core.revoke(origin)
  }

  /** A page has loaded the script and shows interest. Returns how to say that it is gone. */
  attachPage(page: Page): () => void {
    this.#pages.add(page)
    page.send({ type: 'event', event: 'connect', args: [{ chainId: hexChainId(this.chainId) }] })
    return () => this.#pages.delete(page)
  }

  /** A page sends a request. Resolves when it is answered, which may be never. */
  async receive(page: Page, { id, method, params }: PageMessage): Promise<void> {
    const outcome = await this.#serve(page, method, params)
    if (outcome) page.send({ type: 'outcome', id, outcome })
  }

  /** An approval page is open. Returns what takes its messages, and how to say that it is gone. */
  attachWindow(window: ApprovalWindow): { receive: (message: ApprovalMessage) => void; detach: () => void } {
    const refresh = () => {
      const request = this.#prompts.list()[0]
      window.show({ wallet: this.name, approval: request ? describe(request, this.#core) : null })
      if (!request) this.#windows.dismiss(window)
    }
    const stop = this.#prompts.watch(refresh)
    this.#windows.add(window)
    refresh()
    return {
      receive: (message) => {
        if (message.type === 'approve') this.#prompts.approve(message.id, message.accounts as Address[])
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

      const served = methodOf(method)
      const call: Call = { wallet: this.#core, origin: page.origin, params }
      if (!served.asks(call)) return { type: 'result', value: await served.run(call) }

      const behaviour = own ?? this.#behaviours.ofPrompts()
      if (behaviour !== 'ask' && behaviour !== 'approve') return outcomeOf(behaviour, method, page.origin)
      const approved = behaviour === 'approve' ? { accounts: undefined } : await this.#ask(page, method, params, served)
      return { type: 'result', value: await served.run(call, approved) }
    } catch (error) {
      return failure(fromNode(error))
    }
  }

  #ask(page: Page, method: string, params: unknown, { oneAtATime }: Method): Promise<Approved> {
    const { origin } = page
    const waits = (other: PendingRequest) => other.origin === origin && methodOf(other.method).oneAtATime === oneAtATime
    if (oneAtATime && this.#prompts.list().some(waits)) throw alreadyPending(method, origin)
    if (!this.#windows.any) page.send({ type: 'asking' })
    return this.#prompts.ask({ origin, method, params })
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
