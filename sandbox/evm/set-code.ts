import type { Hex } from 'viem'
import { control } from './control.ts'
import type { SandboxNode } from './node.ts'

/** Puts a contract where dApps look for it. */
export async function setCode(node: SandboxNode, address: Hex, bytecode: Hex): Promise<void> {
  // What a contract's creation answers is the contract.
  const code = await control(node, 'eth_call', [{ data: bytecode }, 'latest'])
  await control(node, 'anvil_setCode', [address, code])
}
