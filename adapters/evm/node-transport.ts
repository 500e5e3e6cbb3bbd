import type { Chain } from 'viem'
import { http, type Transport } from 'wagmi'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { mergeNodes, type NodeSettings } from '../nodes.ts'
import type { Endpoint } from './evm-options.ts'
import { rankedFallback } from './fallback.ts'
import { nodeUrl } from './node-url.ts'
import type { PollingGate } from './polling-gate.ts'

const { batchSize, timeout, retryCount, retryDelay } = lazyConstants.rpc

/** The dApp's nodes, then the blockchain API's, then the network's own [node-order]. */
function endpointsOf(chain: Chain, nodes: NodeSettings): Endpoint[] {
  const node = nodeUrl(chain.id, nodes)
  return [
    ...(nodes.customRpcUrls?.[`eip155:${chain.id}`] ?? []),
    // This content type needs no CORS preflight.
    ...(node ? [{ url: node, config: { fetchOptions: { headers: { 'Content-Type': 'text/plain' } } } }] : []),
    ...chain.rpcUrls.default.http.map((url) => ({ url })),
  ]
}

/**
 * The transport to a chain's nodes [node-transport]: batches of 1000, a timeout of 10 s, 3 retries from 150 ms doubling
 * or after Retry-After, and a fallback if there are several. viem implements the retries.
 * @param own The adapter's settings, which take precedence over the kit's.
 */
export function nodeTransport(chain: Chain, own: NodeSettings, kit: NodeSettings, gate: PollingGate): Transport {
  const node = ({ url, config }: Endpoint) => http(url, { batch: { batchSize }, timeout, ...config })
  const [first = { url: '' }, ...others] = endpointsOf(chain, mergeNodes(own, kit))
  if (others.length > 0) return rankedFallback([first, ...others].map(node), gate)
  return node({ ...first, config: { retryCount, retryDelay, ...first.config } })
}
