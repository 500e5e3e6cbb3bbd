import {
  type Abi,
  type Address,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  publicActions,
} from 'viem'
import artifact from '../contracts/SandboxWalletFactory.json' with { type: 'json' }
import { account } from './accounts.ts'
import type { SandboxNode } from './node.ts'

/** The account that pays for the deployment. */
const deployer = account(8)

const abi = artifact.abi as Abi

/** A factory of contract wallets on one chain. */
export interface WalletFactory {
  address: Address
  /** The address of an owner's wallet, deployed or not. */
  addressOf(owner: Address): Promise<Address>
  /** The factory's call that deploys it (EIP-6492). */
  callFor(owner: Address): Hex
  /** Deploys it. */
  create(owner: Address): Promise<void>
}

/** Deploys a factory of contract wallets on a chain. */
export async function deployWalletFactory(node: SandboxNode): Promise<WalletFactory> {
  const client = createWalletClient({ account: deployer, transport: http(node.directUrl) }).extend(publicActions)
  const requireSuccess = ({ status }: { status: string }) => {
    if (status !== 'success') throw new Error(`The chain ${node.chainId} refused a contract wallet.`)
  }
  const data = encodeDeployData({ abi, bytecode: artifact.bytecode as Hex })
  const { contractAddress, ...deployed } = await client.sendTransactionSync({ chain: null, data })
  requireSuccess(deployed)
  if (!contractAddress) throw new Error(`The chain ${node.chainId} made no factory of contract wallets.`)
  const factory = { address: contractAddress, abi } as const
  return {
    address: contractAddress,
    addressOf: async (owner) =>
      (await client.readContract({ ...factory, functionName: 'addressOf', args: [owner] })) as Address,
    callFor: (owner) => encodeFunctionData({ abi, functionName: 'create', args: [owner] }),
    create: async (owner) => {
      requireSuccess(await client.writeContractSync({ ...factory, chain: null, functionName: 'create', args: [owner] }))
    },
  }
}
