import { randomBytes } from 'node:crypto'
import type { Hex } from 'viem'
import * as z from 'zod'
import { callNode, hexChainId, type WalletChain } from '../../../wallet/chains.ts'
import { RpcError } from '../../../wallet/errors.ts'

/** A batch that was sent: in one transaction, or in one per call. */
interface Batch {
  chain: WalletChain
  hashes: readonly Hex[]
  atomic: boolean
}

const Receipt = z
  .object({
    ...{ status: z.string(), blockHash: z.string(), blockNumber: z.string(), gasUsed: z.string() },
    transactionHash: z.string(),
    logs: z.array(z.object({ address: z.string(), data: z.string(), topics: z.array(z.string()) })),
  })
  .nullable()

/** The batches that dApps have sent (EIP-5792). */
export class Batches {
  readonly #sent = new Map<string, Batch>()

  /** The id of a batch: the dApp's, if that is still free. */
  nameFor(asked: string | undefined): string {
    if (asked !== undefined && this.#sent.has(asked)) throw new RpcError(5720, 'There is a batch of this id already.')
    return asked ?? `0x${randomBytes(32).toString('hex')}`
  }

  add(id: string, batch: Batch): void {
    this.#sent.set(id, batch)
  }

  /** The answer to `wallet_getCallsStatus`. */
  async status(id: unknown): Promise<object> {
    const batch = typeof id === 'string' ? this.#sent.get(id) : undefined
    if (!batch) throw new RpcError(5730, 'There is no batch of this id.')
    const { chain, hashes, atomic } = batch
    const answers = await Promise.all(
      hashes.map((hash) =>
        callNode(chain.rpcUrl, 'eth_getTransactionReceipt', [hash]).then((told) => Receipt.parse(told)),
      ),
    )
    const receipts = answers.filter((receipt) => receipt !== null)
    const failed = receipts.filter(({ status }) => status !== '0x1').length
    const status = receipts.length < hashes.length ? 100 : failed === 0 ? 200 : failed < hashes.length ? 600 : 500
    return {
      ...{ version: '2.0.0', id, chainId: hexChainId(chain.chainId), status, atomic },
      ...(receipts.length > 0 ? { receipts } : {}),
    }
  }
}
