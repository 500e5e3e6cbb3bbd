import type { Address } from 'viem'
import * as z from 'zod/mini'

const httpUrl = z.url({ protocol: /^https?$/ })
const address = z.custom<Address>((value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value))

const settings = z.object({
  /** Where chain 31337 answers. */
  rpc: z.optional(httpUrl),
  /** Where chain 31338 answers. */
  rpc2: z.optional(httpUrl),
  /** An ERC-20 on both. */
  token: z.optional(address),
  /** Scripts that put a wallet into the page, as an extension would. */
  wallets: z._default(z.array(httpUrl), []),
  /** A WalletConnect project: wallets anywhere can then be connected. */
  project: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  /** The relay through which they are reached, and what is directory and blockchain API in one, as the sandbox's is. */
  relay: z.optional(z.url({ protocol: /^wss?$/ })),
  api: z.optional(httpUrl),
  /** Where the server is at which people sign in; without it they do so in the browser alone. */
  auth: z.optional(httpUrl),
  /** Whether people are asked to sign in, and whether they may go on without. */
  signIn: z.optional(z.enum(['off', 'optional', 'required'])),
  /** Whether the session is written down. */
  record: z.optional(z.boolean()),
  /** When what the first open needs is fetched. */
  preload: z.optional(z.enum(['idle', 'intent', 'none'])),
})

/** How the demo can be configured, by a file beside it or by its address. */
export type Settings = z.infer<typeof settings>

export const noSettings: Settings = { wallets: [] }

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

const isLoopback = (value: string) => URL.canParse(value) && loopback.test(new URL(value).hostname)

/** Reads `config.json`, written by the operator of the demo; what does not fit is ignored. */
export function parseConfig(value: unknown): Settings {
  const parsed = settings.safeParse(value)
  return parsed.success ? parsed.data : noSettings
}

/**
 * Reads `?rpc=…&rpc2=…&token=…&wallet=…&project=…&relay=…&api=…&auth=…&signIn=…&preload=…&record`. A link can be anyone's, so it may
 * only lead to this machine: what leads elsewhere, or makes no sense, is `refused` by name.
 */
export function parseQuery(search: string): { settings: Partial<Settings>; refused: string[] } {
  const query = new URLSearchParams(search)
  const refused: string[] = []

  const take = <T>(name: string, schema: z.ZodMiniType<T>) =>
    query.getAll(name).flatMap((value) => {
      const parsed = schema.safeParse(value)
      if (!parsed.success) refused.push(name)
      return parsed.success ? [parsed.data] : []
    })

  const local = httpUrl.check(z.refine(isLoopback))
  const [rpc] = take('rpc', local)
  const [rpc2] = take('rpc2', local)
  const [token] = take('token', address)
  const [project] = take('project', settings.shape.project)
  const [relay] = take('relay', z.url({ protocol: /^wss?$/ }).check(z.refine(isLoopback)))
  const [api] = take('api', local)
  const [auth] = take('auth', local)
  const [signIn] = take('signIn', settings.shape.signIn)
  const [preload] = take('preload', settings.shape.preload)
  const wallets = take('wallet', local)
  return {
    settings: {
      ...(rpc && { rpc }),
      ...(rpc2 && { rpc2 }),
      ...(token && { token }),
      ...(wallets.length > 0 && { wallets }),
      ...(project && { project }),
      ...(relay && { relay }),
      ...(api && { api }),
      ...(auth && { auth }),
      ...(signIn && { signIn }),
      ...(preload && { preload }),
      ...(query.has('record') && { record: true }),
    },
    refused: [...new Set(refused)],
  }
}
