import {
  type Abi,
  type Address,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  type LocalAccount,
  publicActions,
} from 'viem'
import artifact from '../../../contracts/SandboxAccount.json' with { type: 'json' }
import type { SandboxNode } from '../../../evm/node.ts'
import { setCode } from '../../../evm/set-code.ts'
import type { WalletChain } from '../../../wallet/chains.ts'
import { fromNode } from '../../../wallet/errors.ts'

/** What smart accounts are made of, at one address on each chain. */
const IMPLEMENTATION: Address = '0x7702000000000000000000000000000000000a11'

/** What they can do. */
export const smartAccountAbi = artifact.abi as Abi

/** Puts what smart accounts are made of on all chains. */
export async function installSmartAccounts(nodes: readonly SandboxNode[]): Promise<void> {
  await Promise.all(nodes.map((node) => setCode(node, IMPLEMENTATION, artifact.bytecode as Hex)))
}

/** A call of a batch, or the only one. */
export interface Call {
  to: Address
  value: bigint
  data: Hex
}

/**
 * A user's smart account on one chain: a key of its own whose account runs the implementation's code, by EIP-7702. Until
 * the first transaction that needs the code, it is an account like any other.
 */
export class SmartAccount {
  readonly #account: LocalAccount
  readonly #chain: WalletChain

  constructor(account: LocalAccount, chain: WalletChain) {
    this.#account = account
    this.#chain = chain
  }

  get address(): Address {
    return this.#account.address
  }

  /** Whether its account runs the code. */
  async isDeployed(): Promise<boolean> {
    const code = await this.#client().getCode({ address: this.address })
    return code?.toLowerCase() === `0xef0100${IMPLEMENTATION.slice(2)}`
  }

  /** Runs all of these calls in one transaction, or none. Resolves with its hash. */
  execute(calls: readonly Call[]): Promise<Hex> {
    return this.#send('execute', [calls])
  }

  /** Gives others a permission. Resolves with what names it. */
  async grant(permission: object): Promise<Hex> {
    await this.#mined(await this.#send('grant', [permission]))
    const about = { address: this.address, abi: smartAccountAbi } as const
    return (await this.#client().readContract({ ...about, functionName: 'idOf', args: [permission] })) as Hex
  }

  async revoke(id: Hex): Promise<void> {
    await this.#mined(await this.#send('revoke', [id]))
  }

  #client() {
    const transport = http(this.#chain.rpcUrl, { retryCount: 0 })
    return createWalletClient({ account: this.#account, transport, pollingInterval: 50 }).extend(publicActions)
  }

  async #send(functionName: string, args: readonly unknown[]): Promise<Hex> {
    const client = this.#client()
    const data = encodeFunctionData({ abi: smartAccountAbi, functionName, args })
    try {
      const authorization = (await this.isDeployed())
        ? undefined
        : await client.signAuthorization({ contractAddress: IMPLEMENTATION, executor: 'self' })
      return await client.sendTransaction({
        ...{ chain: null, to: this.address, data },
        ...(authorization ? { authorizationList: [authorization] } : {}),
      })
    } catch (error) {
      throw fromNode(error)
    }
  }

  async #mined(hash: Hex): Promise<void> {
    const { status } = await this.#client().waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Error('The chain refused the transaction.')
  }
}
