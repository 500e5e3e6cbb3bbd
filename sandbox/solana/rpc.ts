import type { SolanaChain } from './chain.ts'

/** What a method is served with. */
export interface RpcContext {
  chain: SolanaChain
  /** An answer together with the slot that it is of. */
  inContext(value: unknown): object
}

/** JSON-RPC methods by their names. */
export type RpcMethods = Record<string, (context: RpcContext, params: readonly unknown[]) => unknown>
