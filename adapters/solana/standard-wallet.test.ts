import { base58 } from '@scure/base'
import { isWalletAdapterCompatibleStandardWallet } from '@solana/wallet-adapter-base'
import { Keypair } from '@solana/web3.js'
import type { Wallet } from '@wallet-standard/base'
import { describe, expect, it } from 'vitest'
import { solanaError } from './errors.ts'
import { nodeOf } from './node.ts'
import { StandardWallet } from './standard-wallet.ts'

const { publicKey } = Keypair.fromSeed(new Uint8Array(32).fill(7))
const address = publicKey.toBase58()
const chain = 'solana:mainnet'
const signature = new Uint8Array(64).fill(9)

describe('a transfer that a wallet sends through its own node', () => {
  /** Sends with a wallet whose feature for that is the given one. */
  async function send(feature: object) {
    const account = { address, publicKey: publicKey.toBytes(), chains: [chain] as const, features: [] }
    const wallet: Wallet = {
      version: '1.0.0',
      name: 'Harbour',
      icon: 'data:image/png;base64,',
      chains: [chain],
      accounts: [account],
      features: {
        'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
        'standard:events': { version: '1.0.0', on: () => () => undefined },
        'solana:signAndSendTransaction': { version: '1.0.0', supportedTransactionVersions: [0], ...feature },
      },
    }
    if (!isWalletAdapterCompatibleStandardWallet(wallet)) throw new Error('The wallet is compatible.')
    const connection = nodeOf(['https://one.example/'], {}, new AbortController().signal)
    return new StandardWallet(wallet).send({ address, chain, transaction: new Uint8Array(8), connection })
  }

  it('is sent by a method of the feature, with or without a promise', async () => {
    const feature = {
      outputs: [{ signature }],
      signAndSendTransaction() {
        return this.outputs
      },
    }
    expect(await send(feature)).toBe(base58.encode(signature))
  })

  const codeAfter = (failure: object) =>
    send({ signAndSendTransaction: () => Promise.reject(failure) }).catch((cause) => solanaError(cause).code)

  it.each([
    [
      'the node already has it',
      { message: 'Transaction simulation failed: This transaction has already been processed' },
    ],
    ['the node already has it, in a cause', { error: { code: -32002, message: 'Transaction already processed' } }],
    ['the node did not answer', { name: 'TimeoutError', message: 'The request timed out' }],
  ])('may have been sent if %s [send-undecided]', async (_, failure) => {
    expect(await codeAfter(failure)).toBe('wallet.badHash')
  })

  it('has failed if the node refuses it', async () => {
    expect(await codeAfter(new Error('Transaction simulation failed: custom program error'))).toBe('transaction.failed')
  })
})
