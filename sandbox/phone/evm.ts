import { account } from '../evm/accounts.ts'
import { Chains, parseAddedChain, parseChainId, type WalletChain } from '../wallet/chains.ts'
import { WalletCore } from '../wallet/core.ts'
import { unknownChain, unsupported } from '../wallet/errors.ts'
import { EvmNamespace } from '../wallet/evm-namespace.ts'
import { Lock } from '../wallet/lock.ts'
import type { PhoneCall, PhoneNamespace, PhoneTask } from './namespace.ts'

const METHODS = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
] as const

const caip = (chainId: number) => `eip155:${chainId}`

/**
 * The EVM side of a phone. A dApp names the chain in each request, so there is a wallet for each chain, which never
 * switches.
 */
export class PhoneEvm implements PhoneNamespace {
  readonly name = 'eip155'
  readonly methods = METHODS
  readonly accounts: readonly string[]
  readonly #indexes: readonly number[]
  readonly #known: WalletChain[]
  readonly #wallets = new Map<string, EvmNamespace>()
  readonly #granted = new Map<string, readonly string[]>()

  constructor(accounts: readonly number[], chains: readonly WalletChain[]) {
    this.#indexes = accounts
    this.#known = [...chains]
    this.accounts = accounts.map((index) => account(index).address)
    for (const { chainId } of chains) this.#wallets.set(caip(chainId), this.#walletOn(chainId))
  }

  get chains(): string[] {
    return [...this.#wallets.keys()]
  }

  grant(topic: string, addresses: readonly string[]): void {
    this.#granted.set(topic, addresses)
    for (const wallet of this.#wallets.values()) grant(wallet, topic, addresses)
  }

  sign(address: string, text: string): Promise<string> {
    const index = this.#indexes.find((each) => account(each).address === address)
    if (index === undefined) throw new Error(`The phone has no account ${address}.`)
    return account(index).signMessage({ message: text })
  }

  task(call: PhoneCall): PhoneTask {
    const { method, params } = call
    if (!METHODS.some((known) => known === method)) throw unsupported(method)
    if (method === 'wallet_addEthereumChain') return this.#adding(call, parseAddedChain(first(params)))
    const wallet = this.#wallets.get(call.chain)
    if (!wallet) throw unknownChain(call.chain)
    const { served, contents } = ask(wallet, call)
    const run = () => served.run({ origin: call.topic, params })
    if (method !== 'wallet_switchEthereumChain') return { contents, run }
    return { contents, run: () => null, chain: caip(parseChainId(fieldsOf(first(params)).chainId)) }
  }

  #adding(call: PhoneCall, { chainId }: WalletChain): PhoneTask {
    const chain = caip(chainId)
    const known = this.#wallets.get(chain)
    const wallet = known ?? this.#walletOn(chainId)
    const { served, contents } = ask(known ?? wallet, call)
    const run = async () => {
      await served.run({ origin: call.topic, params: call.params })
      this.#wallets.set(chain, wallet)
      for (const [topic, addresses] of this.#granted) grant(wallet, topic, addresses)
      return null
    }
    return { contents, run, chain }
  }

  #walletOn(chainId: number): EvmNamespace {
    const chains = new Chains(this.#known, chainId)
    return new EvmNamespace(new WalletCore(this.#indexes.map(account), chains, new Lock(), () => {}))
  }
}

/** What the user sees of a call. Throws if it is refused without asking. */
function ask(wallet: EvmNamespace, { topic, method, params }: PhoneCall) {
  const served = wallet.served(method)
  served.asks({ origin: topic, params })
  return { served, contents: wallet.describe({ id: '', origin: topic, method, params }) }
}

function grant(wallet: EvmNamespace, topic: string, accounts: readonly string[]): void {
  const connect = wallet.served('wallet_requestPermissions')
  if (accounts.length === 0) wallet.revoke(topic)
  else connect.run({ origin: topic, params: [{ eth_accounts: {} }] }, { accounts })
}

const first = (params: unknown): unknown => (Array.isArray(params) ? params[0] : undefined)

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
