import type { Address } from 'viem'
import type { SandboxNode } from '../evm/node.ts'
import { Faults } from '../net/faults.ts'
import { type Listening, listen } from '../net/listen.ts'
import type { SolanaPart } from '../solana/start.ts'
import type { WalletChain } from '../wallet/chains.ts'
import { Clock } from './clock.ts'
import type { Farcaster } from './farcaster/farcaster.ts'
import type { EmbeddedFault } from './faults.ts'
import type { HeardMessage } from './frame/connection.ts'
import { frameServer } from './frame/server.ts'
import { DeviceLinks } from './login/device-links.ts'
import { SocialLogins } from './login/social-login.ts'
import { Mailbox } from './mail/mailbox.ts'
import { Post } from './mail/post.ts'
import { mailboxSite } from './mail/site.ts'
import type { Providers } from './providers/providers.ts'
import { EvmSide } from './rpc/evm.ts'
import { SmartRequests } from './rpc/smart/requests.ts'
import { installSmartAccounts } from './rpc/smart/smart-account.ts'
import type { RpcSide } from './rpc/task.ts'
import { Sessions } from './sessions.ts'
import { Users } from './users.ts'

/** The addresses of the embedded wallet in a running sandbox. */
export interface EmbeddedWorld {
  /** The origin of its service. */
  url: string
  /** The page for a dApp's frame. */
  frameUrl: string
  /** The mailbox of all users. */
  mailboxUrl: string
}

/** What the embedded wallet needs from the rest of the sandbox. */
interface Around {
  ports: { embedded: number; mailbox: number }
  log: (line: string) => void
  nodes: readonly SandboxNode[]
  solana: SolanaPart | undefined
}

/** An embedded wallet in a frame, with its service's users and keys, mail and pages. Loaded only if it is requested. */
export class Embedded {
  /** The mailbox of all users. */
  readonly mailbox = new Mailbox()
  /** The messages from dApps to the frame, oldest first. */
  readonly messages: HeardMessage[] = []
  /** The dApps that may embed the frame, as in `frame-ancestors`. */
  allowedAncestors: readonly string[] = ['http://127.0.0.1:*', 'http://localhost:*']
  readonly #clock = new Clock()
  readonly #faults = new Faults<EmbeddedFault>()
  readonly #sessions = new Sessions(this.#clock)
  readonly #links = new DeviceLinks(this.#clock)
  readonly #nodes: readonly SandboxNode[]
  readonly #users: Users
  readonly #started = new AsyncDisposableStack()
  #world: EmbeddedWorld | undefined
  #providers: Promise<Providers> | undefined
  #farcaster: Promise<Farcaster> | undefined

  private constructor(nodes: readonly SandboxNode[]) {
    this.#nodes = nodes
    this.#users = new Users(nodes)
  }

  static async start(around: Around): Promise<Embedded> {
    const embedded = new Embedded(around.nodes)
    try {
      await embedded.#start(around)
    } catch (error) {
      await embedded.destroy()
      throw error
    }
    return embedded
  }

  get world(): EmbeddedWorld {
    if (!this.#world) throw new Error('The embedded wallet is gone.')
    return this.#world
  }

  /** Adds a fault. */
  fault(fault: EmbeddedFault): void {
    this.#faults.add(fault)
  }

  /** Ends all faults. */
  clear(): void {
    this.#faults.clear()
  }

  /** Advances the service's clock: codes and links expire after 20 minutes, logins after a week. */
  advance(milliseconds: number): void {
    this.#clock.advance(milliseconds)
  }

  /** Ends all logins, as a service may do at any time. */
  expireSessions(): void {
    this.#sessions.endAll()
  }

  /** Approves a device, as the page at a mailed link does. */
  approveDevice(link: string): void {
    const id = new URL(link).searchParams.get('id') ?? ''
    if (!this.#links.decide(id, true)) throw new Error('This link has expired.')
  }

  /** Logs a user in at a dApp without interaction, for tests of something else: the dApp can use the token. */
  async logIn(email: string, origin: string): Promise<{ token: string; address: Address; smartAddress: Address }> {
    const user = await this.#users.withEmail(email)
    const { token } = this.#sessions.begin(user, origin, this.#nodes[0]?.chainId ?? 1)
    return { token, address: user.evm.address, smartAddress: user.smart.address }
  }

  async destroy(): Promise<void> {
    await this.#started.disposeAsync()
  }

  /**
   * Closes something that has started late together with everything else, or at once if the rest has already been
   * closed.
   */
  async #owned<T extends { close(): Promise<void> }>(started: T): Promise<T> {
    if (this.#started.disposed) {
      await started.close()
      throw new Error('The embedded wallet is gone.')
    }
    this.#started.defer(() => started.close())
    return started
  }

  async #startProviders(callbackUrl: string): Promise<Providers> {
    const { Providers } = await import('./providers/providers.ts')
    return this.#owned(await Providers.start(callbackUrl))
  }

  async #startFarcaster(): Promise<Farcaster> {
    const [node] = this.#nodes
    if (!node) throw new Error('Farcaster needs a chain.')
    const { Farcaster } = await import('./farcaster/farcaster.ts')
    return this.#owned(await Farcaster.start(node.directUrl))
  }

  async #start({ ports, log, solana }: Around): Promise<void> {
    const post = await Post.start(this.mailbox)
    this.#started.defer(() => post.destroy())
    const mailboxSiteAt = await listen(mailboxSite(this.mailbox), { name: 'Mailbox', port: ports.mailbox, log })
    this.#started.defer(() => mailboxSiteAt.close())

    await installSmartAccounts(this.#nodes)
    const chains = this.#nodes.map(({ chainId, name, directUrl }) => ({ chainId, name, rpcUrl: directUrl }))
    const smart = new SmartRequests(chains)
    const users = this.#users
    const callbackUrl = () => `${site.url}/social/callback`
    const social = new SocialLogins({
      ...{ clock: this.#clock, users, callbackUrl },
      providers: () => (this.#providers ??= this.#startProviders(callbackUrl())),
    })
    const login = {
      ...{ clock: this.#clock, post, users },
      links: this.#links,
      linkUrl: (id: string) => `${site.url}/device?id=${id}`,
    }
    const app = frameServer({
      login,
      social,
      farcaster: { users, farcaster: () => (this.#farcaster ??= this.#startFarcaster()) },
      sessions: this.#sessions,
      ...{ smart, sides: await sidesOf(chains, smart, solana) },
      faults: this.#faults,
      heard: this.messages,
      ancestors: () => this.allowedAncestors,
      strangerUrl: () => mailboxSiteAt.url,
    })
    const site: Listening = await listen(app, { name: 'Embedded wallet', port: ports.embedded, log })
    this.#started.defer(() => site.close())
    this.#world = { url: site.url, frameUrl: `${site.url}/sdk`, mailboxUrl: mailboxSiteAt.url }
  }
}

/** The support for each namespace; without a Solana, none of its code is loaded. */
async function sidesOf(chains: readonly WalletChain[], smart: SmartRequests, solana: SolanaPart | undefined) {
  const sides = new Map<string, RpcSide>([['eip155', new EvmSide(chains, smart)]])
  if (solana) {
    const { SolanaSide } = await import('./rpc/solana.ts')
    sides.set('solana', new SolanaSide(solana.clusters))
  }
  return sides
}
