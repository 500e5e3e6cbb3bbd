import {
  createClient,
  custom,
  fallback,
  type Hex,
  HttpRequestError,
  http,
  isAddress,
  isAddressEqual,
  isErc6492Signature,
  isHex,
  LimitExceededRpcError,
  MethodNotFoundRpcError,
  MethodNotSupportedRpcError,
  ResourceUnavailableRpcError,
  recoverMessageAddress,
  size,
  slice,
  TimeoutError,
} from 'viem'
import { getCode, verifyMessage } from 'viem/actions'
import { signError } from '../sign-error.ts'

interface Signed {
  address: string
  message: string
  signature: string
  /** The addresses of the chain's nodes. */
  nodes: readonly string[]
}

/** Half the order of secp256k1: each signature has a twin above it, which anyone can compute. */
const halfOrder = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** The errors with which a node, or the lack of one, says nothing about a signature. */
const lossErrors = [
  HttpRequestError,
  TimeoutError,
  LimitExceededRpcError,
  MethodNotFoundRpcError,
  MethodNotSupportedRpcError,
  ResourceUnavailableRpcError,
]

/** Whether the account's key made the signature; undefined if the key can't decide that. */
async function isOwn(address: Hex, message: string, signature: Hex): Promise<boolean | undefined> {
  if (size(signature) !== 65) return undefined
  try {
    const signer = await recoverMessageAddress({ message, signature })
    return isAddressEqual(signer, address) ? BigInt(slice(signature, 32, 64)) <= halfOrder : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether an EVM account signed a text (EIP-191, EIP-1271, EIP-6492).
 * @throws `sign.network` if a node is needed and none is known, `sign.server` if none answers.
 */
export async function verifyEvm({ address, message, signature, nodes }: Signed): Promise<boolean> {
  if (!isAddress(address) || !isHex(signature) || signature.length % 2 > 0) return false
  const own = await isOwn(address, message, signature)
  if (own !== undefined) return own
  if (nodes.length === 0) throw signError('sign.network')
  let lost: unknown
  const node = createClient({ transport: fallback(nodes.map((url) => http(url))) })
  // viem does not distinguish a node that is unreachable or refuses the call from a contract that rejects the
  // signature.
  const request = async (args: Parameters<typeof node.request>[0]) => {
    try {
      return await node.request(args)
    } catch (cause) {
      if (lossErrors.some((error) => cause instanceof error)) lost = cause
      throw cause
    }
  }
  const client = createClient({ transport: custom({ request }) })
  try {
    const code = await getCode(client, { address })
    if (code === undefined && !isErc6492Signature(signature)) return false
    const holds = await verifyMessage(client, { address, message, signature })
    if (holds || lost === undefined) return holds
  } catch (cause) {
    lost ??= cause
  }
  throw signError('sign.server', undefined, { cause: lost })
}
