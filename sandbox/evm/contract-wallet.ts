import { type Abi, type Address, createWalletClient, encodeFunctionData, type Hex, http, publicActions } from 'viem'
import artifact from '../contracts/SandboxWalletFactory.json' with { type: 'json' }
import { account } from './accounts.ts'
import type { SandboxNode } from './node.ts'

/** Whoever pays for it. */
const deployer = account(8)

const abi = artifact.abi as Abi

/** A maker of contract wallets on one chain. */
export interface WalletFactory {
  address: Address
  /** Where the wallet of an owner is, or will be. */
  addressOf(owner: Address): Promise<Address>
  /** The call of the factory that makes it (EIP-6492). */
  callFor(owner: Address): Hex
  /** Makes it. */
  create(owner: Address): Promise<void>
}

/** Puts a maker of contract wallets on a chain. */
export async function deployWalletFactory(node: SandboxNode): Promise<WalletFactory> {
  const client = createWalletClient({ account: deployer, transport: http(node.directUrl) }).extend(publicActions)
  const settled = async (hash: Hex) => {
    const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    if (receipt.status !== 'success') throw new Error(`The chain ${node.chainId} refused a contract wallet.`)
    return receipt
  }
  const { contractAddress } = await settled(
    await client.deployContract({ chain: null, abi, bytecode: artifact.bytecode as Hex }),
  )
  if (!contractAddress) throw new Error(`The chain ${node.chainId} made no factory of contract wallets.`)
  const factory = { address: contractAddress, abi } as const
  return {
    address: contractAddress,
    addressOf: async (owner) =>
      (await client.readContract({ ...factory, functionName: 'addressOf', args: [owner] })) as Address,
    callFor: (owner) => encodeFunctionData({ abi, functionName: 'create', args: [owner] }),
    create: async (owner) => {
      await settled(await client.writeContract({ ...factory, chain: null, functionName: 'create', args: [owner] }))
    },
  }
}
