import { type Abi, type Address, createWalletClient, encodeDeployData, type Hex, http } from 'viem'
import artifact from '../contracts/SandboxTether.json' with { type: 'json' }
import { account } from './accounts.ts'
import type { SandboxNode } from './node.ts'

const abi = artifact.abi as Abi

/** The account that deploys it: not a default account of any wallet, so that it is not in a user's history. */
const maker = account(9)

/**
 * Deploys a token whose functions return nothing, and whose allowances must be reset before they are changed, and gives
 * the supply to an account. Returns the contract's address.
 */
export async function giveTether(node: SandboxNode, to: Address, amount: bigint): Promise<Address> {
  const client = createWalletClient({ account: maker, transport: http(node.directUrl) })
  const data = encodeDeployData({ abi, bytecode: artifact.bytecode as Hex, args: [to, amount] })
  const { contractAddress } = await client.sendTransactionSync({ chain: null, data })
  if (!contractAddress) throw new Error(`The token was not made on chain ${node.chainId}`)
  return contractAddress
}
