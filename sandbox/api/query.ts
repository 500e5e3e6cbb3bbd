import * as z from 'zod'
import type { ListedWallet } from './wallets.ts'

const list = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .optional()

/** A request to the directory. Invalid or excessive numbers are refused. */
export const WalletsQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  entries: z.coerce.number().int().min(1).max(100).default(40),
  search: z.string().optional(),
  badge_type: z.enum(['none', 'certified']).optional(),
  chains: list,
  include: list,
  exclude: list,
})

/** A page of the matching wallets, in order, and the number of matches. */
export function pageOf(wallets: readonly ListedWallet[], query: z.infer<typeof WalletsQuery>) {
  const { page, entries, badge_type, chains, include, exclude } = query
  const search = query.search?.toLowerCase()
  const fitting = wallets.filter(
    (wallet) =>
      (search === undefined || wallet.name.toLowerCase().includes(search)) &&
      (badge_type === undefined || wallet.badge_type === badge_type) &&
      (chains === undefined || chains.some((chain) => wallet.chains?.includes(chain))) &&
      (include === undefined || include.includes(wallet.id)) &&
      !exclude?.includes(wallet.id),
  )
  return { data: fitting.slice((page - 1) * entries, page * entries), count: fitting.length }
}
