import type { Address } from 'viem'
import * as z from 'zod/mini'
import { languages } from './languages.ts'

const httpUrl = z.url({ protocol: /^https?$/ })
const address = z.custom<Address>((value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value))
/** A Solana cluster, by the first letters of its genesis hash. */
const cluster = z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{1,32}$/))

const settings = z.object({
  /** The RPC address of chain 31337. */
  rpc: z.optional(httpUrl),
  /** The RPC address of chain 31338. */
  rpc2: z.optional(httpUrl),
  /** The address of an ERC-20 token on both chains. */
  token: z.optional(address),
  /** Two Solana clusters and their RPC addresses; without the first one, there is no Solana. */
  sol1: z.optional(cluster),
  solRpc: z.optional(httpUrl),
  sol2: z.optional(cluster),
  solRpc2: z.optional(httpUrl),
  /** The frame of the embedded wallet, and the mailbox for its mails. */
  frame: z.optional(httpUrl),
  mailbox: z.optional(httpUrl),
  /** Whether several wallets may be connected at the same time. */
  multi: z.optional(z.boolean()),
  /** Scripts that inject a wallet into the page, as an extension would. */
  wallets: z._default(z.array(httpUrl), []),
  /** How many of those scripts are used. */
  installed: z.optional(z.enum(['none', 'one', 'few', 'all'])),
  /** A WalletConnect project, which makes remote wallets connectable. */
  project: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  /** The relay to reach them through, and a service that is both directory and blockchain API, as the sandbox's is. */
  relay: z.optional(z.url({ protocol: /^wss?$/ })),
  api: z.optional(httpUrl),
  /** The page of a phone to scan with. */
  phone: z.optional(httpUrl),
  /** The server to sign in at; without it, signing in happens in the browser alone. */
  auth: z.optional(httpUrl),
  /** Whether users are asked to sign in, and whether they may continue without. */
  signIn: z.optional(z.enum(['off', 'optional', 'required'])),
  /** What comes first in the list of wallets: the QR code for a phone, or the installed wallets. */
  first: z.optional(z.enum(['code', 'installed'])),
  /** The modal's language. */
  locale: z.optional(z.string().check(z.refine((tag) => languages.includes(tag)))),
  /** Whether the session is recorded. */
  record: z.optional(z.boolean()),
  /** When to fetch what the first open needs. */
  preload: z.optional(z.enum(['idle', 'intent', 'none'])),
})

/** The demo's settings, from a file beside it or from its address. */
export type Settings = z.infer<typeof settings>

export const noSettings: Settings = { wallets: [] }

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

const isLoopback = (value: string) => URL.canParse(value) && loopback.test(new URL(value).hostname)

/** Parses `config.json`, written by the operator of the demo; invalid settings are ignored. */
export function parseConfig(value: unknown): Settings {
  const parsed = settings.safeParse(value)
  return parsed.success ? parsed.data : noSettings
}

const local = httpUrl.check(z.refine(isLoopback))

/** The settings that may occur once. */
const single = z.omit(settings, { wallets: true })

/**
 * The values that the page's address may give each setting. Anyone can make a link, so it may only lead to this
 * machine.
 */
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
 * Parses the settings in a page's address: `?rpc=…&wallet=…&multi` and so on, by the names in README.md. `refused`
 * names the settings that lead to another machine or are invalid.
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
