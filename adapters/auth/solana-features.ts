import { base58 } from '@scure/base'
import type { WalletAdapterCompatibleStandardWallet } from '@solana/wallet-adapter-base'
import * as z from 'zod/mini'
import { PorticoError } from '../../core/errors.ts'
import { parse, text } from '../../core/schema.ts'
import { signatureOf } from '../solana/parse.ts'
import type { SolanaConnection } from './solana-connection.ts'

/** The maximum length of bytes in base58: a transaction's 1232 bytes are 1683 characters; the rest is a reserve. */
const bytes = text(10_000)

const signature = z.object({ signature: bytes })
const transaction = z.object({ transaction: bytes })
const transactions = z.object({ transactions: z.array(bytes) })

/** The icon that the Wallet Standard requires; it is not shown anywhere. */
const icon = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='

const supportedTransactionVersions = ['legacy', 0] as const

/** The frame as a Wallet Standard wallet [embedded-connector]; it shows requests that need approval. */
export function standardWallet(connection: SolanaConnection, name: string) {
  /** The frame has one account, and signs for no other. */
  const signer = (address: string): string => {
    if (connection.account?.address !== address) throw new PorticoError('wallet.unauthorized')
    return address
  }
  const accounts = () => (connection.account ? [connection.account] : [])
  return {
    version: '1.0.0',
    name,
    icon,
    // It supports any Solana network that the dApp has.
    chains: [],
    get accounts() {
      return accounts()
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        async connect({ silent = false } = {}) {
          await connection.connect(silent)
          return { accounts: accounts() }
        },
      },
      'standard:disconnect': { version: '1.0.0', disconnect: () => connection.disconnect() },
      'standard:events': {
        version: '1.0.0',
        on: (_, changed) => connection.watch(() => changed({ accounts: accounts() })),
      },
      'solana:signMessage': {
        version: '1.0.0',
        signMessage: (...inputs) =>
          inTurn(inputs, async ({ account, message }) => {
            const asked = { message: base58.encode(message), pubkey: signer(account.address) }
            const answer = await connection.call('solana_signMessage', asked, undefined)
            return { signedMessage: message, signature: bytesOf(read(signature, answer).signature) }
          }),
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions,
        async signTransaction(...inputs) {
          const [first, ...others] = inputs
          if (!first) return []
          for (const { account } of inputs) signer(account.address)
          const asked = inputs.map((input) => base58.encode(input.transaction))
          if (others.length === 0) {
            const answer = await connection.call('solana_signTransaction', { transaction: asked[0] }, first.chain)
            return [{ signedTransaction: bytesOf(read(transaction, answer).transaction) }]
          }
          const answer = await connection.call('solana_signAllTransactions', { transactions: asked }, first.chain)
          return read(transactions, answer).transactions.map((each) => ({ signedTransaction: bytesOf(each) }))
        },
      },
      'solana:signAndSendTransaction': {
        version: '1.0.0',
        supportedTransactionVersions,
        signAndSendTransaction: (...inputs) =>
          inTurn(inputs, async ({ account, chain, options, transaction: unsigned }) => {
            signer(account.address)
            const asked = { transaction: base58.encode(unsigned), ...(options && { options }) }
            const answer = await connection.call('solana_signAndSendTransaction', asked, chain)
            // The frame may have sent it all the same [send-undecided].
            return { signature: base58.decode(signatureOf(parse(signature, answer)?.signature)) }
          }),
      },
    },
  } satisfies WalletAdapterCompatibleStandardWallet
}

/** One at a time: the frame asks its user about each. */
async function inTurn<Input, Output>(
  inputs: readonly Input[],
  work: (input: Input) => Promise<Output>,
): Promise<Output[]> {
  const outputs: Output[] = []
  for (const input of inputs) outputs.push(await work(input))
  return outputs
}

/** @throws `wallet.badAnswer` for an answer of another form. */
function read<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const said = parse(schema, answer)
  if (said === undefined) throw new PorticoError('wallet.badAnswer')
  return said
}

function bytesOf(letters: string): Uint8Array {
  try {
    return base58.decode(letters)
  } catch (cause) {
    throw new PorticoError('wallet.badAnswer', undefined, { cause })
  }
}
