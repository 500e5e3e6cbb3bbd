import { type Abi, type Address, encodeDeployData, getAddress, type Hex, keccak256, toHex } from 'viem'
import artifact from '../contracts/SandboxPool.json' with { type: 'json' }
import { control } from './control.ts'
import type { SandboxNode } from './node.ts'
import { setCode } from './set-code.ts'
import { token } from './token.ts'

/** The ABI of every pool's contract. */
export const poolAbi = artifact.abi as Abi

/** The address of a token's pool, deployed or not: the same on each chain. */
export const poolOf = (of: Address): Address => getAddress(`0x${keccak256(getAddress(of)).slice(-40)}`)

/** A pool's reserves, in the smallest units. */
export interface PoolReserves {
  ether: bigint
  tokens: bigint
}

/** A thousand ether, at 3,000 Sandbox Dollars each. */
const DEFAULT_RESERVES: PoolReserves = { ether: 10n ** 21n, tokens: 3_000_000n * 10n ** BigInt(token.decimals) }

/**
 * Deploys a pool of ether and a token on a chain with these reserves; an existing pool gets these reserves. The price
 * is the reserves' ratio, and an empty pool sells nothing.
 */
export async function putPool(node: SandboxNode, reserves = DEFAULT_RESERVES, of: Address = token.address) {
  const pool = poolOf(of)
  const bytecode = artifact.bytecode as Hex
  await setCode(node, pool, encodeDeployData({ abi: poolAbi, bytecode, args: [of] }))
  await control(node, 'anvil_setBalance', [pool, toHex(reserves.ether)])
  await control(node, 'anvil_dealERC20', [pool, of, toHex(reserves.tokens)])
}
