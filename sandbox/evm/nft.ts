import { type Abi, type Address, createWalletClient, encodeDeployData, encodeFunctionData, type Hex, http } from 'viem'
import artifact from '../contracts/SandboxNft.json' with { type: 'json' }
import { account } from './accounts.ts'
import type { SandboxNode } from './node.ts'

const abi = artifact.abi as Abi

/** The account that makes them: no wallet's default, so that no user's history tells of it. */
const maker = account(9)

/** Makes an NFT, a contract of its own, and gives it to an account. Returns the contract's address. */
export async function giveNft(node: SandboxNode, to: Address, name: string): Promise<Address> {
  const client = createWalletClient({ account: maker, transport: http(node.directUrl) })
  const data = encodeDeployData({ abi, bytecode: artifact.bytecode as Hex, args: [name, to] })
  const { contractAddress } = await client.sendTransactionSync({ chain: null, data })
  if (!contractAddress) throw new Error(`The NFT ${name} was not made on chain ${node.chainId}`)
  return contractAddress
}

/** What an account sends to an NFT's contract to give it to another one. */
export const nftTransfer = (from: Address, to: Address): Hex =>
  encodeFunctionData({ abi, functionName: 'transferFrom', args: [from, to, 1n] })
