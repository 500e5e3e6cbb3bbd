import { createWalletClient, encodeFunctionData, type Hex, http } from 'viem'
import { account } from '../evm/accounts.ts'
import type { SandboxNode } from '../evm/node.ts'
import { token } from '../evm/token.ts'
import { type Listening, listen } from '../net/listen.ts'
import { type Offer, onRampPages } from './pages.ts'

/** A purchase's status, in the API's terms. */
type PurchaseStatus =
  | 'ONRAMP_TRANSACTION_STATUS_SUCCESS'
  | 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
  | 'ONRAMP_TRANSACTION_STATUS_FAILED'

/** A purchase that was paid here. */
export interface SoldPurchase {
  id: string
  /** The buyer's address. */
  address: string
  /** In whole sandbox dollars. */
  amount: string
  /** In milliseconds since 1970. */
  at: number
  status: PurchaseStatus
  /** The transaction that delivered it; empty before that. */
  hash: string
}

/** What happens to payments: delivered at once, only by `deliver()`, or twice, cancelled, or never reported. */
export type OnRampBehaviour = 'now' | 'late' | 'twice' | 'failed' | 'never'

/** The smallest units in a hundredth of a sandbox dollar. */
const cents = 10_000n

/**
 * The seller: it has been given dollars, and is not a default account of any wallet, so that it is not in a user's
 * history.
 */
const seller = account(9)

/** An on-ramp provider on its own origin: what is paid on its page is really delivered on the chain. */
export class OnRamp {
  /** What happens to the next payment. A test may change it. */
  behaviour: OnRampBehaviour = 'now'
  /** The paid purchases, oldest first. */
  readonly purchases: SoldPurchase[] = []
  readonly #offers = new Map<string, Offer>()
  readonly #node: SandboxNode
  #front: Listening | undefined

  private constructor(node: SandboxNode) {
    this.#node = node
  }

  static async start({ node, log }: { node: SandboxNode; log: (line: string) => void }): Promise<OnRamp> {
    const made = new OnRamp(node)
    made.#front = await listen(onRampPages(made), { name: 'On-ramp', port: 0, log })
    return made
  }

  /** Its origin. */
  get url(): string {
    if (!this.#front) throw new Error('The on-ramp is gone.')
    return this.#front.url
  }

  /** The page to pay for an offer; each is valid once. */
  offer(offer: Offer): string {
    const session = String(this.#offers.size + 1)
    this.#offers.set(session, offer)
    return `${this.url}/buy?session=${session}`
  }

  offered(session: string | undefined): Offer | undefined {
    return this.#offers.get(session ?? '')
  }

  /** An offer was paid. */
  async pay(offer: Offer): Promise<void> {
    const { behaviour } = this
    if (behaviour === 'never') return
    const purchase = this.#keep(offer)
    if (behaviour === 'failed') purchase.status = 'ONRAMP_TRANSACTION_STATUS_FAILED'
    if (behaviour === 'now' || behaviour === 'twice') await this.#deliver(purchase)
    if (behaviour === 'twice') await this.#deliver(this.#keep(offer))
  }

  /** Delivers the paid purchases that are pending. */
  async deliver(): Promise<void> {
    for (const purchase of this.purchases)
      if (purchase.status === 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS') await this.#deliver(purchase)
  }

  /** Forgets the purchases, and delivers at once again. */
  clear(): void {
    this.purchases.length = 0
    this.behaviour = 'now'
  }

  #keep({ address, amount }: Offer): SoldPurchase {
    const purchase: SoldPurchase = {
      ...{ id: `purchase-${this.purchases.length + 1}`, address, amount },
      ...{ at: Date.now(), status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', hash: '' },
    }
    this.purchases.push(purchase)
    return purchase
  }

  async #deliver(purchase: SoldPurchase): Promise<void> {
    const client = createWalletClient({ account: seller, transport: http(this.#node.directUrl) })
    const units = BigInt(Math.round(Number(purchase.amount) * 100)) * cents
    const args = [purchase.address as Hex, units]
    const data = encodeFunctionData({ abi: token.abi, functionName: 'transfer', args })
    const { transactionHash } = await client.sendTransactionSync({ chain: null, to: token.address, data })
    purchase.hash = transactionHash
    purchase.status = 'ONRAMP_TRANSACTION_STATUS_SUCCESS'
  }

  async destroy(): Promise<void> {
    await this.#front?.close()
    this.#front = undefined
  }
}
