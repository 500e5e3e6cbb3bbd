import type { Contents } from '../wallet/namespace.ts'
import type { NamespaceName } from '../wallet/wallets.ts'

/** A request of a dApp, as WalletConnect delivers it. */
export interface PhoneCall {
  /** The session that it belongs to. */
  topic: string
  /** The chain that it is meant for, by its CAIP-2 id. */
  chain: string
  /** The addresses that the session has on that chain. */
  accounts: readonly string[]
  method: string
  params: unknown
}

/** What a call asks for. */
export interface PhoneTask {
  /** What the user is shown. Without it the user is not asked. */
  contents?: Contents
  /** Does it, and returns the answer. */
  run(): unknown
  /** The chain that the dApp wants to be on afterwards. */
  chain?: string
}

/** What a phone can do on one kind of chains. */
export interface PhoneNamespace {
  readonly name: NamespaceName
  /** The CAIP-2 ids of its chains. */
  readonly chains: readonly string[]
  /** The addresses of its accounts, in the order of the phone's accounts. */
  readonly accounts: readonly string[]
  /** The methods that it serves, by their names in WalletConnect. */
  readonly methods: readonly string[]
  /** From now on a session may use these accounts and no others. */
  grant(topic: string, addresses: readonly string[]): void
  /** Signs a text with an account's key, unasked; for namespaces in which people sign in while they connect. */
  sign?(address: string, text: string): Promise<string>
  /** What a call asks for. Throws if it is refused without asking the user. */
  task(call: PhoneCall): PhoneTask
}
