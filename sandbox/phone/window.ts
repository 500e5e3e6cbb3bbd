import * as z from 'zod'
import type { Phone } from './phone.ts'
import type { PhoneMessage, PhoneView } from './protocol.ts'

const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pair'), uri: z.string() }),
  z.object({
    ...{ type: z.literal('approve'), id: z.string() },
    ...{ accounts: z.array(z.string()), chains: z.array(z.string()) },
  }),
  z.object({ type: z.literal('reject'), id: z.string() }),
  z.object({ type: z.literal('switchAccount'), index: z.number() }),
  z.object({ type: z.literal('switchChain'), topic: z.string(), chain: z.string() }),
  z.object({ type: z.literal('disconnect'), topic: z.string() }),
]) satisfies z.ZodType<PhoneMessage>

/** An open page of a phone: shows its state, and carries out its user's actions. */
export class PhoneWindow {
  readonly #phone: Phone
  readonly #show: (view: PhoneView) => void
  readonly #stop: () => void
  #notice: string | null = null

  constructor(phone: Phone, show: (view: PhoneView) => void) {
    this.#phone = phone
    this.#show = show
    this.#stop = phone.watch(() => this.#refresh())
    this.#refresh()
  }

  async receive(text: string): Promise<void> {
    try {
      this.#notice = null
      await this.#do(Message.parse(JSON.parse(text)))
    } catch (error) {
      this.#notice = error instanceof Error ? error.message : String(error)
    }
    this.#refresh()
  }

  close(): void {
    this.#stop()
  }

  async #do(message: PhoneMessage): Promise<void> {
    switch (message.type) {
      case 'pair':
        return this.#phone.pair(message.uri.trim())
      case 'approve': {
        const { id, accounts, chains } = message
        const chosen = accounts.length > 0 || chains.length > 0
        return this.#phone.approve({ id, ...(chosen ? { accounts, chains } : {}) })
      }
      case 'reject':
        return this.#phone.reject({ id: message.id })
      case 'switchAccount':
        return this.#phone.switchAccount(message.index)
      case 'switchChain':
        return this.#phone.switchChain(message.chain, message.topic)
      case 'disconnect':
        return this.#phone.disconnect(message.topic)
    }
  }

  #refresh(): void {
    const phone = this.#phone
    const lists = Object.values(phone.accounts)
    const [errand] = phone.errands()
    this.#show({
      phone: phone.name,
      approval: errand
        ? {
            ...{ id: errand.request.id, ...errand.request.dapp },
            ...{ choices: [], chains: [], ...errand.contents },
          }
        : null,
      sessions: phone.sessions().map(({ topic, dapp, namespaces }) => ({
        ...{ topic, ...dapp },
        accounts: Object.values(namespaces).flatMap(({ accounts }) => accounts),
      })),
      accounts: (lists[0] ?? []).map((_, index) => ({ index, addresses: lists.flatMap((list) => list[index] ?? []) })),
      chains: phone.chains,
      notice: this.#notice,
    })
  }
}
