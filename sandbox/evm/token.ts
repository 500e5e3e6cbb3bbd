import { type Abi, type Address, createWalletClient, encodeDeployData, getContractAddress, type Hex, http } from 'viem'
import artifact from '../contracts/SandboxDollar.json' with { type: 'json' }
import { account, accounts } from './accounts.ts'
import type { SandboxNode } from './node.ts'

/**
 * The account that deploys. It is not a default account of any wallet, so its first nonce, and thus the token's
 * address, is predictable.
 */
const deployer = account(9)

/** Each account's initial balance: 10,000 SUSD. */
export const TOKEN_GRANT = 10_000_000_000n

/** Sandbox Dollar: the same address on each chain and in each run. */
export const token = {
  address: getContractAddress({ from: deployer.address, nonce: 0n }) as Address,
  name: 'Sandbox Dollar',
  symbol: 'SUSD',
  decimals: 6,
  abi: artifact.abi as Abi,
} as const

/** Deploys the token on a fresh chain and gives each account its initial balance. */
export async function deployToken(node: SandboxNode): Promise<void> {
  const client = createWalletClient({ account: deployer, transport: http(node.directUrl) })
  const bytecode = artifact.bytecode as Hex
  const args = [accounts.map(({ address }) => address), TOKEN_GRANT]
  // Waits for the receipt synchronously: polling could miss it and then wait for a block that is never mined.
  const { contractAddress, status } = await client.sendTransactionSync({
    chain: null,
    data: encodeDeployData({ abi: token.abi, bytecode, args }),
    nonce: 0,
  })
  if (status !== 'success' || contractAddress?.toLowerCase() !== token.address.toLowerCase()) {
    throw new Error(`The token of chain ${node.chainId} was not deployed at ${token.address}.`)
  }
}
