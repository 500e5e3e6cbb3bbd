import { type Abi, type Address, createWalletClient, encodeDeployData, type Hex, http } from 'viem'
import artifact from '../contracts/SandboxTax.json' with { type: 'json' }
import { account, accounts } from './accounts.ts'
import type { SandboxNode } from './node.ts'

const abi = artifact.abi as Abi

/** Each account's balance: 1,000 STAX. */
const GRANT = 10n ** 21n

/**
 * Deploys Sandbox Tax (STAX, 18 decimals), a token that keeps a tenth of each transfer, on a chain. Returns its
 * address.
 */
export async function deployTaxToken(node: SandboxNode): Promise<Address> {
  const client = createWalletClient({ account: account(9), transport: http(node.directUrl) })
  const args = [accounts.map(({ address }) => address), GRANT]
  const data = encodeDeployData({ abi, bytecode: artifact.bytecode as Hex, args })
  const { contractAddress } = await client.sendTransactionSync({ chain: null, data })
  if (!contractAddress) throw new Error(`The token with a fee was not made on chain ${node.chainId}.`)
  return contractAddress
}
