import { type Abi, type Address, createWalletClient, encodeDeployData, getContractAddress, type Hex, http } from 'viem'
import artifact from '../contracts/SandboxDollar.json' with { type: 'json' }
import { account, accounts } from './accounts.ts'
import type { SandboxNode } from './node.ts'

/** The account that deploys. It is no wallet's default, so that its first nonce, and with it the address, is ours. */
const deployer = account(9)

/** What each account holds at the start: 10,000 SUSD. */
export const TOKEN_GRANT = 10_000_000_000n

/** Sandbox Dollar: the same address on each chain, in each run. */
export const token = {
  address: getContractAddress({ from: deployer.address, nonce: 0n }) as Address,
  name: 'Sandbox Dollar',
  symbol: 'SUSD',
  decimals: 6,
  abi: artifact.abi as Abi,
} as const

/** Puts the token on a fresh chain and gives each account its grant. */
export async function deployToken(node: SandboxNode): Promise<void> {
  const client = createWalletClient({ account: deployer, transport: http(node.directUrl) })
  const bytecode = artifact.bytecode as Hex
  const args = [accounts.map(({ address }) => address), TOKEN_GRANT]
  // Answered with the receipt: who polls for it may look just before it is there, and then waits for a block that is never mined.
  const { contractAddress, status } = await client.sendTransactionSync({
    chain: null,
    data: encodeDeployData({ abi: token.abi, bytecode, args }),
    nonce: 0,
  })
  if (status !== 'success' || contractAddress?.toLowerCase() !== token.address.toLowerCase()) {
    throw new Error(`The token of chain ${node.chainId} was not deployed at ${token.address}.`)
  }
}
