import { type Network, type NetworkDefinition, nameNetwork } from './network.ts'

/** Converts a definition to a network with its namespace and CAIP-2 id; without a namespace, it is viem's. */
export function toNetwork(definition: NetworkDefinition): Network {
  const explorerUrl = definition.blockExplorers?.default.url
  const { imageUrl, imageId } = definition.assets ?? {}
  return {
    id: definition.id,
    name: definition.name,
    ...nameNetwork(definition),
    nativeCurrency: definition.nativeCurrency,
    rpcUrls: definition.rpcUrls.default.http,
    ...(explorerUrl !== undefined && { explorerUrl }),
    ...(definition.testnet !== undefined && { testnet: definition.testnet }),
    ...(imageUrl !== undefined && { imageUrl }),
    ...(imageId !== undefined && { imageId }),
  }
}
