import type { Address } from 'viem'
import * as z from 'zod/mini'
import { languages } from './languages.ts'

const httpUrl = z.url({ protocol: /^https?$/ })
const address = z.custom<Address>((value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value))
/** A cluster of Solana, by the first letters of its genesis hash. */
const cluster = z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{1,32}$/))

const settings = z.object({
  /** Where chain 31337 answers. */
  rpc: z.optional(httpUrl),
  /** Where chain 31338 answers. */
  rpc2: z.optional(httpUrl),
  /** An ERC-20 on both. */
  token: z.optional(address),
  /** Two clusters of Solana, and where they answer; without the first there is no Solana. */
  sol1: z.optional(cluster),
  solRpc: z.optional(httpUrl),
  sol2: z.optional(cluster),
  solRpc2: z.optional(httpUrl),
  /** The frame of a wallet for visitors who have none, and where its mails arrive. */
  frame: z.optional(httpUrl),
  mailbox: z.optional(httpUrl),
  /** Whether several wallets may be connected at a time. */
  multi: z.optional(z.boolean()),
  /** Scripts that put a wallet into the page, as an extension would. */
  wallets: z._default(z.array(httpUrl), []),
  /** How many of them do. */
  installed: z.optional(z.enum(['none', 'one', 'few', 'all'])),
  /** A WalletConnect project: wallets anywhere can then be connected. */
  project: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  /** The relay through which they are reached, and what is directory and blockchain API in one, as the sandbox's is. */
  relay: z.optional(z.url({ protocol: /^wss?$/ })),
  api: z.optional(httpUrl),
  /** A phone to scan with, as a page. */
  phone: z.optional(httpUrl),
  /** Where the server is at which people sign in; without it they do so in the browser alone. */
  auth: z.optional(httpUrl),
  /** Whether people are asked to sign in, and whether they may go on without. */
  signIn: z.optional(z.enum(['off', 'optional', 'required'])),
  /** What comes first in the list of wallets: the code for a phone, or what is installed. */
  first: z.optional(z.enum(['code', 'installed'])),
  /** What the modal speaks. */
  locale: z.optional(z.string().check(z.refine((tag) => languages.includes(tag)))),
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

const local = httpUrl.check(z.refine(isLoopback))

/** All that is said once. */
const single = z.omit(settings, { wallets: true })

/** What the page's address may say of each setting: a link can be anyone's, so it may only lead to this machine. */
const inAddress = {
  ...{ rpc: local, rpc2: local, token: settings.shape.token },
  ...{ sol1: settings.shape.sol1, solRpc: local, sol2: settings.shape.sol2, solRpc2: local },
  ...{ frame: local, mailbox: local, project: settings.shape.project },
  relay: z.url({ protocol: /^wss?$/ }).check(z.refine(isLoopback)),
  ...{ api: local, phone: local, auth: local, signIn: settings.shape.signIn },
  ...{
    installed: settings.shape.installed,
    first: settings.shape.first,
    locale: settings.shape.locale,
    preload: settings.shape.preload,
  },
}

/**
 * Reads the settings in a page's address: `?rpc=…&wallet=…&multi` and so on, by the names that README.md has. What leads to
 * another machine, or makes no sense, is `refused` by name.
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

  const found: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(inAddress)) {
    const [value] = take(name, schema)
    if (value !== undefined) found[name] = value
  }
  for (const name of ['multi', 'record']) if (query.has(name)) found[name] = true
  const wallets = take('wallet', local)
  return {
    settings: { ...single.parse(found), ...(wallets.length > 0 && { wallets }) },
    refused: [...new Set(refused)],
  }
}
