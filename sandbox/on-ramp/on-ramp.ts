import { createWalletClient, encodeFunctionData, type Hex, http } from 'viem'
import { account } from '../evm/accounts.ts'
import type { SandboxNode } from '../evm/node.ts'
import { token } from '../evm/token.ts'
import { type Listening, listen } from '../net/listen.ts'
import { type Offer, onRampPages } from './pages.ts'

/** What has become of a purchase, in the API's own words. */
type PurchaseStatus =
  | 'ONRAMP_TRANSACTION_STATUS_SUCCESS'
  | 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
  | 'ONRAMP_TRANSACTION_STATUS_FAILED'

/** Something that was paid here. */
export interface SoldPurchase {
  id: string
  /** To whom it was sold. */
  address: string
  /** In whole dollars of the sandbox. */
  amount: string
  /** In milliseconds since 1970. */
  at: number
  status: PurchaseStatus
  /** By which transaction it was delivered; empty before that. */
  hash: string
}

/** How payments are dealt with: delivered at once, only by `deliver()`, twice, called off, or never told of. */
export type OnRampBehaviour = 'now' | 'late' | 'twice' | 'failed' | 'never'

/** As much as is in a sandbox dollar. */
const cents = 10_000n

/** Who sells: it has been given dollars, and is no wallet's default, so that no user's history tells of it. */
const seller = account(9)

/** A provider of an on-ramp, on an origin of its own: what is paid on its page is really delivered on the chain. */
export class OnRamp {
  /** What the next payment meets. A test may change it. */
  behaviour: OnRampBehaviour = 'now'
  /** What was paid, oldest first. */
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

  /** The page on which an offer is paid; each is good for once. */
  offer(offer: Offer): string {
    const session = String(this.#offers.size + 1)
    this.#offers.set(session, offer)
    return `${this.url}/buy?session=${session}`
  }

  offered(session: string | undefined): Offer | undefined {
    return this.#offers.get(session ?? '')
  }

  /** Someone has paid. */
  async pay(offer: Offer): Promise<void> {
    const { behaviour } = this
    if (behaviour === 'never') return
    const purchase = this.#keep(offer)
    if (behaviour === 'failed') purchase.status = 'ONRAMP_TRANSACTION_STATUS_FAILED'
    if (behaviour === 'now' || behaviour === 'twice') await this.#deliver(purchase)
    if (behaviour === 'twice') await this.#deliver(this.#keep(offer))
  }

  /** Delivers what was paid and is still on its way. */
  async deliver(): Promise<void> {
    for (const purchase of this.purchases)
      if (purchase.status === 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS') await this.#deliver(purchase)
  }

  /** Forgets what was paid, and delivers at once again. */
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
