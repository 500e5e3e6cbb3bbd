import type { Hex } from 'viem'
import { control } from './control.ts'
import type { SandboxNode } from './node.ts'

/** Deploys a contract at the address where dApps expect it. */
export async function setCode(node: SandboxNode, address: Hex, bytecode: Hex): Promise<void> {
  // Calling the creation code returns the contract's code.
  const code = await control(node, 'eth_call', [{ data: bytecode }, 'latest'])
  await control(node, 'anvil_setCode', [address, code])
}
