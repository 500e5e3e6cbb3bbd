import type { Hex } from 'viem'
import artifact from '../contracts/Multicall3.json' with { type: 'json' }
import type { SandboxNode } from './node.ts'
import { setCode } from './set-code.ts'

/** Deploys Multicall3 at its usual address. */
export const putMulticall = (node: SandboxNode): Promise<void> =>
  setCode(node, '0xcA11bde05977b3631167028862bE2a173976CA11', artifact.bytecode as Hex)
