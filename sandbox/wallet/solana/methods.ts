import { fromBase58 } from '../../solana/base58.ts'
import { RpcError, unsupported } from '../errors.ts'
import type { Request, Served } from '../namespace.ts'
import type { SolanaCore } from './core.ts'
import { isSilent, messageInputs, type TransactionInput, transactionInputs } from './inputs.ts'

/** How this feature of the Wallet Standard is served. Throws 4200 if it is not supported. */
export function servedBy(core: SolanaCore, name: string): Served {
  switch (name) {
    case 'standard:connect':
      return {
        oneAtATime: name,
        asks: (request) => !isSilent(request) && core.addressesOf(request.origin).length === 0,
        run: ({ origin }, approved) => {
          if (approved) core.grant(origin, approved.accounts)
          return { accounts: core.accountsOf(origin) }
        },
      }
    // The page drops its accounts. The site stays trusted, and may reconnect without asking.
    case 'standard:disconnect':
      return { asks: () => false, run: () => null }
    case 'solana:signMessage':
      return {
        asks: (request) => messageInputs(core, request).length > 0,
        run: (request) =>
          messageInputs(core, request).map(({ account, message }) => ({
            signedMessage: message,
            signature: account.sign(message),
            signatureType: 'ed25519',
          })),
      }
    case 'solana:signTransaction':
      return {
        asks: (request) => transactionInputs(core, request).length > 0,
        run: (request) => signed(core, request).map((bytes) => ({ signedTransaction: bytes })),
      }
    case 'solana:signAndSendTransaction':
      return {
        asks: (request) => transactionInputs(core, request).length > 0,
        run: async (request) => {
          const sent: { signature: Uint8Array | undefined }[] = []
          for (const input of transactionInputs(core, request)) sent.push({ signature: await send(input) })
          return sent
        },
      }
    default:
      throw unsupported(name)
  }
}

function signed(core: SolanaCore, request: Request): Uint8Array[] {
  return transactionInputs(core, request).map(sign)
}

function sign({ account, transaction }: TransactionInput): Uint8Array {
  transaction.sign([account.keypair])
  return transaction.serialize()
}

async function send(input: TransactionInput): Promise<Uint8Array | undefined> {
  const { skipPreflight = false } = input.options
  const wire = Buffer.from(sign(input)).toString('base64')
  const signature = await input.cluster
    .call('sendTransaction', [wire, { encoding: 'base64', skipPreflight }])
    .catch((error: unknown) => {
      if (error instanceof RpcError) throw error
      throw new RpcError(-32603, 'The wallet got no answer from the chain.')
    })
  return fromBase58(String(signature))
}
