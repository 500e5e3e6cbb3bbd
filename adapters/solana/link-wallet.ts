import { base58 } from '@scure/base'
import { PorticoError } from '../../core/errors.ts'
import type { Link } from '../walletconnect/index.ts'
import type { SessionPart } from '../walletconnect/session.ts'
import { broadcast } from './broadcast.ts'
import { addressOf, bytesFrom, signatureLength, signatureOf } from './parse.ts'
import type { Sending, SolanaWallet } from './wallet.ts'

/** Any WalletConnect wallet: Solana's part of the session. */
export class LinkWallet implements SolanaWallet {
  readonly id = 'walletConnect'
  readonly name = 'WalletConnect'
  readonly icon = undefined
  readonly type = 'WALLET_CONNECT'
  readonly isReady = true
  readonly isLegacy = false
  readonly #link: Link
  #asking = 0
  #taken: string | undefined

  constructor(link: Link) {
    this.#link = link
  }

  /** A new session is a new connection: until it is adopted, it shares nothing. */
  get accounts(): unknown {
    const part = this.#link.session()?.topic === this.#taken ? this.#part : undefined
    return part?.accounts.map(({ address }) => ({ address })) ?? []
  }

  get peer(): { name: string; icon?: string } | undefined {
    return this.#link.session()
  }

  /** The chains of the account. */
  chainsOf(address: string | undefined): readonly string[] | undefined {
    const there = this.#part?.accounts.filter((account) => address === undefined || account.address === address)
    return there && [...new Set(there.map(({ network }) => network))]
  }

  async connect(silent: boolean): Promise<void> {
    this.#asking += 1
    try {
      const working = await this.#link.load()
      const live = silent ? working.restore() : working.session
      const session = live?.parts.solana || silent ? live : await working.pair(() => undefined)
      if (!session?.parts.solana) throw new PorticoError('wallet.noAccounts')
      this.#taken = session.topic
    } finally {
      this.#asking -= 1
    }
  }

  async disconnect(): Promise<void> {
    await (await this.#link.load()).end()
  }

  onChange(changed: () => void): () => void {
    return this.#watch(changed)
  }

  /** Calls back when a session is established without a request. Returns the function that stops it. */
  onAdoptable(come: () => void): () => void {
    return this.#watch(() => {
      const session = this.#link.session()
      if (session?.adoptable && session.parts.solana && session.topic !== this.#taken && this.#asking === 0) come()
    })
  }

  async signMessage(address: string, message: Uint8Array): Promise<Uint8Array> {
    const asked = { message: base58.encode(message), pubkey: this.#signer(address) }
    return signatureIn(await this.#ask('solana_signMessage', asked, undefined))
  }

  async signTransactions(address: string, chain: string | undefined, transactions: readonly Uint8Array[]) {
    const signed: Uint8Array[] = []
    // One by one: few wallets can sign several at once.
    for (const transaction of transactions) signed.push(await this.#sign(address, chain, transaction))
    return signed
  }

  async send({ address, chain, transaction, connection, options }: Sending): Promise<string> {
    if (!this.#part?.methods.includes('solana_signAndSendTransaction'))
      return broadcast(connection, await this.#sign(address, chain, transaction), options)
    const asked = {
      transaction: toBase64(transaction),
      pubkey: this.#signer(address),
      ...(options && { sendOptions: options }),
    }
    return signatureOf(textIn(await this.#ask('solana_signAndSendTransaction', asked, chain), 'signature'))
  }

  async #sign(address: string, chain: string | undefined, transaction: Uint8Array): Promise<Uint8Array> {
    const asked = { transaction: toBase64(transaction), pubkey: this.#signer(address) }
    const answer = await this.#ask('solana_signTransaction', asked, chain)
    const whole = textIn(answer, 'transaction')
    if (whole !== undefined) return fromBase64(whole)
    // The first version of the specification returns only a signature.
    const { PublicKey, VersionedTransaction } = await import('@solana/web3.js')
    const signed = VersionedTransaction.deserialize(transaction)
    signed.addSignature(new PublicKey(address), signatureIn(answer))
    return signed.serialize()
  }

  async #ask(method: string, params: object, chain: string | undefined): Promise<unknown> {
    const part = this.#part
    const known = part?.accounts.find(({ network }) => network === chain) ?? part?.accounts[0]
    if (!part || !known) throw new PorticoError('wallet.notConnected')
    if (!part.methods.includes(method)) throw new PorticoError('wallet.unsupportedMethod')
    return (await this.#link.load()).request(known.network, { method, params })
  }

  #signer(address: string): string {
    const isShared = this.#part?.accounts.some((account) => account.address === address)
    if (!isShared) throw new PorticoError('wallet.unauthorized')
    return addressOf(address)
  }

  #watch(changed: () => void): () => void {
    const { watchers } = this.#link
    watchers.add(changed)
    return () => void watchers.delete(changed)
  }

  get #part(): SessionPart | undefined {
    return this.#link.session()?.parts.solana
  }
}

const textIn = (answer: unknown, key: string): string | undefined => {
  const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, key) : undefined
  return typeof value === 'string' ? value : undefined
}

/** @throws `wallet.badAnswer` if there is none. */
function signatureIn(answer: unknown): Uint8Array {
  try {
    return bytesFrom(base58.decode(textIn(answer, 'signature') ?? ''), signatureLength)
  } catch (cause) {
    throw new PorticoError('wallet.badAnswer', undefined, { cause })
  }
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch (cause) {
    throw new PorticoError('wallet.badAnswer', undefined, { cause })
  }
}
