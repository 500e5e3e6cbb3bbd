import type { Hex } from 'viem'
import type { SandboxNode } from './node.ts'

/** Puts a contract where dApps look for it. */
export async function setCode(node: SandboxNode, address: Hex, bytecode: Hex): Promise<void> {
  // What a contract's creation answers is the contract.
  const code = await call(node, 'eth_call', [{ data: bytecode }, 'latest'])
  await call(node, 'anvil_setCode', [address, code])
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
