import type { WalletChain } from '../wallet/chains.ts'
import type { NamespaceName } from '../wallet/wallets.ts'
import { PhoneEvm } from './evm.ts'
import type { PhoneNamespace } from './namespace.ts'
import { Phone } from './phone.ts'

/** The options of a new phone. */
export interface PhoneOptions {
  /** Its id in addresses. Default: `phone`. The same id returns the same phone. */
  id?: string
  name?: string
  /** The namespaces that it has keys for. Default: all of the sandbox. */
  namespaces?: NamespaceName[]
  /** The sandbox's accounts on it, by index. Default: 0 and 1. */
  accounts?: number[]
  /** Whether it supports signing in while connecting, as newer wallets do. Default: yes. */
  oneStep?: boolean
}

/** What the phones of a sandbox share. */
export interface PhonesOptions {
  relayUrl: string
  /** The site of the phones. */
  url: () => string
  chains: readonly WalletChain[]
  /** Creates the Solana side, if there is a Solana. */
  makeSolana?: ((accounts: readonly number[]) => PhoneNamespace) | undefined
}

/** The phones of one sandbox. */
export class Phones {
  readonly #known = new Map<string, Promise<Phone>>()
  readonly #options: PhonesOptions
  /** Clients with the same name in one process are one client, so no two sandboxes may share a name. */
  readonly #mark = Math.random().toString(36).slice(2)

  constructor(options: PhonesOptions) {
    this.#options = options
  }

  /** Creates a phone, or returns the one with this id. */
  create(options: PhoneOptions = {}): Promise<Phone> {
    const { id = 'phone' } = options
    if (!/^[\w.-]{1,64}$/.test(id)) throw new Error(`A phone's id is made of letters, digits, ".", "_" and "-": ${id}`)
    const phone = this.#known.get(id) ?? this.#make(id, options)
    this.#known.set(id, phone)
    return phone
  }

  /** The phone with this id, if there is one. */
  get(id: string): Promise<Phone> | undefined {
    return this.#known.get(id)
  }

  async destroy(): Promise<void> {
    for (const phone of this.#known.values()) await (await phone).destroy()
  }

  #make(
    id: string,
    { name = 'Sandbox Phone', namespaces, accounts = [0, 1], oneStep = true }: PhoneOptions,
  ): Promise<Phone> {
    const { relayUrl, url, chains, makeSolana } = this.#options
    const evm = namespaces?.includes('eip155') ?? true
    const solana = namespaces?.includes('solana') ?? makeSolana !== undefined
    if (solana && !makeSolana) throw new Error('This sandbox has no Solana: start it with { solana: true }.')
    return Phone.start({
      ...{ id, name, oneStep, relayUrl, url: `${url()}/?phone=${id}`, storage: `${this.#mark}-${id}` },
      namespaces: [
        ...(evm ? [new PhoneEvm(accounts, chains)] : []),
        ...(solana && makeSolana ? [makeSolana(accounts)] : []),
      ],
    })
  }
}
