import { randomUUID } from 'node:crypto'
import { type LocalAccount, numberToHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { SandboxNode } from '../evm/node.ts'
import { callNode } from '../wallet/chains.ts'

/** The initial balance of both accounts of a new user on each EVM chain: 100 ETH. */
const GRANT = numberToHex(100n * 10n ** 18n)

/** A user of the embedded wallet, with real keys. */
export interface User {
  readonly id: string
  /** Where the user logs in: by `email`, or at the provider with this name. */
  readonly provider: string
  readonly subject: string | null
  email: string | null
  name: string | null
  readonly evm: LocalAccount
  /** The key of the smart account, which has its own address. */
  readonly smart: LocalAccount
  /** The browsers on which the user has confirmed a login. */
  readonly devices: Set<string>
}

/** All users. A user's keys are created at the first login, and last as long as the sandbox. */
export class Users {
  readonly #known = new Map<string, User>()
  readonly #nodes: readonly SandboxNode[]

  constructor(nodes: readonly SandboxNode[]) {
    this.#nodes = nodes
  }

  /** The user with this email; it may have changed since. */
  byEmail(email: string): User | undefined {
    return [...this.#known.values()].find((user) => user.provider === 'email' && user.email === email)
  }

  /** Finds the user with an email, or creates one. */
  async withEmail(email: string): Promise<User> {
    return this.byEmail(email) ?? this.#make({ provider: 'email', subject: null, email, name: null })
  }

  /** Finds the user with this subject at a provider, or creates one. */
  async withSubject(provider: string, subject: string, about: Pick<User, 'email' | 'name'>): Promise<User> {
    const known = [...this.#known.values()].find((user) => user.provider === provider && user.subject === subject)
    return known ?? this.#make({ provider, subject, ...about })
  }

  async #make(known: Pick<User, 'provider' | 'subject' | 'email' | 'name'>): Promise<User> {
    const [evm, smart] = [newAccount(), newAccount()]
    const user: User = { ...known, id: randomUUID(), evm, smart, devices: new Set() }
    this.#known.set(user.id, user)
    await this.#fund(user)
    return user
  }

  /** If a node is down, the user gets no funds there, and the login succeeds. */
  async #fund({ evm, smart }: User): Promise<void> {
    const grants = this.#nodes.flatMap(({ directUrl }) =>
      [evm, smart].map(({ address }) => callNode(directUrl, 'anvil_setBalance', [address, GRANT])),
    )
    await Promise.allSettled(grants)
  }
}

const newAccount = () => privateKeyToAccount(generatePrivateKey())
