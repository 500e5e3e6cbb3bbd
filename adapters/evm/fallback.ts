import { fallback, type Transport } from 'wagmi'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { PollingGate } from './polling-gate.ts'

const { retryCount, retryDelay, rankSamples, rankWeights } = lazyConstants.rpc
const sleep = new Promise<never>(() => undefined)

/**
 * Tries one node after another, best first: ranked by pings of 10 samples, stability 0.7 and latency 0.3
 * [node-fallback], while the gate is open. A user's rejection is not retried elsewhere [node-fallback]; viem ensures
 * that.
 */
export function rankedFallback(nodes: readonly Transport[], gate: PollingGate): Transport {
  return (parameters) => {
    const unranked = fallback([...nodes], { retryCount, retryDelay })(parameters)
    let current = unranked
    let round = 0

    // A ranking starts with its transport and can't be stopped: once the gate closes, its pings never settle, and it is
    // garbage collected.
    const rank = (mine: number) =>
      fallback([...nodes], {
        retryCount,
        retryDelay,
        rank: {
          sampleCount: rankSamples,
          weights: rankWeights,
          ping: ({ transport }) =>
            mine === round && gate.awake ? transport.request({ method: 'net_listening' }) : sleep,
        },
      })(parameters)
    const follow = () => {
      round += 1
      current = gate.awake ? rank(round) : unranked
    }
    gate.onChange(follow)
    follow()
    return { ...unranked, request: (args, options) => current.request(args, options) }
  }
}
