import { randomBytes } from 'node:crypto'
import { type AppClient, createAppClient, createWalletClient, type WalletClient } from '@farcaster/auth-client'
import { Hono } from 'hono'
import { createPublicClient, http, type LocalAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type Listening, listen } from '../../net/listen.ts'
import { FarcasterRelay } from './relay.ts'
import { type FarcasterWallet, farcasterPages } from './site.ts'

/** A user of Farcaster. */
interface Member {
  fid: number
  username: string
  custody: LocalAccount
}

/** Farcaster: its relay, its users with their custody keys, and the page that represents their phones. */
export class Farcaster implements FarcasterWallet {
  readonly #members: Member[] = []
  readonly #authKey = randomBytes(16).toString('hex')
  readonly #relay = new FarcasterRelay(() => this.#site?.url ?? '', this.#authKey)
  readonly #ethereum: Parameters<typeof createAppClient>[0]['ethereum']
  #site: Listening | undefined
  #app: AppClient | undefined
  #wallet: WalletClient | undefined

  private constructor(rpcUrl: string) {
    this.#ethereum = {
      getFid: async (custody) => BigInt(this.#members.find((each) => each.custody.address === custody)?.fid ?? 0),
      isValidAuthAddress: async () => false,
      publicClient: createPublicClient({ transport: http(rpcUrl, { retryCount: 0 }) }),
    }
  }

  static async start(rpcUrl: string): Promise<Farcaster> {
    const farcaster = new Farcaster(rpcUrl)
    const app = new Hono().route('/', farcaster.#relay.routes()).route('/', farcasterPages(farcaster))
    app.onError((error, context) => context.text(error.message, 400))
    const site = await listen(app, { name: 'Farcaster', port: 0, log: () => {} })
    farcaster.#site = site
    farcaster.#app = createAppClient({ relay: site.url, ethereum: farcaster.#ethereum })
    farcaster.#wallet = createWalletClient({ relay: site.url, ethereum: farcaster.#ethereum })
    return farcaster
  }

  /** Opens a channel for a dApp. Returns the address for its QR code, and the token to request the answer with. */
  async open(origin: string): Promise<{ token: string; url: string; nonce: string }> {
    const opened = await this.#client.createChannel({ siweUri: origin, domain: new URL(origin).host })
    if (opened.isError) throw opened.error ?? new Error('The relay opened no channel.')
    const { channelToken: token, url, nonce } = opened.data
    return { token, url, nonce }
  }

  /** Resolves when the user has signed in, and the signature is valid. */
  async answer(token: string, { origin, nonce }: { origin: string; nonce: string }) {
    await this.#relay.answered(token)
    const told = await this.#client.status({ channelToken: token })
    const { message, signature, username } = told.data ?? {}
    if (message === undefined || signature === undefined) throw new Error('The relay told no signature.')
    const verified = await this.#client.verifySignInMessage({ nonce, domain: new URL(origin).host, message, signature })
    if (!verified.success) throw new Error('The signature is not that of this Farcaster account.')
    this.#relay.end(token, 'It is used.')
    return { fid: verified.fid, username: username ?? String(verified.fid) }
  }

  /** The dApp no longer waits for the answer. */
  withdraw(token: string): void {
    this.#relay.end(token, 'The login has ended.')
  }

  waiting(token: string): string | undefined {
    return this.#relay.waiting(token)?.domain
  }

  refuse(token: string): void {
    this.#relay.end(token, 'The user refused.')
  }

  async signIn(token: string, username: string): Promise<void> {
    const asked = this.#relay.waiting(token)
    if (!asked || !this.#wallet) throw new Error('This code has expired.')
    const { fid, custody } = this.#member(username)
    const { siweUri: uri, domain, nonce } = asked
    const built = this.#wallet.buildSignInMessage({ fid, address: custody.address, uri, domain, nonce })
    if (built.isError) throw built.error ?? new Error('There is nothing to sign.')
    const signature = await custody.signMessage({ message: built.message })
    const sent = await this.#wallet.authenticate({
      ...{ authKey: this.#authKey, channelToken: token, message: built.message, signature, fid, username },
      ...{ displayName: username, bio: '', pfpUrl: '', authMethod: 'custody' },
    })
    if (sent.isError) throw sent.error ?? new Error('The relay took no answer.')
  }

  async close(): Promise<void> {
    await this.#site?.close()
  }

  get #client(): AppClient {
    if (!this.#app) throw new Error('Farcaster is gone.')
    return this.#app
  }

  #member(username: string): Member {
    const known = this.#members.find((member) => member.username === username)
    if (known) return known
    const made = { fid: 4242 + this.#members.length, username, custody: privateKeyToAccount(generatePrivateKey()) }
    this.#members.push(made)
    return made
  }
}
