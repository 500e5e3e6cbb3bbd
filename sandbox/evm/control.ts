import type { SandboxNode } from './node.ts'

/** Calls a node directly with a method reserved for its owner: nothing is counted and nothing fails. */
export async function control(node: SandboxNode, method: string, params: unknown[]): Promise<unknown> {
  const response = await fetch(node.directUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}
