import type { WalletAdapterCompatibleStandardWallet } from '@solana/wallet-adapter-base'
import type { WalletAccount } from '@wallet-standard/base'
import type { ConnectorType } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import { parseIcon, parseName } from '../../core/parse-shown.ts'
import { broadcast, sendingError } from './broadcast.ts'
import { bytesFrom, parseChains, signatureLength, signatureOf } from './parse.ts'
import { tryGet } from './try-get.ts'
import type { Sending, SolanaWallet } from './wallet.ts'

/** A Wallet Standard wallet. Its accounts and chains are always read from the wallet, never cached. */
export class StandardWallet implements SolanaWallet {
  readonly id: string
  readonly icon: string | undefined
  readonly type: ConnectorType = 'ANNOUNCED'
  readonly isReady = true
  readonly #wallet: WalletAdapterCompatibleStandardWallet

  constructor(wallet: WalletAdapterCompatibleStandardWallet) {
    this.#wallet = wallet
    this.id = parseName(tryGet(() => wallet.name))
    this.icon = parseIcon(tryGet(() => wallet.icon))
  }

  get accounts(): unknown {
    return tryGet(() => this.#wallet.accounts)
  }

  get isLegacy(): boolean {
    const { features } = this.#wallet
    const feature =
      'solana:signAndSendTransaction' in features
        ? features['solana:signAndSendTransaction']
        : features['solana:signTransaction']
    return tryGet(() => !feature.supportedTransactionVersions.includes(0)) ?? false
  }

  /** The chains of the account are a subset of the wallet's. */
  chainsOf(address: string | undefined): readonly string[] | undefined {
    const own = parseChains(tryGet(() => this.#wallet.chains))
    const granted = parseChains(tryGet(() => this.#wallet.accounts.find((each) => each.address === address)?.chains))
    const both = own?.filter((chain) => granted?.includes(chain)) ?? granted
    return both?.length ? both : own
  }

  async connect(silent: boolean): Promise<void> {
    await this.#wallet.features['standard:connect'].connect(silent ? { silent } : undefined)
  }

  async disconnect(): Promise<void> {
    const { features } = this.#wallet
    if ('standard:disconnect' in features) await features['standard:disconnect'].disconnect()
  }

  onChange(changed: () => void): () => void {
    const off: unknown = tryGet(() => this.#wallet.features['standard:events'].on('change', changed))
    return () => void tryGet(() => typeof off === 'function' && off())
  }

  async signMessage(address: string, message: Uint8Array): Promise<Uint8Array> {
    const { features } = this.#wallet
    if (!('solana:signMessage' in features)) throw new PorticoError('wallet.unsupportedMethod')
    const account = this.#account(address)
    const outputs = await features['solana:signMessage'].signMessage({ account, message })
    return bytesFrom(
      tryGet(() => outputs[0]?.signature),
      signatureLength,
    )
  }

  async signTransactions(address: string, chain: string | undefined, transactions: readonly Uint8Array[]) {
    const { features } = this.#wallet
    if (!('solana:signTransaction' in features)) throw new PorticoError('wallet.unsupportedMethod')
    const account = this.#account(address)
    const inputs = transactions.map((transaction) => ({
      account,
      transaction,
      ...(isChain(chain) && { chain }),
    }))
    const outputs = await features['solana:signTransaction'].signTransaction(...inputs)
    return inputs.map((_, index) => bytesFrom(tryGet(() => outputs[index]?.signedTransaction)))
  }

  /** @throws `wallet.badHash` if the wallet's own node did not answer it in time, or already had the transaction. */
  async send({ address, chain, transaction, connection, options }: Sending): Promise<string> {
    const { features } = this.#wallet
    if (!('solana:signAndSendTransaction' in features) || !isChain(chain)) {
      const [signed = transaction] = await this.signTransactions(address, chain, [transaction])
      return broadcast(connection, signed, options)
    }
    const { skipPreflight, maxRetries, minContextSlot } = options ?? {}
    const account = this.#account(address)
    try {
      const outputs = await features['solana:signAndSendTransaction'].signAndSendTransaction({
        ...{ account, chain, transaction },
        options: {
          ...(skipPreflight !== undefined && { skipPreflight }),
          ...(maxRetries !== undefined && { maxRetries }),
          ...(minContextSlot !== undefined && { minContextSlot }),
        },
      })
      return signatureOf(tryGet(() => outputs[0]?.signature))
    } catch (cause) {
      throw sendingError(cause)
    }
  }

  /** The wallet's own object: many wallets compare accounts by identity. */
  #account(address: string): WalletAccount {
    const account = tryGet(() => this.#wallet.accounts.find((each) => each.address === address))
    if (!account) throw new PorticoError('wallet.unauthorized')
    return account
  }
}

const isChain = (chain: string | undefined): chain is `${string}:${string}` => chain?.includes(':') ?? false
