import type { Chain } from 'viem'
import type { Config, Transport } from 'wagmi'
import type { CaipNetworkId } from '../../core/caip.ts'
import type { Network } from '../../core/network.ts'
import { ChainList } from './chain-list.ts'
import { Choices } from './choices.ts'
import type { Follower } from './follower.ts'
import type { WagmiConnector } from './report.ts'
import { estimateFee, type RequestInput, readBalance, send, sign } from './requests.ts'
import { switchChain } from './switch-chain.ts'

/** What the list of wallets can do without: the work for a connected page, and for one whose networks change. */
export class OnceConnected {
  readonly #config: Config
  readonly #chains: ChainList
  readonly #choices: Choices
  readonly #follower: Follower

  /** @param first The networks that the dApp had at the start. */
  constructor(config: Config, follower: Follower, wayTo: (chain: Chain) => Transport, first: readonly Network[]) {
    this.#config = config
    this.#chains = new ChainList(config, wayTo, first)
    this.#choices = new Choices(config)
    this.#follower = follower
    follower.before = () => this.#choices.keep()
  }

  setNetworks(networks: readonly Network[]): void {
    this.#chains.set(networks)
    this.#follower.tell()
  }

  activateAccount(connector: WagmiConnector, address: string): void {
    this.#choices.choose(connector, address)
  }

  /** Without a wallet only the chain of the dApp changes. */
  async switchNetwork(connector: WagmiConnector | undefined, id: CaipNetworkId, signal: AbortSignal): Promise<void> {
    const chain = this.#chains.chainOf(id)
    if (connector) await switchChain(this.#config, connector, chain, signal)
    else this.#config.setState((state) => ({ ...state, chainId: chain.id }))
  }

  readonly sign = sign

  send(connector: WagmiConnector, input: RequestInput<'sendTransaction'>) {
    return send(this.#config, connector, input)
  }

  estimate(input: RequestInput<'estimate'>) {
    return estimateFee(this.#config, this.#chains.chainOf(input.caipNetworkId), input)
  }

  balance(input: RequestInput<'balance'>) {
    return readBalance(this.#config, this.#chains.chainOf(input.caipNetworkId), input)
  }
}
