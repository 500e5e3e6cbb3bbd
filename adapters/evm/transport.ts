import type { HttpTransportConfig } from 'viem'
import { http, type Transport } from 'wagmi'
import { rpcConstants } from '../../core/rpc-constants.ts'
import type { PollingGate } from './polling-gate.ts'

/** A node's address, with settings of the dApp's own where it has any. */
export interface Endpoint {
  url: string
  config?: HttpTransportConfig
}

const { batchSize, timeout, retryCount, retryDelay } = rpcConstants

/**
 * The transport to a network's nodes [node-transport]: batches of 1000, 10 s, 3 retries from 150 ms doubling or after
 * Retry-After, and a fallback where there are several. Retries and their delays are viem's.
 */
export function networkTransport(endpoints: readonly Endpoint[], gate: PollingGate): Transport {
  const node = ({ url, config }: Endpoint) => http(url, { batch: { batchSize }, timeout, ...config })
  const [first = { url: '' }, ...others] = endpoints
  const alone = node({ ...first, config: { retryCount, retryDelay, ...first.config } })
  if (others.length === 0) return alone

  return (parameters) => {
    const single = alone(parameters)
    const start = async () => {
      const { rankedFallback } = await import('./fallback.ts')
      return rankedFallback(endpoints.map(node), gate)(parameters)
    }
    let fallback: ReturnType<typeof start> | undefined
    // The first request fetches the fallback: the closed page asks for nothing, and shall not carry it.
    const ready = async () => {
      fallback ??= start()
      try {
        return (await fallback).request
      } catch {
        fallback = undefined
        return single.request
      }
    }
    return { ...single, request: async (args, options) => (await ready())(args, options) }
  }
}
