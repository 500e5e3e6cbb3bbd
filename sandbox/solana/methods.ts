import { fromNode, RpcError } from '../wallet/errors.ts'
import type { SolanaChain } from './chain.ts'
import { READS } from './reads.ts'
import type { RpcContext, RpcMethods } from './rpc.ts'
import { TRANSACTIONS } from './transactions.ts'

const METHODS: RpcMethods = { ...READS, ...TRANSACTIONS }

/** A value with its slot, like most of Solana's answers. */
export function inContext(chain: SolanaChain, value: unknown): object {
  return { context: { apiVersion: '2.3.0', slot: chain.slot }, value }
}

/** Serves one call. Throws the RPC's error. */
export function serveCall(chain: SolanaChain, method: unknown, params: unknown): unknown {
  if (typeof method !== 'string' || !Object.hasOwn(METHODS, method)) throw new RpcError(-32601, 'Method not found')
  const context: RpcContext = { chain, inContext: (value) => inContext(chain, value) }
  return METHODS[method]?.(context, Array.isArray(params) ? params : [])
}

/** Serves the body of a request: one call, or a batch of them. */
export function serveBody(chain: SolanaChain, body: string): string {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } })
  }
  return JSON.stringify(Array.isArray(parsed) ? parsed.map((call) => envelope(chain, call)) : envelope(chain, parsed))
}

function envelope(chain: SolanaChain, call: unknown): object {
  const { id = null, method, params } = (call ?? {}) as { [field: string]: unknown }
  try {
    return { jsonrpc: '2.0', id, result: serveCall(chain, method, params) }
  } catch (error) {
    return { jsonrpc: '2.0', id, error: rpcError(error) }
  }
}

/** An error in the RPC's format. */
export function rpcError(error: unknown): object {
  const { code, message, data } = fromNode(error)
  return { code, message, ...(data === undefined ? {} : { data }) }
}
