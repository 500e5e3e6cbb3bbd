import type { EmbeddedUser } from '../../core/connector.ts'
import type { Network } from '../../core/network.ts'
import { StandardWallet } from '../solana/standard-wallet.ts'
import type { SolanaWallet } from '../solana/wallet.ts'
import { SolanaConnection } from './solana-connection.ts'
import { standardWallet } from './solana-features.ts'
import { type AuthWallet, authId } from './wallet.ts'

/** The embedded wallet as a Solana wallet: a Wallet Standard wallet with a network and a user. */
class SolanaAuthWallet extends StandardWallet {
  override readonly id = authId
  override readonly icon = undefined
  override readonly type = 'AUTH'
  readonly name: string
  readonly #connection: SolanaConnection

  constructor({ name }: AuthWallet, connection: SolanaConnection) {
    super(standardWallet(connection, name))
    this.name = name
    this.#connection = connection
  }

  get user(): EmbeddedUser | undefined {
    return this.#connection.user
  }

  goTo(network: Network): Promise<void> {
    return this.#connection.goTo(network)
  }
}

const made = new WeakMap<AuthWallet, SolanaWallet>()

/** The Solana wallet of an embedded wallet, created once per wallet. */
export function solanaWalletOf(wallet: AuthWallet): SolanaWallet {
  const known = made.get(wallet) ?? new SolanaAuthWallet(wallet, new SolanaConnection(wallet))
  made.set(wallet, known)
  return known
}
