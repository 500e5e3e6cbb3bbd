import { type Abi, type Address, createWalletClient, encodeFunctionData, type Hex, http } from 'viem'
import artifact from '../contracts/SandboxNames.json' with { type: 'json' }
import { account } from './accounts.ts'
import type { SandboxNode } from './node.ts'
import { setCode } from './set-code.ts'

/** The address of ENS's universal resolver on Ethereum. */
const resolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

/** An ENS name, its owner, and its avatar. */
export interface EnsName {
  name: string
  owner: Address
  avatar?: string
  /** The servers that resolve it off-chain (EIP-3668). */
  elsewhere?: readonly string[]
}

/** Registers names where a dApp that uses this chain as Ethereum looks for them. */
export async function putNames(node: SandboxNode, names: readonly EnsName[]): Promise<void> {
  const { packetToBytes } = await import('viem/ens')
  await setCode(node, resolver, artifact.bytecode as Hex)
  const client = createWalletClient({ account: account(8), transport: http(node.directUrl) })
  for (const { name, owner, avatar = '', elsewhere } of names) {
    const dnsName: Hex = `0x${Buffer.from(packetToBytes(name)).toString('hex')}`
    const args = [dnsName, name, owner, avatar]
    const data = encodeFunctionData({ abi: artifact.abi as Abi, functionName: 'set', args })
    await client.sendTransactionSync({ chain: null, to: resolver, data })
    if (elsewhere) {
      const call = encodeFunctionData({
        abi: artifact.abi as Abi,
        functionName: 'setElsewhere',
        args: [dnsName, elsewhere],
      })
      await client.sendTransactionSync({ chain: null, to: resolver, data: call })
    }
  }
}
