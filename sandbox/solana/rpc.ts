import type { SolanaChain } from './chain.ts'

/** What a method needs. */
export interface RpcContext {
  chain: SolanaChain
  /** An answer with its slot. */
  inContext(value: unknown): object
}

/** JSON-RPC methods by their names. */
export type RpcMethods = Record<string, (context: RpcContext, params: readonly unknown[]) => unknown>
