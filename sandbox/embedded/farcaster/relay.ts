import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { generateSiweNonce } from 'viem/siwe'
import * as z from 'zod'

const text = z.string().max(5000)
const Created = z.object({
  ...{ siweUri: text, domain: text, nonce: text.optional(), notBefore: text.optional(), requestId: text.optional() },
  ...{ expirationTime: text.optional(), redirectUrl: text.optional(), acceptAuthAddress: z.boolean().optional() },
})
const Authenticated = z.object({
  ...{
    message: text,
    signature: text,
    fid: z.number().int(),
    authMethod: z.enum(['custody', 'authAddress']).optional(),
  },
  ...{ username: text.optional(), displayName: text.optional(), bio: text.optional(), pfpUrl: text.optional() },
})

/** An app's request, and a wallet's answer. */
interface Channel {
  readonly parameters: z.infer<typeof Created> & { nonce: string }
  readonly decided: PromiseWithResolvers<void>
  answer?: z.infer<typeof Authenticated>
}

/** The relay between apps that request a Farcaster sign-in and their users' wallets. */
export class FarcasterRelay {
  readonly #channels = new Map<string, Channel>()
  readonly #url: () => string
  readonly #authKey: string

  /** `url` is the wallets' own site, to which a channel's address leads; `authKey` authenticates wallets. */
  constructor(url: () => string, authKey: string) {
    this.#url = url
    this.#authKey = authKey
  }

  /** The request of an open channel. */
  waiting(token: string): Channel['parameters'] | undefined {
    const channel = this.#channels.get(token)
    return channel?.answer ? undefined : channel?.parameters
  }

  /** Resolves when a wallet has answered. */
  answered(token: string): Promise<void> {
    return this.#channels.get(token)?.decided.promise ?? Promise.reject(new Error('There is no such channel.'))
  }

  /** Ends a channel without an answer: the user has refused, or the app has gone. */
  end(token: string, reason: string): void {
    this.#channels.get(token)?.decided.reject(new Error(reason))
    this.#channels.delete(token)
  }

  /** The relay's routes. */
  routes(): Hono {
    const app = new Hono()
    app.post('/v1/channel', async (context) => {
      const asked = Created.parse(await context.req.json())
      const token = randomUUID()
      const parameters = { ...asked, nonce: asked.nonce ?? generateSiweNonce() }
      const decided = Promise.withResolvers<void>()
      // The requesting app may have gone before the decision.
      decided.promise.catch(() => {})
      this.#channels.set(token, { parameters, decided })
      return context.json({ channelToken: token, url: this.#address(token), nonce: parameters.nonce }, 201)
    })

    app.get('/v1/channel/status', (context) => {
      const token = tokenIn(context.req.header('authorization'))
      const channel = this.#channels.get(token)
      if (!channel) return context.json({ error: 'Unauthorized' }, 401)
      return context.json(this.#tell(token, channel), channel.answer ? 200 : 202)
    })

    app.post('/v1/channel/authenticate', async (context) => {
      const token = tokenIn(context.req.header('authorization'))
      const channel = this.#channels.get(token)
      if (!channel || context.req.header('x-farcaster-auth-relay-key') !== this.#authKey) {
        return context.json({ error: 'Unauthorized' }, 401)
      }
      channel.answer = Authenticated.parse(await context.req.json())
      channel.decided.resolve()
      return context.json(this.#tell(token, channel), 201)
    })
    return app
  }

  #address(token: string): string {
    return `${this.#url()}/~/siwf?channelToken=${token}`
  }

  #tell(token: string, { parameters, answer }: Channel) {
    const { nonce, acceptAuthAddress = true } = parameters
    const state = answer ? 'completed' : 'pending'
    const about = { nonce, url: this.#address(token), signatureParams: parameters, acceptAuthAddress }
    return { state, ...about, metadata: { ip: '', userAgent: '' }, ...answer }
  }
}

const tokenIn = (header: string | undefined): string => header?.replace('Bearer ', '') ?? ''
