import type { ChainAdapter } from '../../adapters/adapter.ts'
import { inDevelopment } from '../../core/in-development.ts'
import { member } from '../../core/member.ts'

/** What a provider of a kit's is given, as far as it says which wagmi config the page renders. */
interface Given {
  kit?: unknown
  adapters?: readonly ChainAdapter[] | undefined
}

/**
 * The wagmi config that a page renders beside the adapters of its kit, in development: hot reload makes another one. What a
 * visitor gets makes none again. Adapters without a config are the kit's alone, so that a dApp may make them in each render.
 */
export function renderedConfig(given: Given): unknown {
  let config: unknown
  inDevelopment(() => {
    config = given.adapters?.map((adapter) => member(adapter, 'wagmiConfig')).find((own) => own !== undefined)
  })
  return config
}
