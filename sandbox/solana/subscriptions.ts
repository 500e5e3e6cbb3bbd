import { RpcError } from '../wallet/errors.ts'
import type { SolanaChain } from './chain.ts'
import { encodeAccount } from './encode.ts'
import type { Landed } from './ledger.ts'
import { inContext } from './methods.ts'
import { addressOf, countOf, optionsAt, textOf } from './params.ts'

/** Sends a subscription's notification. */
type Notify = (method: string, subscription: number, result: unknown) => void

let lastId = 0

/** The subscriptions of one WebSocket. */
export class Subscriptions {
  readonly #chain: SolanaChain
  readonly #notify: Notify
  readonly #ends = new Map<number, () => void>()

  constructor(chain: SolanaChain, notify: Notify) {
    this.#chain = chain
    this.#notify = notify
  }

  /** Serves a call. `after` sends the first notification of a new subscription, after the answer. */
  serve(method: string, params: readonly unknown[]): { result: unknown; after?: () => void } {
    switch (method) {
      case 'signatureSubscribe':
        return this.#signature(textOf(params[0]))
      case 'accountSubscribe':
        return this.#account(params)
      case 'slotSubscribe': {
        const id = this.#open((id) => ({
          onSlot: (slot) => this.#notify('slotNotification', id, { parent: slot - 1, root: slot, slot }),
        }))
        return { result: id }
      }
      case 'signatureUnsubscribe':
      case 'accountUnsubscribe':
      case 'slotUnsubscribe':
        return { result: this.#close(countOf(params[0])) }
      default:
        throw new RpcError(-32601, 'Method not found')
    }
  }

  end(): void {
    for (const id of [...this.#ends.keys()]) this.#close(id)
  }

  #signature(signature: string) {
    const tell = (id: number, { execution }: Landed) => {
      if (this.#close(id)) {
        this.#notify('signatureNotification', id, inContext(this.#chain, { err: execution.error }))
      }
    }
    const id = this.#open((id) => ({
      onLanded: (landed) => landed.signature === signature && tell(id, landed),
    }))
    const before = this.#chain.ledger.get(signature)
    return { result: id, ...(before ? { after: () => tell(id, before) } : {}) }
  }

  #account(params: readonly unknown[]) {
    const address = addressOf(params[0]).toBase58()
    const options = optionsAt(params, 1)
    const { svm } = this.#chain
    const id = this.#open((id) => ({
      onLanded: (landed) => {
        if (!changed(landed, address)) return
        const account = encodeAccount(svm, svm.account(address), options)
        this.#notify('accountNotification', id, inContext(this.#chain, account))
      },
    }))
    return { result: id }
  }

  #open(watcher: (id: number) => Parameters<SolanaChain['watch']>[0]): number {
    lastId += 1
    this.#ends.set(lastId, this.#chain.watch(watcher(lastId)))
    return lastId
  }

  #close(id: number): boolean {
    this.#ends.get(id)?.()
    return this.#ends.delete(id)
  }
}

function changed({ keys, before, after }: Landed, address: string): boolean {
  const index = keys.all.indexOf(address)
  const [old, young] = [before[index], after[index]]
  if (!old || !young) return old !== young
  return old.lamports !== young.lamports || Buffer.compare(old.data, young.data) !== 0
}
