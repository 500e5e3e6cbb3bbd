import type { HttpTransportConfig } from 'viem'
import { fallback, http, type Transport } from 'wagmi'
import { constants } from '../../core/constants.ts'
import type { Vigil } from './vigil.ts'

/** A node's address, with settings of the dApp's own where it has any. */
export interface Endpoint {
  url: string
  config?: HttpTransportConfig
}

const { batchSize, timeout, retryCount, retryDelay, rankSamples, rankWeights } = constants.rpc
const sleep = new Promise<never>(() => undefined)

/**
 * The way to a network's nodes (SPEC 8 and 9): batches of 1000, 10 s, 3 retries from 150 ms doubling or after
 * Retry-After; over several nodes a fallback, ranked by pings of 10 samples while somebody looks. A user's
 * rejection is never tried elsewhere. Retries, their delays and the rejection rule are viem's.
 */
export function networkTransport(endpoints: readonly Endpoint[], vigil: Vigil): Transport {
  const [only = { url: '' }, ...others] = endpoints
  const node = ({ url, config }: Endpoint) => http(url, { batch: { batchSize }, timeout, ...config })
  if (others.length === 0) return node({ ...only, config: { retryCount, retryDelay, ...only.config } })

  const nodes = endpoints.map(node)
  return (parameters) => {
    const unranked = fallback(nodes, { retryCount, retryDelay })(parameters)
    let current = unranked
    let round = 0

    // A ranking starts with its transport and nothing stops it: once asleep, its pings never settle, and it is garbage.
    const rank = () => {
      round += 1
      const mine = round
      return fallback(nodes, {
        retryCount,
        retryDelay,
        rank: {
          sampleCount: rankSamples,
          weights: rankWeights,
          ping: ({ transport }) =>
            mine === round && vigil.awake ? transport.request({ method: 'net_listening' }) : sleep,
        },
      })(parameters)
    }
    const follow = () => {
      current = vigil.awake ? rank() : unranked
    }
    vigil.onChange(follow)
    follow()
    return { ...unranked, request: (args, options) => current.request(args, options) }
  }
}
