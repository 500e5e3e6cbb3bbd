import type { Hex } from 'viem'
import artifact from '../contracts/Multicall3.json' with { type: 'json' }
import type { SandboxNode } from './node.ts'

/** Where Multicall3 is on all chains that have it. */
const multicall = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Puts Multicall3 where dApps look for it. */
export async function putMulticall(node: SandboxNode): Promise<void> {
  const bytecode = artifact.bytecode as Hex
  // What a contract's creation answers is the contract.
  const code = await call(node, 'eth_call', [{ data: bytecode }, 'latest'])
  await call(node, 'anvil_setCode', [multicall, code])
}

async function call(node: SandboxNode, method: string, params: unknown[]): Promise<unknown> {
  const response = await fetch(node.directUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}
