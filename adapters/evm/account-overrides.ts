import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { PorticoError } from '../../core/errors.ts'
import { type ChosenAccount, putFirst, withChosen } from '../chosen-account.ts'
import { parseAddress, parseAddresses } from './parse.ts'
import type { WagmiConnector } from './report.ts'

interface AccountOverride extends ChosenAccount<Address> {
  /** The accounts as set here; any others come from the wallet itself. */
  accounts: readonly Address[]
}

/** Accounts chosen by the user. wagmi gets them through its connectors' own event, so that it stays in sync. */
export class AccountOverrides {
  readonly #config: Config
  readonly #made = new Map<string, AccountOverride>()

  constructor(config: Config) {
    this.#config = config
  }

  /**
   * Makes an account the first of its connection.
   * @throws `wallet.notConnected`, or `wallet.unauthorized` if the wallet does not share the account.
   */
  choose(connector: WagmiConnector, wanted: string): void {
    const live = this.#config.state.connections.get(connector.uid)
    if (!live) throw new PorticoError('wallet.notConnected')
    const accounts = parseAddresses(live.accounts)
    const address = parseAddress(wanted)
    const over = this.#made.get(connector.uid)?.over ?? accounts?.[0]
    if (!accounts || !over || !address || !accounts.includes(address)) throw new PorticoError('wallet.unauthorized')
    if (address !== accounts[0]) this.#put(connector, { address, over, accounts: putFirst(accounts, address) })
  }

  /** Puts the chosen accounts first again after their wallets have reported. */
  keep(): void {
    for (const [uid, choice] of this.#made) {
      const live = this.#config.state.connections.get(uid)
      if (live?.accounts === choice.accounts) continue
      this.#made.delete(uid)
      const said = live && parseAddresses(live.accounts)
      const accounts = said && withChosen(said, choice)
      const [over] = said ?? []
      if (live && accounts && over) this.#put(live.connector, { address: choice.address, over, accounts })
    }
  }

  #put(connector: WagmiConnector, choice: AccountOverride): void {
    this.#made.set(connector.uid, choice)
    connector.emitter.emit('change', { accounts: choice.accounts })
  }
}
