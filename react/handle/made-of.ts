import type { ChainAdapter } from '../../adapters/adapter.ts'
import { inDevelopment } from '../../core/in-development.ts'
import { member } from '../../core/member.ts'

/** What a provider of a kit's is given, as far as it says which wagmi config the page renders. */
interface Given {
  kit?: unknown
  adapters?: readonly ChainAdapter[] | undefined
}

/**
 * What a kit is made of that has to be made again with it: its handle, and in development the wagmi config that the page renders
 * beside its adapters, for hot reload makes another one. What a visitor gets makes none again. Adapters without a config are
 * the kit's alone, so that a dApp may make them in each render.
 */
export function madeOf(given: Given): unknown[] {
  const parts = [given.kit]
  inDevelopment(() => {
    parts.push(given.adapters?.map((adapter) => member(adapter, 'wagmiConfig')).find((own) => own !== undefined))
  })
  return parts
}
