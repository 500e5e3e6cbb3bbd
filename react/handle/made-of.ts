import type { ChainAdapter } from '../../adapters/adapter.ts'
import { inDevelopment } from '../../core/in-development.ts'
import { member } from '../../core/member.ts'

/** The props of a provider that tell which wagmi config the page renders. */
interface Given {
  kit?: unknown
  adapters?: readonly ChainAdapter[] | undefined
}

/**
 * The dependencies that a kit is created again for: the handle and, in development, the wagmi config that the page
 * renders, because hot reload creates a new one. In production the config never counts. Adapters without a config don't
 * count either, so a dApp may create them in each render.
 */
export function madeOf(given: Given): unknown[] {
  const parts = [given.kit]
  inDevelopment(() => {
    parts.push(given.adapters?.map((adapter) => member(adapter, 'wagmiConfig')).find((own) => own !== undefined))
  })
  return parts
}
