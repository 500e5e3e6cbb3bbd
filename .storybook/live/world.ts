import { QueryClient } from '@tanstack/react-query'
import { type Chain, defineChain } from 'viem'
import { disconnect, getConnections } from 'wagmi/actions'
import * as z from 'zod'
import { WagmiAdapter } from '../../adapters/evm/index.ts'
import { addWallets } from '../../demo/wallet-scripts.ts'
import type { AppKit } from '../../react/handle/types.ts'
import { createAppKit } from '../../react/index.ts'
import { deedsPath, type UserDeed, worldPath } from './addresses.ts'

const schema = z.object({
  rpc: z.url(),
  rpc2: z.url(),
  wallets: z.array(z.object({ id: z.string(), name: z.string(), script: z.url() })),
})

/** A dApp on the sandbox, with its wallets in the page. */
export interface Live {
  kit: AppKit
  adapter: WagmiAdapter
  networks: readonly [Chain, ...Chain[]]
  queries: QueryClient
  wallets: z.infer<typeof schema>['wallets']
}

let live: Promise<Live | undefined> | undefined

/** This page's dApp, if a sandbox runs: one kit for all stories, as in a real dApp. */
export function openWorld(): Promise<Live | undefined> {
  live ??= setUp()
  return live
}

async function setUp(): Promise<Live | undefined> {
  const answer = await fetch(worldPath).catch(() => undefined)
  const body: unknown = await answer?.json().catch(() => undefined)
  const world = schema.safeParse(body)
  if (!world.success) return undefined
  const { rpc, rpc2, wallets } = world.data
  await addWallets({ wallets: wallets.map(({ script }) => script) })
  const networks = [chain(31337, 'Portico One', rpc), chain(31338, 'Portico Two', rpc2)] as const
  const adapter = new WagmiAdapter({ networks })
  const kit = createAppKit({ adapters: [adapter], networks })
  return { kit, adapter, networks, wallets, queries: new QueryClient() }
}

const chain = (id: number, name: string, rpc: string) =>
  defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpc] } },
    testnet: true,
  })

/** Disconnects the page and the wallets, so that a story begins without connections. */
export async function forgetAll({ adapter: { wagmiConfig }, wallets }: Live): Promise<void> {
  for (const { connector } of getConnections(wagmiConfig)) await disconnect(wagmiConfig, { connector })
  for (const { id } of wallets) await userDoes(id, 'forget')
  for (const key of Object.keys(localStorage)) if (/^(@appkit|wagmi)/.test(key)) localStorage.removeItem(key)
}

/** Makes the user of a wallet do something. */
export async function userDoes(wallet: string, deed: UserDeed): Promise<void> {
  const answer = await fetch(`${deedsPath}?${new URLSearchParams({ wallet, deed })}`, { method: 'POST' })
  if (!answer.ok) throw new Error(`The user of ${wallet} could not ${deed}: ${await answer.text()}`)
}
