import type { CaipNetworkId } from '../../core/caip.ts'
import { namespaceDetails } from '../../core/namespace-details.ts'
import type { Network } from '../../core/network.ts'
import { allIds } from './former-ids.ts'
import type { LinkOptions } from './options.ts'

/** The request for one namespace. */
export interface Wanted {
  chains: string[]
  methods: string[]
  events: string[]
  rpcMap: Record<string, string>
  defaultChain?: string
}

/** The request to wallets: all namespaces of the dApp's networks, each of them optional. */
export function proposalOf(
  networks: readonly Network[],
  override: LinkOptions['universalProviderConfigOverride'] = {},
): Record<string, Wanted> {
  const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  return Object.fromEntries(
    namespaces.map((namespace) => {
      const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
      const { defaultChain } = override
      const { methods, events } = namespaceDetails[namespace].walletConnect
      const wanted: Wanted = {
        chains: [...(override.chains?.[namespace] ?? own.flatMap(({ caipNetworkId }) => allIds(caipNetworkId)))],
        methods: [...(override.methods?.[namespace] ?? methods)],
        events: [...(override.events?.[namespace] ?? events)],
        rpcMap: Object.fromEntries(own.flatMap((network) => nodeOf(network, override.rpcMap))),
        ...(defaultChain?.startsWith(`${namespace}:`) && { defaultChain }),
      }
      return [namespace, wanted]
    }),
  )
}

/** The client expects nodes by a network's reference, and only HTTP URLs. */
function nodeOf({ id, caipNetworkId, rpcUrls }: Network, given: Readonly<Record<string, string>> = {}) {
  const url = given[caipNetworkId] ?? given[String(id)] ?? rpcUrls.find((each) => /^https?:/.test(each))
  return url === undefined ? [] : [[referenceOf(caipNetworkId), url]]
}

const referenceOf = (id: CaipNetworkId): string => id.slice(id.indexOf(':') + 1)
