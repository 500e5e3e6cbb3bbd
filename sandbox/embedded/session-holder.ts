import { type Address, createWalletClient, type Hex, http, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Cosigner } from '../api/blockchain/cosigner.ts'
import { account } from '../evm/accounts.ts'
import type { SandboxNode } from '../evm/node.ts'
import { smartAccountAbi } from './rpc/smart/smart-account.ts'

/** A call that a session's holder wants an account to make. */
interface HolderCall {
  to: Address
  value?: bigint
  data?: Hex
}

/**
 * An app that holds sessions: it has one key, the cosigner has the other, and anyone can submit what both have signed.
 */
export class SessionHolder {
  readonly #key = privateKeyToAccount(generatePrivateKey())
  readonly #node: SandboxNode
  readonly #cosigner: Cosigner

  constructor(node: SandboxNode, cosigner: Cosigner) {
    this.#node = node
    this.#cosigner = cosigner
  }

  /** The key that a dApp names as a session's signer. */
  get key() {
    return { type: 'secp256k1', publicKey: this.#key.publicKey } as const
  }

  /**
   * Makes the account perform a call by a session. Resolves with the transaction's status, or with the contract's
   * reason for denying it.
   */
  async use(smart: Address, pci: string, { to, value = 0n, data = '0x' }: HolderCall): Promise<string> {
    const id = this.#cosigner.contextOf(pci)
    const transport = http(this.#node.directUrl)
    const client = createWalletClient({ account: account(6), transport, pollingInterval: 20 }).extend(publicActions)
    const about = { address: smart, abi: smartAccountAbi } as const
    const events = await client.getContractEvents({ ...about, eventName: 'PermissionGranted', fromBlock: 0n })
    const granted = events.map((event) => (event as unknown as { args: { id: Hex; permission: unknown } }).args)
    const permission = granted.find((each) => each.id === id)?.permission
    const calls = [{ to, value, data }]
    const hash = (await client.readContract({ ...about, functionName: 'digest', args: [id, calls] })) as Hex
    // The contract checks a session's expiry before its signatures, so the cosigner's signature, missing for an ended
    // session, does not matter.
    const cosigned = await this.#cosigner.sign(pci, hash).catch((): Hex => '0x')
    const args = [permission, calls, [await this.#key.sign({ hash }), cosigned]]
    return client.writeContract({ ...about, chain: null, functionName: 'executeWithPermission', args }).then(
      async (sent) => (await client.waitForTransactionReceipt({ hash: sent })).status,
      (error: Error) => /Denied\(string why\)\s+\((.*?)\)/.exec(error.message)?.[1] ?? error.message,
    )
  }
}
