import type { Chain } from 'viem'
import { http, type Transport } from 'wagmi'
import type { NodeSettings } from '../nodes.ts'
import type { PollingGate } from './polling-gate.ts'

/**
 * The transport to a chain's nodes [node-order] [node-transport]. The code that selects and calls them loads with the
 * first request, so that a page that makes none does not load it. If it fails to load, the chain's own node is called.
 * @param own The adapter's settings.
 * @param kit The settings of the kit, which may be created after the adapter.
 */
export const lazyTransport =
  (chain: Chain, own: NodeSettings, kit: () => NodeSettings, gate: PollingGate): Transport =>
  (parameters) => {
    // A chain may have no node of its own.
    const single = http(chain.rpcUrls.default.http[0] ?? 'about:invalid')(parameters)
    let opened: ReturnType<Transport> | undefined
    const ready = async () => {
      const code = await import('./node-transport.ts').catch(() => undefined)
      if (!code) return single
      opened ??= code.nodeTransport(chain, own, kit(), gate)(parameters)
      return opened
    }
    return { ...single, request: async (args, options) => (await ready()).request(args, options) }
  }
