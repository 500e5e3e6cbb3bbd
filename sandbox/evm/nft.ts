import { type Abi, type Address, createWalletClient, encodeDeployData, encodeFunctionData, type Hex, http } from 'viem'
import artifact from '../contracts/SandboxNft.json' with { type: 'json' }
import { account } from './accounts.ts'
import type { SandboxNode } from './node.ts'

const abi = artifact.abi as Abi

/** The account that mints them: not a default account of any wallet, so that it is not in a user's history. */
const maker = account(9)

/** Mints an NFT with its own contract for an account. Returns the contract's address. */
export async function giveNft(node: SandboxNode, to: Address, name: string): Promise<Address> {
  const client = createWalletClient({ account: maker, transport: http(node.directUrl) })
  const data = encodeDeployData({ abi, bytecode: artifact.bytecode as Hex, args: [name, to] })
  const { contractAddress } = await client.sendTransactionSync({ chain: null, data })
  if (!contractAddress) throw new Error(`The NFT ${name} was not made on chain ${node.chainId}`)
  return contractAddress
}

/** The call data by which an account transfers an NFT to another one. */
export const nftTransfer = (from: Address, to: Address): Hex =>
  encodeFunctionData({ abi, functionName: 'transferFrom', args: [from, to, 1n] })
