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

/** The address of the smart accounts' implementation on each chain. */
const IMPLEMENTATION: Address = '0x7702000000000000000000000000000000000a11'

/** The ABI of the implementation. */
export const smartAccountAbi = artifact.abi as Abi

/** Deploys the smart accounts' implementation on all chains. */
export async function installSmartAccounts(nodes: readonly SandboxNode[]): Promise<void> {
  await Promise.all(nodes.map((node) => setCode(node, IMPLEMENTATION, artifact.bytecode as Hex)))
}

/** A call of a batch, or a single call. */
export interface Call {
  to: Address
  value: bigint
  data: Hex
}

/**
 * A user's smart account on one chain: a separate key whose account delegates to the implementation (EIP-7702). Until
 * the first transaction that needs it, the account is an ordinary one.
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

  /** Whether the account delegates to the implementation. */
  async isDeployed(): Promise<boolean> {
    const code = await this.#client().getCode({ address: this.address })
    return code?.toLowerCase() === `0xef0100${IMPLEMENTATION.slice(2)}`
  }

  /** Runs all calls in one transaction, or none. Resolves with its hash. */
  execute(calls: readonly Call[]): Promise<Hex> {
    return this.#send('execute', [calls])
  }

  /** Grants a permission. Resolves with its identifier. */
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
