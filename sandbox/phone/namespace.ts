import type { Contents } from '../wallet/namespace.ts'
import type { NamespaceName } from '../wallet/wallets.ts'

/** A request of a dApp, as WalletConnect delivers it. */
export interface PhoneCall {
  /** The session that it belongs to. */
  topic: string
  /** The chain that it is for, by its CAIP-2 id. */
  chain: string
  /** The session's addresses on that chain. */
  accounts: readonly string[]
  method: string
  params: unknown
}

/** The task of a call. */
export interface PhoneTask {
  /** What to show the user. Without it the user is not asked. */
  contents?: Contents
  /** Carries the call out, and returns the answer. */
  run(): unknown
  /** The chain that the dApp wants to switch to. */
  chain?: string
}

/** A phone's support for one namespace. */
export interface PhoneNamespace {
  readonly name: NamespaceName
  /** The CAIP-2 ids of its chains. */
  readonly chains: readonly string[]
  /** The addresses of its accounts, in the order of the phone's accounts. */
  readonly accounts: readonly string[]
  /** The methods that it supports, by their names in WalletConnect. */
  readonly methods: readonly string[]
  /** Restricts a session to these accounts. */
  grant(topic: string, addresses: readonly string[]): void
  /** Signs a text with an account's key without asking; for namespaces that support signing in while connecting. */
  sign?(address: string, text: string): Promise<string>
  /** The task of a call. Throws if it is refused without asking the user. */
  task(call: PhoneCall): PhoneTask
}
